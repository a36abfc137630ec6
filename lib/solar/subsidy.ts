import type { Assumptions, SolarFacts } from './facts';

type Rules = Pick<SolarFacts, 'assumptions' | 'limits'>;

/** Returns the central government's subsidy for a home in ₹ (scheme PM Surya Ghar). */
export const centralSubsidy = ({ assumptions, limits }: Rules, kw: number): number => {
  const first = Math.min(kw, limits['subsidy-first']);
  return first * assumptions['central-1-2'] + (Math.min(kw, limits['subsidy-last']) - first) * assumptions['central-3'];
};

/** Returns the state's subsidy for a home in ₹, which is paid only while the state has funds. */
export const stateSubsidy = ({ assumptions, limits }: Rules, kw: number): number =>
  Math.min(kw, limits['subsidy-first']) * assumptions['state-1-2'];

/**
 * Returns the central government's subsidy for a housing society in ₹.
 * @param residents the total size of the residents' own plants, in kW
 */
export const societySubsidy = (assumptions: Assumptions, kw: number, flats: number, residents: number): number =>
  assumptions['society-grant'] *
  Math.max(0, Math.min(kw, Math.min(assumptions['society-most'], assumptions['society-flat'] * flats) - residents));
