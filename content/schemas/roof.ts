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

/** The words of the tool that lays panels on a drawn roof. Lengths in its texts are in the unit {unit}. */
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
    /** The size and the number of panels, beside the drawing to be in view while a thing on the roof is dragged. */
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
    /** The buttons that add a thing. */
    adds: each(kinds, text),
    numbered: textNaming('kind', 'number'),
  }),
  notes: z.strictObject({
    /** Says how many more panels would fit if a tank were moved. */
    move: textNaming('tank', 'count', 'side'),
    moveOne: textNaming('tank', 'side'),
    leftOut: textNaming('left-out'),
    raised: textNaming('size', 'plain'),
    big: text,
  }),
  calculate: textNaming('kw'),
  spoken: textNaming('long', 'deep', 'unit', 'panels', 'kw', 'loss'),
  /** The visitor's roof in one sentence, as the lead form shows it above its fields. */
  plan: textNaming('long', 'deep', 'unit', 'panels', 'kw', 'with'),
  /** The things on the roof and beside it, which fill {with} if there are any. */
  planThings: textNaming('names'),
  message: textNaming('long', 'deep', 'unit', 'panels', 'kw', 'units', 'frame', 'things', 'address'),
  /** Says in the message that the frame is raised, if it is. */
  raised: text,
  /** A number of panels in words, such as "12 panels", which fills {panels} in other texts. */
  panels: each(['one', 'other'], textNaming('count')),
  /** The texts for a roof on which no panel fits, in place of those of the same names. */
  none: z.strictObject({
    count: text,
    sentence: textNaming('long', 'deep', 'unit', 'left-out', 'things'),
    spoken: textNaming('long', 'deep', 'unit'),
    plan: textNaming('long', 'deep', 'unit', 'with'),
    message: textNaming('long', 'deep', 'unit', 'frame', 'things', 'address'),
  }),
});
export type RoofContent = z.output<typeof roof>;

/** The section that explains how the roof planner computes the shade. */
export const roofExplained = z.strictObject({
  heading: text,
  paragraphs: oneOrMore(text, 'paragraph'),
});
