import type { AssumptionId, LimitId, LoadId } from './names';
import type { Sun } from './sun';

/** Each value is in the unit that content/facts/ gives. */
export type Assumptions = Record<AssumptionId, number>;

export type Loads = Record<LoadId, number>;

export type Limits = Record<LimitId, number>;

/** The units (kWh a month) at which the slabs of each tariff end, except the highest slab. */
export type SlabEnds = Record<'urban' | 'rural' | 'smallShop' | 'shop', number[]>;

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
