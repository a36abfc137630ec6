/** The name of a file in content/towns/. */
export type Town = string;

export interface Sun {
  modelledTown: Town;
  /** The units (kWh) of 1 kW in `modelledTown` on a day of each month, from January on. */
  modelledDay: number[];
  /** Sunlight in kWh per square metre on a day of each month, from January on. */
  townSun: Readonly<Record<Town, readonly number[]>>;
}

export const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * Returns the units (kWh) that 1 kW makes in each month of its first year, from January on.
 * @param yearly the units that 1 kW makes in a year in the modelled town
 */
export function monthsOf1kW({ modelledTown, modelledDay, townSun }: Sun, town: Town, yearly: number): number[] {
  const reference = modelledDay.map((day, month) => day * monthDays[month]!);
  const scale = yearly / total(reference);
  return reference.map((units, month) => units * (townSun[town]![month]! / townSun[modelledTown]![month]!) * scale);
}

/** A plant is assumed to make all its electricity between 6:00 and 18:00. */
export const DAYLIGHT_HOURS = 12;

export const total = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0);
