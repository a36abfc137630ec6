import { z } from 'zod';
import { date, datedText, icon, link } from './blocks';
import { text } from '../../lib/words/text';

/** The schema of worked examples under an answer: a caption with their date, and one line for each. */
const examples = z.strictObject({
  caption: datedText,
  items: z.array(z.strictObject({ name: text, text })).min(1, 'expected one example or more'),
  asOf: date,
});

const item = z.strictObject({ icon, title: text, text, examples: examples.optional(), more: link.optional() });

export const trio = z.strictObject({ heading: text, items: z.array(item).length(3, 'expected three') });

export type ExamplesContent = z.output<typeof examples>;
export type TrioContent = z.output<typeof trio>;
