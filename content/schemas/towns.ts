import { z } from 'zod';
import { date, link } from './blocks';
import { type PictureName } from './picture';
import { text } from './text';

const toSupply = z.strictObject({ text, supplied: text.nullable() });

/** The schema of what is known of a town in every language. */
const townFacts = z.strictObject({
  sun: z.array(z.number().positive()).length(12, 'expected twelve months'),
  /** A key of `companies` in the file town-pages.ts of each language. */
  company: text,
  picture: text as unknown as z.ZodType<PictureName, PictureName>,
  /** `source` is a key of `sources` there. */
  plants: z.strictObject({ count: z.int().positive(), asOf: date, source: text }).optional(),
  netMeter: toSupply,
});

export const towns = z.record(
  z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'expected the id of a town, for example varanasi'),
  townFacts,
);
export const otherTowns = toSupply;

/** A paragraph, and where it was read, where it has a fact of the place in it. */
const paragraph = z.strictObject({
  text,
  source: z.strictObject({ ...link.partial({ href: true }).shape, date: date.optional() }).optional(),
});

/**
 * The schema of what the page of one town says and no other page does. Figures that are worked out stand in braces, for
 * example {saving3}: lib/solar/town.ts has their names.
 */
export const town = z.strictObject({
  name: text,
  costs: text,
  sun: z.array(text).min(1, 'expected one paragraph or more'),
  supply: text,
  place: z.strictObject({ heading: text, paragraphs: z.array(paragraph).min(1, 'expected one paragraph or more') }),
  questions: z.array(z.strictObject({ question: text, answer: text })).min(3, 'expected three questions or more'),
});

/** A sentence that names the town. */
const naming = text.includes('{town}', 'expected {town} where the name of the town goes');

/** The schema of the words that the pages of all towns share. */
export const townPageWords = z.strictObject({
  costs: z.strictObject({
    heading: naming,
    caption: text,
    columns: z.array(text).length(8, 'expected eight columns'),
    notes: z.array(text),
    action: text,
  }),
  sun: z.strictObject({
    heading: naming,
    caption: text,
    columns: z.array(text).length(2, 'expected two columns'),
    source: text,
  }),
  supply: z.strictObject({
    heading: naming,
    company: naming.includes('{company}', 'expected {company} where the name of the electricity company goes'),
    steps: z.array(z.strictObject({ text, days: text.optional() })).min(2, 'expected two steps or more'),
    days: naming,
    tariff: z.array(text).min(1),
  }),
  plants: naming,
  plantsUnknown: naming,
  /** Before the name of a source. */
  source: text,
  sourcesOfTable: text,
  questions: naming,
  projects: naming,
  form: z.strictObject({ heading: naming, line: text }),
  service: z.strictObject({ name: naming, text: naming }),
  companies: z.record(z.string(), text),
  sources: z.record(z.string(), text),
});

export type TownFacts = z.output<typeof townFacts>;
export type TownContent = z.output<typeof town>;
export type TownPageWords = z.output<typeof townPageWords>;
