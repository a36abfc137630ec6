import { type DrawnRoof, type FixedRoofFacts, roofFactsFor, roofFrom, unitIn } from '@/lib/solar/roof/drawn-roof';
import type { RoofFacts, RoofOutcome } from '@/lib/solar/roof/roof-outcome';
import type { Figure } from '@/lib/solar/outcome';
import { converted, lengthText, readLength, type Unit } from '@/lib/solar/length';
import type { SharedCase } from '@/lib/solar/shared-link';
import type { Tool } from '../state/calculation';
import type { CalculatorState } from '../state/calculator-state';

/** Has no panels, because laying panels at each key press takes too long. */
export interface RoofCase {
  figures: Record<string, Figure>;
  roof: DrawnRoof;
  facts: RoofFacts;
  unit: Unit;
}

const LENGTHS = ['long', 'deep', 'parapet'];

export const roofTool = (fixed: FixedRoofFacts): Tool<RoofCase> => ({
  outcomeOf: ({ assumptions, sun }, raw) => ({
    figures: {},
    roof: roofFrom(raw, fixed),
    unit: unitIn(raw),
    facts: roofFactsFor(assumptions, fixed, sun, `${raw.city}`),
  }),
  basisOf: ({ outcome: { roof, unit } }) => ({
    long: lengthText(roof.width, unit),
    deep: lengthText(roof.depth, unit),
    unit,
  }),
  linked: (name, text, fields) => {
    if (name !== 'unit' || text === fields.unit) return {};
    const lengths = LENGTHS.flatMap((each) => {
      const length = readLength(fields[each] ?? '', fields.unit as Unit, text as Unit);
      return length === undefined ? [] : [[each, String(length)]];
    });
    return Object.fromEntries(lengths);
  },
});

const KEPT_WITH_PRESET = ['unit', 'city', 'frame'];

/** The lengths in `start` are always in feet. */
export function caseFrom(
  start: SharedCase['answers'],
  { fields, set, shared }: Pick<CalculatorState<RoofCase>, 'fields' | 'set' | 'shared'>,
): SharedCase {
  const own = KEPT_WITH_PRESET.filter((name) => set.has(name)).map((name) => [name, fields[name]!]);
  const answers = Object.entries(start).map(([name, value]) => {
    const isInFeet = LENGTHS.includes(name) && unitIn(fields) === 'm';
    return [name, isInFeet ? converted(Number(value), 'm') : value];
  });
  return { answers: Object.fromEntries([...own, ...answers]), edits: shared.edits };
}

export const roofFigures = ({ layout, kw, area, units }: RoofOutcome): Record<string, Figure> => ({
  panels: { value: layout.placed.length, unit: 'count' },
  kw: { value: kw, unit: 'exactKW' },
  units: { value: units, unit: 'units' },
  loss: { value: layout.loss, unit: 'percent' },
  area: { value: area, unit: 'wholeCount' },
  'left-out': { value: layout.leftOut.length, unit: 'count' },
});
