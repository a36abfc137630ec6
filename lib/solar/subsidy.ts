import type { Assumptions, SolarFacts } from './facts';

/** What the subsidies for a home are worked out from. */
type Rules = Pick<SolarFacts, 'assumptions' | 'limits'>;

/**
 * The central subsidy for a home's solar plant (PM Surya Ghar), in ₹: a rate for each of the first kW, and a
 * lower one for what lies above them, up to the last kW that counts.
 */
export const centralSubsidy = ({ assumptions, limits }: Rules, kw: number): number => {
  const first = Math.min(kw, limits['subsidy-first']);
  return first * assumptions['central-1-2'] + (Math.min(kw, limits['subsidy-last']) - first) * assumptions['central-3'];
};

/** The state's subsidy for a home's solar plant, in ₹, which is paid while its funds last. */
export const stateSubsidy = ({ assumptions, limits }: Rules, kw: number): number =>
  Math.min(kw, limits['subsidy-first']) * assumptions['state-1-2'];

/**
 * The central subsidy for a housing society's solar plant, in ₹.
 * @param residents the size in kW of plants that residents own, which is deducted from the society's
 */
export const societySubsidy = (assumptions: Assumptions, kw: number, flats: number, residents: number): number =>
  assumptions['society-grant'] *
  Math.max(0, Math.min(kw, Math.min(assumptions['society-most'], assumptions['society-flat'] * flats) - residents));
