import { z } from 'zod';
import { approved, date, exactly, link, oneOrMore, texts } from '../../lib/content/parts';
import { text } from '../../lib/content/text';
import { factsTable } from './sections';

const confirmed = { asOf: date, approved };
/** Table rows by size, for example 2kw. A text can show a cell by its name in braces: {grants-2kw-central}. */
const rows = <Row extends z.ZodRawShape>(row: Row) =>
  z.record(z.string().regex(/^\d+kw$/, 'expected a size such as 2kw'), z.strictObject(row));

/** The amounts of the subsidy scheme, as it publishes them. Pages print these amounts; no code computes with them. */
export const subsidyFacts = z.strictObject({
  'state-grants': z.strictObject({
    years: text,
    rows: rows({ share: text, central: text, state: text, monthly: text, roof: text }),
    ...confirmed,
  }),
  'emi-examples': z.strictObject({
    ...texts('interest start'),
    rows: rows({ cost: text, start: text, subsidy: text, rest: text, monthly: text, months: text }),
    ...confirmed,
  }),
  rule: z.strictObject({ part: text, upTo: text, partAfter: text, cap: text, ...confirmed }),
  hindi: z.strictObject({
    one: z.strictObject({ thousand: text }),
    two: z.strictObject({ thousand: text }),
    three: z.strictObject({ lakh: text }),
    ...confirmed,
  }),
});

/** The scheme explained in Hindi. `inEnglish` repeats an amount in the form that the English pages use. */
export const hindiScheme = z.strictObject({
  ...texts('heading intro'),
  amounts: z.strictObject({
    heading: text,
    list: exactly(z.strictObject({ size: text, amount: text, inEnglish: text }), 3, 'three amounts'),
  }),
  /** The text of the link to the page in Hindi, which says who can get the subsidy and how. */
  more: text,
  /** The ways to ask the company. `greeting` is the beginning of a WhatsApp message. */
  ask: z.strictObject({ heading: text, text, call: text, whatsapp: text, greeting: text }),
  note: text,
  portal: link,
  asOf: date,
});

/** The subsidy and the remaining cost for each size of system in kW. The code computes the rows. */
export const subsidyAmounts = factsTable.omit({ table: true }).extend({
  sizes: oneOrMore(z.int().positive(), 'size'),
  table: z.strictObject({ caption: text, columns: exactly(text, 6, 'six columns') }),
});

export const schemeRule = z.strictObject({
  ...texts('heading text'),
  /** The rule in one sentence. A number between double asterisks is emphasised: **₹78,000**. */
  rule: text.transform((sentence) =>
    sentence
      .split('**')
      .map((part, index) => (index % 2 === 1 ? { strong: part } : part))
      .filter((part) => part !== ''),
  ),
  note: text,
  asOf: date,
});
