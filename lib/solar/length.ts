export type Unit = 'ft' | 'm';

/** How many metres one unit of length has. */
export const METRES: Readonly<Record<Unit, number>> = { ft: 0.3048, m: 1 };

const tenths = (number: number) => Math.round(number * 10) / 10;

/** A length in metres as people write it in a unit, rounded to one decimal: 10 or 9.8. */
export const lengthText = (metres: number, unit: Unit): string => String(tenths(metres / METRES[unit]));

/** Converts a length from the other unit to the unit `to`, in tenths of a foot or hundredths of a metre. */
export const converted = (length: number, to: Unit): number =>
  to === 'm' ? Math.round(length * METRES.ft * 100) / 100 : tenths(length / METRES.ft);

/** Returns a range in metres as a range in a unit, in tenths. */
export const rangeIn = ({ least, most }: { least: number; most: number }, unit: Unit) => ({
  least: tenths(least / METRES[unit]),
  most: tenths(most / METRES[unit]),
});
