import { fill } from '@/lib/content/fill';
import type { Sentence } from '@/lib/content/text';
import { netCost, type Outcome, type Payback } from './outcome';

const LAKH = 100_000;

const withCommas = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** Adds 1e-9, because binary fractions make some halves slightly too small. */
const roundTo = (number: number, step: number) => Math.floor(number / step + 0.5 + 1e-9) * step;

/** Formats an amount in ₹, rounded to ₹10, or to ₹100 from one lakh (₹1,00,000) on. */
export function rupeesText(rupees: number): string {
  const size = Math.abs(rupees);
  const sign = rupees < 0 ? '−' : '';
  const rounded = roundTo(size, size < LAKH ? 10 : 100);
  return `${rounded > 0 ? sign : ''}₹${withCommas.format(rounded)}`;
}

/**
 * Formats an amount in ₹ as 1.48 lakh or 2.3 crore.
 * @returns undefined if the rounded amount is below one lakh (₹1,00,000)
 */
export function largeAmount(rupees: number, labels: { lakh: string; crore: string }): string | undefined {
  const rounded = roundTo(rupees, 100);
  if (rounded < LAKH) return undefined;
  const [size, word] = rounded < 100 * LAKH ? [LAKH, labels.lakh] : [100 * LAKH, labels.crore];
  return `${twoDecimals(rounded / size)} ${word}`;
}

/** Formats an amount in ₹ rounded to one rupee, as bills print it. */
export const wholeRupees = (rupees: number): string =>
  `${rupees < -0.5 ? '−' : ''}₹${withCommas.format(Math.abs(rupees))}`;

/** Rounds years to two decimals and then to one, so that the text agrees with `data-value`, which has two. */
export const yearsText = (years: number): string => roundTo(roundTo(years, 0.01), 0.1).toFixed(1);

export interface PaybackLabels {
  /** The text for a payback of more than 25 years. */
  never: string;
  /** `open` is for a payback that may take longer than 25 years. */
  paybacks: { range: Sentence<'shortest' | 'longest'>; open: Sentence<'shortest' | 'never'> };
}

/** Formats the payback of a plant as a range, for example "1.9 to 3.9 years". */
export function rangeOfPaybacks(
  figures: Record<'payback-low' | 'payback-high', Payback>,
  { never, paybacks: { range, open } }: PaybackLabels,
): string {
  const [shortest, longest] = [figures['payback-high'].value, figures['payback-low'].value];
  if (shortest === undefined) return never;
  const from = yearsText(shortest);
  return longest === undefined
    ? fill(open, { shortest: from, never })
    : fill(range, { shortest: from, longest: yearsText(longest) });
}

export const twoDecimals = (number: number): string => String(Math.round(number * 100 + 1e-9) / 100);

/** Formats units (kWh) with at most two decimals, as on bills and meters. */
export const unitsText = (units: number): string => units.toLocaleString('en-IN', { maximumFractionDigits: 2 });

/** Formats an amount in ₹ with at most `digits` significant digits, rounded further as in `rupeesText`. */
export const roundedRupees = (rupees: number, digits: number): string => rupeesText(Number(rupees.toPrecision(digits)));

export const roundedUnits = (units: number, step: number): string =>
  (Math.round(units / step) * step).toLocaleString('en-IN');

export const planText = (sentence: string, outcome: Outcome): string =>
  fill(sentence, {
    kw: outcome.kw,
    'net-cost': rupeesText(netCost(outcome).value),
    saving: rupeesText(outcome.figures.saving.value),
  });
