import type { Assumptions } from './facts';

/** Returns the price of a plant for a home in ₹, with GST. @param kw the size in whole kW */
export function homePrice(assumptions: Assumptions, kw: number): number {
  const upTo5 = [1, 2, 3, 4, 5] as const;
  const size = upTo5.find((each) => each === kw);
  return size ? assumptions[`home-${size}-kw`] : assumptions['home-5-kw'] + (kw - 5) * assumptions['home-kw-more'];
}

/** The sizes in kW for which content/ has a price per kW; the price of a size between them is interpolated. */
const SIZES = [10, 25, 50, 100] as const;

/** Returns the price of a plant in ₹, with GST only for a society. */
export function largePrice(assumptions: Assumptions, kind: 'society' | 'business', kw: number): number {
  const of = (size: (typeof SIZES)[number]) => assumptions[`${kind}-${size}-kw`];
  const above = SIZES.find((size) => size >= kw) ?? 100;
  const below = SIZES.findLast((size) => size <= kw) ?? 10;
  const share = above > below ? (kw - below) / (above - below) : 0;
  return kw * (of(below) + share * (of(above) - of(below)));
}
