import type { FigureId, LimitId, LoadId, SlabEnds, SolarContent } from '@/content/schemas/solar';
import type { Sun } from './sun';

/** The id of a figure that the calculators assume and visitors may change, such as a tariff or a price. */
export type AssumptionId = FigureId;

/** The values of all figures that the calculators assume, each in the unit that content/facts/ gives for it. */
export type Assumptions = Record<AssumptionId, number>;

/** The figures of the rule that estimates the sanctioned load from the bill, from content/facts/loads.yaml. */
export type Loads = Record<LoadId, number>;

/** The limits at which a different rule begins to apply, from content/facts/limits.yaml. */
export type Limits = Record<LimitId, number>;

/** The facts of the calculators that visitors cannot change. */
export interface FixedFacts {
  loads: Loads;
  limits: Limits;
  sun: Sun;
  slabEnds: SlabEnds;
}

/** All facts of the calculators. None of them depends on a visitor's answers. */
export interface SolarFacts extends FixedFacts {
  assumptions: Assumptions;
}

/** Turns the facts from content/ into the form that the calculators use. */
export const factsOf = ({ figures, loads, limits, sun, slabEnds }: SolarContent): SolarFacts => ({
  assumptions: Object.fromEntries(Object.entries(figures).map(([id, { value }]) => [id, value])) as Assumptions,
  loads,
  limits,
  sun,
  slabEnds,
});
