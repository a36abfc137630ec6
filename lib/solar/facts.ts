import type { Figures } from './figures';
import type { Sun } from './sun';
import type { SlabEnds } from './tariff';

/** All that the calculators know before anybody is asked. */
export interface SolarFacts {
  figures: Figures;
  sun: Sun;
  slabEnds: SlabEnds;
}

/** Why there are no figures: each has a sentence and a way to the form. */
export type Refusal = 'load under 1 kW' | 'roof under 100 sq ft' | 'supply at 11 kV' | 'fixed charge above bill';

/** An answer without figures. */
export interface Refused {
  refused: Refusal;
  /** What the fixed charge alone makes of a month's bill, in ₹. */
  fixed: number;
}

/** The load from which the supply is at 11 kV, with rates and rules of its own, in kW. */
export const HIGH_TENSION = 75;

/**
 * Why there can be no figures for a connection, or undefined.
 * @param load sanctioned load in kW
 * @param area roof in sq ft; undefined where it is not known
 * @param units kWh a month that the bill stands for
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

/** The largest plant, in whole kW, that load and roof allow. */
export const largestPlant = (figures: Figures, load: number, area: number | undefined): number =>
  Math.floor(Math.min(load, area === undefined ? Infinity : area / figures.area));
