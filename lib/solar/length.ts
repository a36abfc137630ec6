import { asciiDigits } from '../digits';
import { readAmount } from './amount';

export type Unit = 'ft' | 'm';

export const METRES: Readonly<Record<Unit, number>> = { ft: 0.3048, m: 1 };

export const tenths = (number: number): number => Math.round(number * 10) / 10;

/** Writes a length in metres as a number of feet or metres, with at most one decimal. */
export const lengthText = (metres: number, unit: Unit): string => String(tenths(metres / METRES[unit]));

/** The largest error of a conversion, in metres: too small to change a layout or the number after converting back. */
const EXACT = 0.00005;

/**
 * Converts feet to metres, or metres to feet, with the fewest decimals whose error is below `EXACT`.
 * @param to the new unit
 */
export function converted(length: number, to: Unit): number {
  const exact = to === 'm' ? length * METRES.ft : length / METRES.ft;
  const rounded = [0, 1, 2, 3].map((decimals) => Number(exact.toFixed(decimals)));
  return rounded.find((short) => Math.abs(short - exact) * METRES[to] < EXACT) ?? Number(exact.toFixed(4));
}

const WRITTEN: Readonly<Record<Unit, RegExp>> = {
  ft: /(ft|feet|foot|['’′]|(फ\u093c?|\u095e)[ीु]ट)\.?$/i,
  m: /(m|met(er|re)s?|मी|मीटर)\.?$/i,
};

/**
 * Reads a length as people type it, for example "30 ft", "३० फ़ीट" or "9 m".
 * @param unit the unit of a number without a unit
 * @returns the length in the unit `to`; undefined if the text is no length
 */
export function readLength(text: string, unit: Unit, to = unit): number | undefined {
  const plain = asciiDigits(text).trim();
  const named = (['ft', 'm'] as const).find((each) => WRITTEN[each].test(plain));
  const number = readAmount(named ? plain.replace(WRITTEN[named], '') : plain);
  return number === undefined || (named ?? unit) === to ? number : converted(number, to);
}

/** Converts a range in metres to `unit`, rounded to tenths. */
export const rangeIn = ({ least, most }: { least: number; most: number }, unit: Unit) => ({
  least: tenths(least / METRES[unit]),
  most: tenths(most / METRES[unit]),
});
