import type { Figures } from './figures';

/** What a plant for a home costs, GST included, in ₹. @param kw whole kW */
export function homePrice(figures: Figures, kw: number): number {
  const upTo5 = [1, 2, 3, 4, 5] as const;
  const size = upTo5.find((each) => each === kw);
  return size ? figures[`home-${size}-kw`] : figures['home-5-kw'] + (kw - 5) * figures['home-kw-more'];
}

/** The sizes for which a price of 1 kW is known; straight lines between them, flat outside. */
const SIZES = [10, 25, 50, 100] as const;

/** What a plant for a society or a business costs, in ₹: GST included for a society, before GST for a business. */
export function largePrice(figures: Figures, kind: 'society' | 'business', kw: number): number {
  const of = (size: (typeof SIZES)[number]) => figures[`${kind}-${size}-kw`];
  const above = SIZES.find((size) => size >= kw) ?? 100;
  const below = SIZES.findLast((size) => size <= kw) ?? 10;
  const share = above > below ? (kw - below) / (above - below) : 0;
  return kw * (of(below) + share * (of(above) - of(below)));
}
