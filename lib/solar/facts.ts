import type { Loads } from '@/content/schemas/solar';
import type { Figures } from './figures';
import type { Sun } from './sun';
import type { SlabEnds } from './tariff';

/** The figures that the solar calculators assume before the visitor answers anything. */
export interface SolarFacts {
  figures: Figures;
  /** The rule by which the load follows from the bill. */
  loads: Loads;
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
 * The sanctioned load in kW from which electricity comes at 11 kV. That supply has rates and rules of its own, so the
 * calculators give no figures.
 */
export const HIGH_TENSION = 75;

/**
 * The reason why a calculator can give no figures for a connection; undefined if it can.
 * @param load sanctioned load in kW
 * @param area roof without shade in sq ft; undefined if it is not known
 * @param units the use in kWh a month, computed from the bill
 */
export function refusalOf(
  figures: Figures,
  load: number,
  area: number | undefined,
  units: number,
): Refusal | undefined {
  if (load < 1) return 'load under 1 kW';
  if (load >= HIGH_TENSION) return 'supply at 11 kV';
  if (area !== undefined && area < figures.area) return 'roof under 100 sq ft';
  return units <= 0 ? 'fixed charge above bill' : undefined;
}

/** The largest solar plant that the sanctioned load and the roof allow, in whole kW. */
export const largestPlant = (figures: Figures, load: number, area: number | undefined): number =>
  Math.floor(Math.min(load, area === undefined ? Infinity : area / figures.area));
