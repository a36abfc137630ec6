import { z } from 'zod';
import { each, exactly, texts } from '../../lib/content/parts';
import { text, textNaming, textWith } from '../../lib/content/text';
import { asked, columns, parts, unequalNames } from '../../lib/solar/quotes';
import { toolWords } from './calculator';

/** The words of the calculator that compares the quotes of up to three installers. */
export const quoteComparison = z.strictObject({
  ...toolWords.shape,
  /** Labels that replace those of `calculatorLabels`. `plan` is the title of the printed page. */
  labels: z.strictObject(texts('withoutScripts plan')),
  /** The name of each quote, and the text that opens its fields. At first, those of the second and third are closed. */
  columns: each(columns, z.strictObject({ name: text, open: text })),
  ask: each(asked, textWith('missing', 'kw', 'against', 'units')),
  /** The parts that a price may leave out, and the things in which quotes differ, as sentences name them. */
  parts: each(parts, text),
  unequal: each(unequalNames, text),
  titles: z.strictObject({
    best: textNaming('name'),
    ...texts('unequal same typical'),
    above: textNaming('percent'),
    below: textNaming('percent'),
  }),
  notes: z.strictObject({
    unequal: textNaming('names'),
    incomplete: textNaming('name'),
    possible: textNaming('name', 'rupees'),
  }),
  figures: z.strictObject({
    ...texts('full perWatt subsidy net payback against ask'),
    /** The labels of the main figures. */
    mainNet: textNaming('name'),
    mainPayback: textNaming('name'),
  }),
  table: z.strictObject({ ...texts('heading text caption line') }),
  toAsk: z.strictObject({ ...texts('heading text nothing') }),
  spoken: textNaming('title', 'figures'),
  /** `message` is the text for WhatsApp, and `inMessage` is one quote in it. */
  message: textNaming('title', 'quotes', 'address'),
  inMessage: textNaming('name', 'kw', 'full', 'net', 'payback'),
});
export type QuoteComparisonContent = z.output<typeof quoteComparison>;

/** The texts of the table of typical prices. `sizes` are in kW. */
export const typicalPrices = z.strictObject({
  ...texts('heading text caption'),
  columns: exactly(text, 5, 'five columns'),
  sizes: z.array(z.number()).min(1),
});
