/** The id of a town: the name of its file in content/towns/. */
export type Town = string;

/**
 * The data on sunshine for the calculators. `townSun` is from the files of the towns, and the rest from
 * content/facts/sun.yaml.
 */
export interface Sun {
  /** The reference town, for which `modelledDay` was computed. */
  modelledTown: Town;
  /** The units (kWh) that a plant of 1 kW in the reference town makes on a day of each month, from January on. */
  modelledDay: number[];
  /** The sunshine in each town: kWh per square metre on a day of each month, from January on. */
  townSun: Readonly<Record<Town, readonly number[]>>;
}

/** The number of days in each month from January on, in a year with 28 days in February. */
export const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * Returns the units (kWh) that a plant of 1 kW in a town makes in each month of its first year. The months of the
 * reference town are scaled so that they add up to `yearly`, and then each is multiplied by the ratio of the town's
 * sunshine to that of the reference town.
 *
 * @param yearly the units that 1 kW in the reference town makes in a year, which differ between the scenarios
 * @returns the units of the twelve months from January on
 */
export function monthsOf1kW({ modelledTown, modelledDay, townSun }: Sun, town: Town, yearly: number): number[] {
  const reference = modelledDay.map((day, month) => day * monthDays[month]!);
  const scale = yearly / total(reference);
  return reference.map((units, month) => units * (townSun[town]![month]! / townSun[modelledTown]![month]!) * scale);
}

export const total = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0);
