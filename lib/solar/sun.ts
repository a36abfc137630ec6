import type { townSun } from '@/content/facts/solar/sun';

export type Town = keyof typeof townSun;

/** What is known of the sun: content/facts/solar/sun.ts. */
export interface Sun {
  /** Units that 1 kW makes on a day of each month in the reference town, January first. */
  modelledDay: number[];
  /** kWh a square metre on a day of each month, January first. */
  townSun: Record<Town, number[]>;
}

const REFERENCE: Town = 'varanasi';

/** Days of the months, January first; 28 in February. */
export const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * What 1 kW makes in each month of its first year: the modelled months of the reference town, by the sun of this town,
 * scaled to the year of the case.
 *
 * @param yearly units that 1 kW makes in a year in the reference town, in the case
 * @returns kWh of the twelve months, January first
 */
export function monthsOf1kW({ modelledDay, townSun }: Sun, town: Town, yearly: number): number[] {
  const reference = modelledDay.map((day, month) => day * monthDays[month]!);
  const scale = yearly / total(reference);
  return reference.map((units, month) => units * (townSun[town][month]! / townSun[REFERENCE][month]!) * scale);
}

/** The sum of a list. */
export const total = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0);
