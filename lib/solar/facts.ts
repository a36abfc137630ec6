import type { LimitId, LoadId } from '@/content/schemas/solar';
import type { Figures } from './figures';
import type { Sun } from './sun';
import type { SlabEnds } from '@/content/schemas/solar';

/** The figures of the rule by which the sanctioned load follows from the bill: content/facts/loads.yaml. */
export type Loads = Record<LoadId, number>;

/** The limits at which another rule holds: content/facts/limits.yaml. */
export type Limits = Record<LimitId, number>;

/** The figures that the solar calculators assume before the visitor answers anything. */
export interface SolarFacts {
  figures: Figures;
  /** The rule by which the load follows from the bill. */
  loads: Loads;
  /** The limits at which another rule holds. */
  limits: Limits;
  sun: Sun;
  slabEnds: SlabEnds;
}

/** The reasons why a calculator gives no figures. For each the page has a sentence and a link to the form. */
export type Refusal = 'load under 1 kW' | 'roof under 100 sq ft' | 'supply at 11 kV' | 'fixed charge above bill';

/** A calculator's answer without figures. */
export interface Refused {
  refused: Refusal;
  /** The monthly bill in ₹ that the fixed charge alone makes up; the sentence about a bill that is too low names it. */
  fixed: number;
}

/**
 * The reason why a calculator can give no figures for a connection; undefined if it can.
 * @param load sanctioned load in kW
 * @param area roof without shade in sq ft; undefined if it is not known
 * @param units the use in kWh a month, computed from the bill
 */
export function refusalOf(
  { figures, limits }: Pick<SolarFacts, 'figures' | 'limits'>,
  load: number,
  area: number | undefined,
  units: number,
): Refusal | undefined {
  if (load < 1) return 'load under 1 kW';
  // A supply at 11 kV has rates and rules of its own.
  if (load >= limits['high-tension']) return 'supply at 11 kV';
  if (area !== undefined && area < figures.area) return 'roof under 100 sq ft';
  return units <= 0 ? 'fixed charge above bill' : undefined;
}

/** The largest solar plant that the sanctioned load and the roof allow, in whole kW. */
export const largestPlant = (figures: Figures, load: number, area: number | undefined): number =>
  Math.floor(Math.min(load, area === undefined ? Infinity : area / figures.area));
