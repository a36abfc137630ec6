import type { Kind, EnergyAnswers } from './answers';
import type { Loads } from './facts';

/** Makes up for the tiny error of binary fractions, which would otherwise round some values to the wrong whole kW. */
const TINY = 1e-9;

/**
 * Estimates the sanctioned load of a connection from its bill, in whole kW.
 * @param bill the bill in ₹ a month
 * @returns undefined if the bill of a society or business is so high that the connection would need a supply at 11 kV;
 *   for a home never, because a home's estimate is at most the fact `load-home-most`
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
 * Returns the sanctioned load in kW that the visitor has entered, or else an estimate: from the units (kWh) used in a
 * month if they are known, otherwise from the bill. Undefined where `loadFromBill` returns undefined.
 */
export const loadOf = (loads: Loads, kind: Kind, { load, units, bill }: EnergyAnswers): number | undefined =>
  load ?? loadFromBill(loads, kind, units === undefined ? bill : units * loads['load-home-unit']);
