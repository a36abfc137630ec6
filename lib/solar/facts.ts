import type { AssumptionId, LimitId, LoadId } from './names';
import type { Sun } from './sun';

/** The values of all assumptions, each in the unit that content/facts/ gives for it. */
export type Assumptions = Record<AssumptionId, number>;

export type Loads = Record<LoadId, number>;

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

export interface SolarFacts extends FixedFacts {
  assumptions: Assumptions;
}

export const factsOf = ({
  assumptions,
  ...facts
}: FixedFacts & { assumptions: Record<AssumptionId, { value: number }> }): SolarFacts => ({
  ...facts,
  assumptions: Object.fromEntries(Object.entries(assumptions).map(([id, { value }]) => [id, value])) as Assumptions,
});
