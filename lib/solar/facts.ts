import type { FigureId, LimitId, LoadId, SlabEnds, SolarContent } from '@/content/schemas/solar';
import type { Sun } from './sun';

/** The id of a figure that the calculators assume, such as a tariff or a price. The visitor may change it. */
export type AssumptionId = FigureId;

/** The value of every figure that the calculators assume, in the unit that content/facts gives for it. */
export type Assumptions = Record<AssumptionId, number>;

/** The figures of the rule by which the sanctioned load follows from the bill: content/facts/loads.yaml. */
export type Loads = Record<LoadId, number>;

/** The limits at which another rule holds: content/facts/limits.yaml. */
export type Limits = Record<LimitId, number>;

/** What the calculators know and no visitor changes. */
export interface FixedFacts {
  loads: Loads;
  limits: Limits;
  sun: Sun;
  slabEnds: SlabEnds;
}

/** What the calculators know before the visitor answers anything. */
export interface SolarFacts extends FixedFacts {
  assumptions: Assumptions;
}

/** The facts of the calculators as content/ has them. */
export const factsOf = ({ figures, loads, limits, sun, slabEnds }: SolarContent): SolarFacts => ({
  assumptions: Object.fromEntries(Object.entries(figures).map(([id, { value }]) => [id, value])) as Assumptions,
  loads,
  limits,
  sun,
  slabEnds,
});
