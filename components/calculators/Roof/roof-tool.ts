import {
  converted,
  type DrawnRoof,
  type FixedRoofFacts,
  METRES,
  roofFactsFor,
  roofFrom,
  type Unit,
  unitIn,
} from '@/lib/solar/roof/drawn-roof';
import type { RoofFacts, RoofOutcome } from '@/lib/solar/roof/roof-outcome';
import { fill } from '@/lib/content/fill';
import type { Figure } from '@/lib/solar/outcome';
import { readAmount } from '@/lib/solar/amount';
import type { Tool } from '../state/calculation';

/** What the fields alone decide. The panels are laid later, in small pieces of work. */
export interface RoofCase {
  figures: Record<string, Figure>;
  roof: DrawnRoof;
  facts: RoofFacts;
  unit: Unit;
}

const LENGTHS = ['long', 'deep', 'parapet'];
/** The sides that a roof may have, in metres. */
const [LEAST, MOST] = [2, 60];

/** The tool that lays panels on a roof. `range` is the message about a side that is too short or too long. */
export const roofTool = (fixed: FixedRoofFacts, range: string): Tool<RoofCase> => ({
  outcomeOf: ({ assumptions, sun }, raw) => {
    const roof = roofFrom(raw, fixed);
    const unit = unitIn(raw);
    const wrong = [...(isSide(roof.width) ? [] : ['long']), ...(isSide(roof.depth) ? [] : ['deep'])];
    if (wrong.length > 0) {
      const sentence = fill(range, { least: lengthText(LEAST, unit), most: lengthText(MOST, unit) });
      return { unusable: Object.fromEntries(wrong.map((name) => [name, sentence])) };
    }
    return { figures: {}, roof, unit, facts: roofFactsFor(assumptions, fixed, sun, `${raw.city}`) };
  },
  basisOf: ({ outcome: { roof, unit } }) => ({
    long: lengthText(roof.width, unit),
    deep: lengthText(roof.depth, unit),
    unit,
  }),
  linked: (name, text, fields) => {
    if (name !== 'unit' || text === fields.unit) return {};
    const lengths = LENGTHS.flatMap((each) => {
      const length = readAmount(fields[each] ?? '');
      return length === undefined ? [] : [[each, String(converted(length, text as Unit))]];
    });
    return Object.fromEntries(lengths);
  },
});

const isSide = (metres: number) => metres >= LEAST - 0.01 && metres <= MOST + 0.05;

/** A length as people write it: one decimal, without a zero. */
export const lengthText = (metres: number, unit: Unit): string => String(Math.round((metres / METRES[unit]) * 10) / 10);

export const figuresOf = ({ layout, kw, area, units }: RoofOutcome): Record<string, Figure> => ({
  panels: { value: layout.placed.length, unit: 'count' },
  kw: { value: kw, unit: 'exactKW' },
  units: { value: units, unit: 'units' },
  loss: { value: layout.loss, unit: 'percent' },
  area: { value: area, unit: 'wholeCount' },
  'left-out': { value: layout.leftOut.length, unit: 'count' },
});
