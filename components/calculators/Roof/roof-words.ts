import type { RoofContent } from '@/content/schemas/roof';
import { fill } from '@/lib/content/fill';
import { roundedUnits, twoDecimals } from '@/lib/solar/format';
import { lengthText } from '@/lib/solar/length';
import type { RoofOutcome, Thing } from '@/lib/solar/roof/roof-outcome';
import type { RoofCase } from './roof-tool';

type Content = Omit<RoofContent, 'labels'>;

export const thingNames = ({ things: { kinds, numbered } }: Content, things: readonly Thing[]): string[] =>
  things.map(({ kind }, index) => {
    const number = things.slice(0, index + 1).filter((other) => other.kind === kind).length;
    return fill(numbered, { kind: kinds[kind], number });
  });

export const thingText = (content: Content, name: string, thing: Thing, { unit }: Pick<RoofCase, 'unit'>): string => {
  const { kind: _, ...lengths } = thing;
  const written = Object.entries(lengths).map(([key, metres]) => [key, lengthText(metres, unit).replace('-', '−')]);
  return fill<string>(content.drawing.thing, { name, unit: content.units[unit], ...Object.fromEntries(written) });
};

const SIDES = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** `degrees` are counted clockwise from north. */
export const sideText = ({ drawing: { sides } }: Content, degrees: number): string =>
  sides[SIDES[Math.round(degrees / 45) % 8]!];

export const placedValues = ({ panels }: Content, { layout, kw, units }: RoofOutcome) => ({
  panels: fill(layout.placed.length === 1 ? panels.one : panels.other, { count: layout.placed.length }),
  kw: twoDecimals(kw),
  units: roundedUnits(units, 1),
  loss: layout.loss.toFixed(1),
  'left-out': layout.leftOut.length,
});

export const sidesValues = (content: Content, { roof, unit }: RoofCase) => ({
  long: lengthText(roof.width, unit),
  deep: lengthText(roof.depth, unit),
  unit: content.units[unit],
});

/** `count` and `sentence` are for the drawing, `spoken` for screen readers, `plan` for forms, `message` for chats. */
export function textAbout(
  name: keyof RoofContent['none'],
  content: Content,
  current: RoofCase,
  outcome: RoofOutcome,
  address = '',
): string {
  const { drawing, spoken, plan, planThings, message, raised, none } = content;
  const { roof } = current;
  const names = thingNames(content, roof.things);
  const some = { count: drawing.count, sentence: drawing.sentence, spoken, plan, message };
  const texts: Record<typeof name, string> = outcome.layout.placed.length > 0 ? some : none;
  const text = fill<string>(texts[name], {
    ...sidesValues(content, current),
    ...placedValues(content, outcome),
    side: sideText(content, outcome.facing),
    things: roof.things.map((thing, index) => thingText(content, names[index]!, thing, current)).join(' '),
    with: names.length > 0 ? fill(planThings, { names: names.join(', ').toLowerCase() }) : '',
    frame: roof.frame === 'raised' ? raised : '',
    address,
  });
  return text.replace(/ {2,}/g, ' ').trim();
}

const SQUARE_FEET = 10.7639;

/** `perKw`: square feet of roof that 1 kW usually needs. */
export function roofNotes(content: Content, { roof }: RoofCase, outcome: RoofOutcome, perKw: number) {
  const { layout, move, kw, facing } = outcome;
  const { notes, things } = content;
  const tank = move && fill(things.numbered, { kind: things.kinds.tank, number: move.number });
  const side = sideText(content, (facing + 180) % 360);
  const moved = move && { tank: tank!, count: move.panels, side };
  return [
    moved && fill(moved.count === 1 ? notes.moveOne : notes.move, moved),
    layout.leftOut.length > 0 && fill(notes.leftOut, { 'left-out': layout.leftOut.length }),
    roof.frame === 'raised' &&
      layout.placed.length > 0 &&
      fill(notes.raised, {
        size: twoDecimals(kw),
        plain: ((roof.width * roof.depth * SQUARE_FEET) / perKw).toFixed(1),
      }),
    kw > 10 && notes.big,
  ].filter((note) => typeof note === 'string');
}
