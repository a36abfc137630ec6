import { needed, optionIn, type RawAnswers } from '../answers';
import type { Assumptions, FixedFacts } from '../facts';
import { METRES, type Unit } from '../length';
import type { factIds } from '../names';
import { monthsOf1kW, total } from '../sun';
import type { RoofFacts, RoofWithThings } from './roof-outcome';
import { readThing } from './thing';

/** The names of the answers that each describe one thing, such as a tank. */
export const THINGS = Array.from({ length: 12 }, (_, index) => `t${index + 1}`);

export interface FixedRoofFacts {
  /** The sizes and distances of panels, in metres. */
  panels: Readonly<Record<(typeof factIds)['fixed'][number], number>>;
  /** In degrees north, by town. */
  latitudes: Readonly<Record<string, number>>;
}

export interface DrawnRoof extends RoofWithThings {
  /** The names of the things' answers, such as `t3`. */
  names: readonly string[];
}

export const unitIn = (raw: RawAnswers): Unit => optionIn(raw, 'unit', 'ft', 'm');

/** Reads the things on a roof from the answers, and skips answers that `readThing` refuses. */
export function thingsIn(raw: RawAnswers): Pick<DrawnRoof, 'things' | 'names'> {
  const found = THINGS.flatMap((name) => {
    const thing = readThing(`${raw[name] ?? ''}`);
    return thing ? [{ name, thing }] : [];
  });
  return { things: found.map(({ thing }) => thing), names: found.map(({ name }) => name) };
}

export function roofFrom(raw: RawAnswers, { latitudes }: FixedRoofFacts): DrawnRoof {
  const metres = METRES[unitIn(raw)];
  return {
    width: needed(raw, 'long') * metres,
    depth: needed(raw, 'deep') * metres,
    parapet: needed(raw, 'parapet') * metres,
    north: needed(raw, 'north'),
    latitude: latitudes[`${raw.city}`]!,
    frame: optionIn(raw, 'frame', 'low', 'raised'),
    ...thingsIn(raw),
  };
}

export const roofFactsFor = (
  assumptions: Assumptions,
  { panels }: FixedRoofFacts,
  sun: FixedFacts['sun'],
  city: string,
): RoofFacts => ({
  long: panels['panel-long'],
  short: panels['panel-short'],
  margin: panels.margin,
  gap: panels.gap,
  lowerEdge: { low: panels['edge-low'], raised: panels['edge-raised'] },
  clearance: panels.clearance,
  tilt: assumptions['panel-tilt'],
  beam: assumptions.beam,
  mostLoss: assumptions['most-loss'],
  watt: assumptions['panel-watt'],
  lossPerDegree: assumptions['off-south'],
  perKw: total(monthsOf1kW(sun, city, assumptions['sun-likely'])),
});
