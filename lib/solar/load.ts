import type { Kind, EnergyAnswers } from './answers';
import type { Loads } from './facts';

/** Keeps the error of binary fractions from rounding a whole kW up, or a half one down. */
const TINY = 1e-9;

/**
 * Estimates a connection's sanctioned load from its bill, in whole kW.
 * @param bill ₹ a month
 * @returns undefined where the rule gives 100 kW or more: a supply at 11 kV
 */
export function loadFromBill(loads: Loads, kind: Kind, bill: number): number | undefined {
  if (kind === 'home') {
    const load = Math.ceil(bill / loads['load-home-bill'] - TINY);
    return Math.min(Math.max(load, loads['load-home-least']), loads['load-home-most']);
  }
  if (bill > loads[`load-${kind}-largest-bill`]) return undefined;
  const load = Math.floor((bill / 1000) * loads[`load-${kind}`] + 0.5 + TINY);
  return Math.min(Math.max(load, loads['load-large-least']), loads['load-large-most']);
}

/**
 * The sanctioned load that a calculator computes with, in kW: the one that the visitor has set, or else the one that
 * follows from the bill. For a home whose units are known, their price stands for the bill.
 * @returns undefined where the bill is that of a supply at 11 kV
 */
export function loadOf(loads: Loads, kind: Kind, { load, units, bill }: EnergyAnswers): number | undefined {
  return load ?? loadFromBill(loads, kind, units === undefined ? bill : units * loads['load-home-unit']);
}
