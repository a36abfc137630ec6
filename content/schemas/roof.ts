import { z } from 'zod';
import { each, oneOrMore, texts } from '../../lib/content/parts';
import { text, textNaming } from '../../lib/content/text';
import { toolWords } from './calculator';

const kinds = ['tank', 'stair', 'tree', 'house', 'other'] as const;
const days = ['march', 'june', 'december'] as const;
const figure = z.strictObject({
  name: z.enum(['panels', 'kw', 'units', 'loss', 'area', 'left-out']),
  label: text,
  note: text.optional(),
});

export const roof = z.strictObject({
  ...toolWords.omit({ onBill: true }).shape,
  labels: z.strictObject({
    answerFor: textNaming('long', 'deep', 'unit'),
    kept: textNaming('long', 'deep', 'unit'),
    withoutScripts: text,
    plan: text,
  }),
  units: each(['ft', 'm'], text),
  presets: z.strictObject({
    heading: text,
    roofs: z.array(z.strictObject({ name: text, case: z.record(z.string(), z.union([z.number(), text])) })).min(1),
  }),
  figures: z.array(figure).min(1),
  finding: z.strictObject({ some: textNaming('panels', 'kw', 'units'), ...texts('none noneRaised ask') }),
  drawing: z.strictObject({
    ...texts('street north sunny shaded leftOut sunTime day move hint'),
    /** The text above the drawing: the size of the plant and the number of its panels. */
    count: textNaming('kw', 'panels'),
    time: textNaming('hour'),
    days: each(days, text),
    sentence: textNaming('long', 'deep', 'unit', 'panels', 'side', 'left-out', 'things'),
    thing: textNaming('name', 'x', 'y', 'width', 'depth', 'height', 'unit'),
    sides: each(['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'], text),
  }),
  things: z.strictObject({
    ...texts('heading text kind x y width depth height add remove full'),
    kinds: each(kinds, text),
    adds: each(kinds, text),
    numbered: textNaming('kind', 'number'),
  }),
  notes: z.strictObject({
    move: textNaming('tank', 'count', 'side'),
    moveOne: textNaming('tank', 'side'),
    leftOut: textNaming('left-out'),
    raised: textNaming('size', 'plain'),
    big: text,
  }),
  calculate: textNaming('kw'),
  spoken: textNaming('long', 'deep', 'unit', 'panels', 'kw', 'loss'),
  plan: textNaming('long', 'deep', 'unit', 'panels', 'kw', 'with'),
  planThings: textNaming('names'),
  message: textNaming('long', 'deep', 'unit', 'panels', 'kw', 'units', 'frame', 'things', 'address'),
  raised: text,
  panels: each(['one', 'other'], textNaming('count')),
  none: z.strictObject({
    count: text,
    sentence: textNaming('long', 'deep', 'unit', 'left-out', 'things'),
    spoken: textNaming('long', 'deep', 'unit'),
    plan: textNaming('long', 'deep', 'unit', 'with'),
    message: textNaming('long', 'deep', 'unit', 'frame', 'things', 'address'),
  }),
});
export type RoofContent = z.output<typeof roof>;

export const roofExplained = z.strictObject({
  heading: text,
  paragraphs: oneOrMore(text, 'paragraph'),
});
