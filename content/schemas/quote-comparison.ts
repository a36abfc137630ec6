import { z } from 'zod';
import { each, exactly, texts } from '../../lib/content/parts';
import { text, textNaming, textWith } from '../../lib/content/text';
import { asked, columns, parts, unequalNames } from '../../lib/solar/quotes';
import { toolWords } from './calculator';

export const quoteComparison = z.strictObject({
  ...toolWords.shape,
  labels: z.strictObject(texts('withoutScripts plan')),
  columns: each(columns, z.strictObject({ name: text, open: text })),
  ask: each(asked, textWith('missing', 'kw', 'against', 'units')),
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
    mainNet: textNaming('name'),
    mainPayback: textNaming('name'),
  }),
  table: z.strictObject({ ...texts('heading text caption line') }),
  toAsk: z.strictObject({ ...texts('heading text nothing') }),
  spoken: textNaming('title', 'figures'),
  message: textNaming('title', 'quotes', 'address'),
  inMessage: textNaming('name', 'kw', 'full', 'net', 'payback'),
});
export type QuoteComparisonContent = z.output<typeof quoteComparison>;

export const typicalPrices = z.strictObject({
  ...texts('heading text caption'),
  columns: exactly(text, 5, 'five columns'),
  /** In kW. */
  sizes: z.array(z.number()).min(1),
});
