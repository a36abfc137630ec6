/** The id of a town: the name of its file in content/towns/. */
export type Town = string;

/** The data on sunshine that the calculators use, from content/facts/sun.yaml. */
export interface Sun {
  /** The units (kWh) that a 1 kW plant makes on a day of each month in the reference town, January first. */
  modelledDay: number[];
  /** kWh a square metre on a day of each month, January first. */
  townSun: Readonly<Record<Town, readonly number[]>>;
}

const REFERENCE: Town = 'varanasi';

/** The number of days in each month, January first. February has 28. */
export const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * The units (kWh) that a 1 kW plant makes in each month of its first year in a town. The months of the reference town
 * are weighted by the sunshine of this town and scaled to the yearly figure of the case.
 *
 * @param yearly units that 1 kW makes in a year in the reference town, in the case
 * @returns kWh of the twelve months, January first
 */
export function monthsOf1kW({ modelledDay, townSun }: Sun, town: Town, yearly: number): number[] {
  const reference = modelledDay.map((day, month) => day * monthDays[month]!);
  const scale = yearly / total(reference);
  return reference.map((units, month) => units * (townSun[town]![month]! / townSun[REFERENCE]![month]!) * scale);
}

export const total = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0);
