import type { SolarFacts } from './facts';
import type { Scenario } from './scenario';
import { type Tariff, grown } from './tariff';

export const YEARS = 25;

/** What the costs of later years are worked out from. */
type Rules = Pick<SolarFacts, 'assumptions' | 'limits'>;

/** Costs and savings of a solar plant over 25 years, in one scenario of the estimate. */
export interface Cashflow {
  /** The price of the solar plant after subsidies, in ₹. */
  net: number;
  /** The savings on electricity in each of 25 years, in ₹. */
  savings: number[];
  /**
   * The payback in years: when savings minus upkeep have covered the net price. Undefined if that takes longer than 25
   * years.
   */
  payback: number | undefined;
  /** The gain over 25 years in ₹: all savings minus upkeep and net price. */
  gain: number;
  /** The balance at the end of each year in ₹: all savings so far minus all costs. */
  balance: number[];
}

/**
 * Computes costs and savings of a solar plant over 25 years, in one scenario of the estimate.
 *
 * @param price of the plant in this scenario before subsidies, in ₹: upkeep and inverter cost a percentage of it
 * @param net price after subsidies, in ₹
 * @param made kWh of the twelve months of the first year
 * @param tariff the electricity tariff of the first year
 * @param saved gives the saving of a year in ₹, from the units made in that year and its tariff
 */
export function cashflowOf(
  rules: Rules,
  scenario: Scenario,
  { price, net, made, tariff }: { price: number; net: number; made: number[]; tariff: Tariff },
  saved: (made: number[], tariff: Tariff) => number,
): Cashflow {
  const { assumptions } = rules;
  const savings = Array.from({ length: YEARS }, (_, index) => {
    const left = Math.max(0, 1 - assumptions[`fade-${scenario}`] / 100) ** index;
    const dearer = (1 + assumptions[`growth-${scenario}`] / 100) ** index;
    return saved(
      made.map((units) => units * left),
      grown(tariff, dearer),
    );
  });
  const earned = lessLaterCosts(rules, price, savings);
  let sum = -net;
  const balance = earned.map((rupees) => (sum += rupees));
  return { net, savings, payback: paybackOf(net, earned), gain: balance.at(-1)!, balance };
}

/**
 * Deducts a solar plant's later costs from each year's savings: upkeep, and in one year a new inverter.
 * @param price of the plant in ₹
 */
export const lessLaterCosts = ({ assumptions, limits }: Rules, price: number, savings: number[]): number[] =>
  savings.map((saving, index) => {
    const year = index + 1;
    const share =
      (year >= limits['upkeep-from'] ? assumptions.upkeep : 0) +
      (year === limits['inverter-in'] ? assumptions.inverter : 0);
    return saving - (price * share) / 100;
  });

/**
 * The payback in years: when yearly earnings have covered a cost, counted evenly within a year. Undefined if they never
 * do.
 */
export function paybackOf(cost: number, earned: number[]): number | undefined {
  let left = cost;
  for (const [index, saving] of earned.entries()) {
    if (left <= 0) return index;
    if (saving >= left) return index + left / saving;
    left -= saving;
  }
  return undefined;
}
