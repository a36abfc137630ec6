import type { Case, Figures } from './figures';
import { type Tariff, grown } from './tariff';

export const YEARS = 25;

/** From this year on upkeep is paid. */
const UPKEEP_FROM = 6;
/** In this year the inverter is replaced. */
const INVERTER_IN = 13;

/** What a plant costs and brings in one case. */
export interface Course {
  /** What is paid for it after subsidies, in ₹. */
  net: number;
  /** ₹ saved in each of the 25 years. */
  savings: number[];
  /** Years until savings less upkeep have added up to the net cost; undefined where they never do. */
  payback: number | undefined;
  /** Savings of all years less upkeep and net cost, in ₹. */
  gain: number;
  /** What has been gained, all costs paid, at the end of each year, in ₹. */
  balance: number[];
}

/**
 * The 25 years of a plant in one case.
 *
 * @param price what the plant costs in this case before subsidies, in ₹: upkeep and inverter are a part of it
 * @param net what is left to pay of it
 * @param made kWh of the twelve months of the first year
 * @param tariff of the first year
 * @param saved gives the saving of a year in ₹ for what the plant makes in it and the tariff of it
 */
export function courseOf(
  figures: Figures,
  which: Case,
  { price, net, made, tariff }: { price: number; net: number; made: number[]; tariff: Tariff },
  saved: (made: number[], tariff: Tariff) => number,
): Course {
  const savings = Array.from({ length: YEARS }, (_, index) => {
    const left = (1 - figures[`fade-${which}`] / 100) ** index;
    const dearer = (1 + figures[`growth-${which}`] / 100) ** index;
    return saved(
      made.map((units) => units * left),
      grown(tariff, dearer),
    );
  });
  const earned = lessLaterCosts(figures, price, savings);
  let sum = -net;
  const balance = earned.map((rupees) => (sum += rupees));
  return { net, savings, payback: paybackOf(net, earned), gain: balance.at(-1)!, balance };
}

/** What is left of each year's ₹ after upkeep, and after a new inverter in one year. @param price of the plant */
export const lessLaterCosts = (figures: Figures, price: number, savings: number[]): number[] =>
  savings.map((saving, index) => {
    const year = index + 1;
    const share = (year >= UPKEEP_FROM ? figures.upkeep : 0) + (year === INVERTER_IN ? figures.inverter : 0);
    return saving - (price * share) / 100;
  });

/** The moment at which what is earned adds up to a cost, evenly within a year; undefined where it does not in these years. */
export function paybackOf(cost: number, earned: number[]): number | undefined {
  let left = cost;
  for (const [index, saving] of earned.entries()) {
    if (left <= 0) return index;
    if (saving >= left) return index + left / saving;
    left -= saving;
  }
  return undefined;
}
