import type { Assumptions, SolarFacts } from './facts';

type Rules = Pick<SolarFacts, 'assumptions' | 'limits'>;

/**
 * The central subsidy for a home, in ₹ (scheme PM Surya Ghar). The first kW are paid at one rate, and further kW at a
 * lower rate up to a maximum size.
 */
export const centralSubsidy = ({ assumptions, limits }: Rules, kw: number): number => {
  const first = Math.min(kw, limits['subsidy-first']);
  return first * assumptions['central-1-2'] + (Math.min(kw, limits['subsidy-last']) - first) * assumptions['central-3'];
};

/** The state subsidy for a home, in ₹. The state pays it only as long as the funds of its scheme last. */
export const stateSubsidy = ({ assumptions, limits }: Rules, kw: number): number =>
  Math.min(kw, limits['subsidy-first']) * assumptions['state-1-2'];

/**
 * The central subsidy for a housing society, in ₹.
 * @param residents the total size in kW of plants that residents own; deducted from the largest size that is subsidised
 */
export const societySubsidy = (assumptions: Assumptions, kw: number, flats: number, residents: number): number =>
  assumptions['society-grant'] *
  Math.max(0, Math.min(kw, Math.min(assumptions['society-most'], assumptions['society-flat'] * flats) - residents));
