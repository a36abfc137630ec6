import { fill } from '@/lib/words/fill';
import type { Sentence } from '@/lib/words/text';
import type { Payback } from './outcome';

const LAKH = 100_000;

/** Formats a number with commas as India sets them: 1,48,200. */
const withCommas = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** Rounds a number half up to a multiple of `step`, also if its binary fraction is slightly below the half. */
const nearest = (number: number, step: number) => Math.floor(number / step + 0.5 + 1e-9) * step;

/** Formats an amount in ₹ for a calculator: rounded to ten rupees below one lakh, to a hundred from one lakh on. */
export function rupeesText(rupees: number): string {
  const size = Math.abs(rupees);
  const sign = rupees < 0 ? '−' : '';
  const rounded = nearest(size, size < LAKH ? 10 : 100);
  return `${rounded > 0 ? sign : ''}₹${withCommas.format(rounded)}`;
}

/**
 * Says an amount of one lakh or more as people do, such as 1.48 lakh or 2.3 crore. Returns `undefined` for a smaller
 * one.
 * @param words how a language says lakh and crore
 */
export function largeAmount(rupees: number, words: { lakh: string; crore: string }): string | undefined {
  const rounded = nearest(rupees, 100);
  if (rounded < LAKH) return undefined;
  const [size, word] = rounded < 100 * LAKH ? [LAKH, words.lakh] : [100 * LAKH, words.crore];
  return `${exactly(rounded / size)} ${word}`;
}

/** Formats an amount in ₹ to the rupee, as bills print it. */
export const wholeRupees = (rupees: number): string =>
  `${rupees < -0.5 ? '−' : ''}₹${withCommas.format(Math.abs(rupees))}`;

/**
 * Formats years with one decimal. The number is first rounded to two decimals, as programs that read the page get it:
 * 1.846 becomes 1.85, and then 1.9.
 */
export const yearsText = (years: number): string => nearest(nearest(years, 0.01), 0.1).toFixed(1);

/** How a language says paybacks: {@link rangeOfPaybacks}. */
export interface PaybackWords {
  /** A payback of more than 25 years. */
  never: string;
  /** A range, and one whose end is `never`. */
  paybacks: { range: Sentence<'shortest' | 'longest'>; open: Sentence<'shortest' | 'never'> };
}

/**
 * Says in how many years a plant pays for itself, from the hopeful to the cautious case: "1.9 to 3.9 years". A case in
 * which it never does within 25 years is said so, also as the end of a range.
 */
export function rangeOfPaybacks(
  figures: Record<'payback-low' | 'payback-high', Payback>,
  { never, paybacks: { range, open } }: PaybackWords,
): string {
  const [shortest, longest] = [figures['payback-high'].value, figures['payback-low'].value];
  if (shortest === undefined) return never;
  const from = yearsText(shortest);
  return longest === undefined
    ? fill(open, { shortest: from, never })
    : fill(range, { shortest: from, longest: yearsText(longest) });
}

/** Formats a number for programs that read the page: at most two decimals, without trailing zeros. */
export const exactly = (number: number): string => String(Math.round(number * 100 + 1e-9) / 100);
