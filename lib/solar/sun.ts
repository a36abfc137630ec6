/** The id of a town: the name of its file in content/towns/. */
export type Town = string;

export interface Sun {
  modelledTown: Town;
  /** The units (kWh) that a plant of 1 kW in `modelledTown` makes on a day of each month, from January on. */
  modelledDay: number[];
  /** The sunshine in each town: kWh per square metre on a day of each month, from January on. */
  townSun: Readonly<Record<Town, readonly number[]>>;
}

export const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * Returns the units (kWh) that a plant of 1 kW in a town makes in each month of its first year, from January on. The
 * months of the modelled town are scaled so that they add up to `yearly`, and then each is multiplied by the ratio of
 * the town's sunshine to that of the modelled town.
 * @param yearly the units that 1 kW in the modelled town makes in a year, which differ between the scenarios
 */
export function monthsOf1kW({ modelledTown, modelledDay, townSun }: Sun, town: Town, yearly: number): number[] {
  const reference = modelledDay.map((day, month) => day * monthDays[month]!);
  const scale = yearly / total(reference);
  return reference.map((units, month) => units * (townSun[town]![month]! / townSun[modelledTown]![month]!) * scale);
}

/** A plant is assumed to make all its electricity between 6:00 and 18:00. */
export const DAYLIGHT_HOURS = 12;

export const total = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0);
