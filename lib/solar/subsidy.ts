import type { Figures } from './figures';

/**
 * The central subsidy for a home's solar plant (PM Surya Ghar), in ₹: a rate for each of the first two kW, and a lower
 * one for the third.
 */
export const centralSubsidy = (figures: Figures, kw: number): number =>
  Math.min(kw, 2) * figures['central-1-2'] + Math.min(Math.max(kw - 2, 0), 1) * figures['central-3'];

/** The state's subsidy for a home's solar plant, in ₹, which is paid while its funds last. */
export const stateSubsidy = (figures: Figures, kw: number): number => Math.min(kw, 2) * figures['state-1-2'];

/**
 * The central subsidy for a housing society's solar plant, in ₹.
 * @param residents the size in kW of plants that residents own, which is deducted from the society's
 */
export const societySubsidy = (figures: Figures, kw: number, flats: number, residents: number): number =>
  figures['society-grant'] *
  Math.max(0, Math.min(kw, Math.min(figures['society-most'], figures['society-flat'] * flats) - residents));
