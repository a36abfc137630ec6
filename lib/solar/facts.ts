import type { AssumptionId, LimitId, LoadId } from './names';
import type { Sun } from './sun';

/** The values of all assumptions, each in the unit that content/facts/ gives for it. */
export type Assumptions = Record<AssumptionId, number>;

/** The facts of the rule that estimates the sanctioned load from the bill, from content/facts/loads.yaml. */
export type Loads = Record<LoadId, number>;

/** The limits at which a different rule begins to apply, from content/facts/limits.yaml. */
export type Limits = Record<LimitId, number>;

/** The last unit of each slab of a tariff but the highest, by the kind of connection. */
export type SlabEnds = Record<'urban' | 'rural' | 'smallShop' | 'shop', number[]>;

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
export const factsOf = ({
  assumptions,
  loads,
  limits,
  sun,
  slabEnds,
}: FixedFacts & { assumptions: Record<AssumptionId, { value: number }> }): SolarFacts => ({
  assumptions: Object.fromEntries(Object.entries(assumptions).map(([id, { value }]) => [id, value])) as Assumptions,
  loads,
  limits,
  sun,
  slabEnds,
});
