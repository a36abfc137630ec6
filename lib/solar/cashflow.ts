import type { SolarFacts } from './facts';
import type { Scenario } from './scenario';
import { type Tariff, atLaterPrices } from './tariff';

type Rules = Pick<SolarFacts, 'assumptions' | 'limits'>;

export interface Cashflow {
  /** The price minus subsidies, in ₹. */
  net: number;
  /** The saving of each of the 25 years, in ₹. */
  savings: number[];
  /** In years; undefined if more than 25. */
  payback: number | undefined;
  /** All savings minus all costs in 25 years, in ₹. */
  gain: number;
  /** Savings minus costs until the end of each year, in ₹. */
  balance: number[];
}

/**
 * @param price in ₹ before subsidies
 * @param net in ₹ after subsidies
 * @param made the units (kWh) of each month of the first year, from January on
 * @param tariff of the first year
 * @param saved computes the saving of a year in ₹
 */
export function cashflowOf(
  rules: Rules,
  scenario: Scenario,
  { price, net, made, tariff }: { price: number; net: number; made: number[]; tariff: Tariff },
  saved: (made: number[], tariff: Tariff) => number,
): Cashflow {
  const { assumptions, limits } = rules;
  const savings = Array.from({ length: limits['years-counted'] }, (_, index) => {
    const left = Math.max(0, 1 - assumptions[`fade-${scenario}`] / 100) ** index;
    const dearer = (1 + assumptions[`growth-${scenario}`] / 100) ** index;
    return saved(
      made.map((units) => units * left),
      atLaterPrices(tariff, dearer),
    );
  });
  const earned = lessLaterCosts(rules, price, savings);
  let sum = -net;
  const balance = earned.map((rupees) => (sum += rupees));
  return { net, savings, payback: paybackOf(net, earned), gain: balance.at(-1)!, balance };
}

/**
 * Subtracts upkeep and a new inverter from the yearly savings.
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
 * Returns the years until `earned` adds up to `cost`.
 * @returns undefined if it never does
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
