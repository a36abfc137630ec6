import type { Figures } from './figures';

/** What the centre pays for the plant of a home (PM Surya Ghar), in ₹: to 2 kW, and less for the third. */
export const centralSubsidy = (figures: Figures, kw: number): number =>
  Math.min(kw, 2) * figures['central-1-2'] + Math.min(Math.max(kw - 2, 0), 1) * figures['central-3'];

/** What the state adds for the plant of a home while its funds last, in ₹. */
export const stateSubsidy = (figures: Figures, kw: number): number => Math.min(kw, 2) * figures['state-1-2'];

/**
 * What the centre pays for the plant of a housing society, in ₹.
 * @param residents kW that residents have on roofs of their own, which count against the society's
 */
export const societySubsidy = (figures: Figures, kw: number, flats: number, residents: number): number =>
  figures['society-grant'] *
  Math.max(0, Math.min(kw, Math.min(figures['society-most'], figures['society-flat'] * flats) - residents));
