import type { Kind, EnergyAnswers } from './answers';
import type { Loads } from './facts';

/** Corrects binary fractions, which would round some loads to the wrong whole kW. */
const TINY = 1e-9;

/**
 * Estimates the sanctioned load of a connection in whole kW.
 * @param bill in ₹ a month
 * @returns undefined if a society or business with this bill would need a supply at 11 kV
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
 * Returns the entered sanctioned load in kW, or an estimate.
 * @returns undefined if no load is entered and there is no estimate
 */
export const loadOf = (loads: Loads, kind: Kind, { load, units, bill }: EnergyAnswers): number | undefined =>
  load ?? loadFromBill(loads, kind, units === undefined ? bill : units * loads['load-home-unit']);
