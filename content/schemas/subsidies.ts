import { z } from 'zod';
import { approved, date, exactly, link, oneOrMore, texts } from '../../lib/content/parts';
import { text } from '../../lib/content/text';
import { factsTable } from './sections';

const confirmed = { asOf: date, approved };
/** A text shows the value of a row by a name such as {grants-2kw-central}. */
const rows = <Row extends z.ZodRawShape>(row: Row) =>
  z.record(z.string().regex(/^\d+kw$/, 'expected a size such as 2kw'), z.strictObject(row));

/** Texts of the site and a drawing of a guide show these values. Calculators do not compute with them. */
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

export const hindiScheme = z.strictObject({
  ...texts('heading intro'),
  amounts: z.strictObject({
    heading: text,
    list: exactly(z.strictObject({ size: text, amount: text, inEnglish: text }), 3, 'three amounts'),
  }),
  more: text,
  ask: z.strictObject({ heading: text, text, call: text, whatsapp: text, greeting: text }),
  note: text,
  portal: link,
  asOf: date,
});

/** `sizes` are in kW. */
export const subsidyAmounts = factsTable.omit({ table: true }).extend({
  sizes: oneOrMore(z.int().positive(), 'size'),
  table: z.strictObject({ caption: text, columns: exactly(text, 6, 'six columns') }),
});

export const schemeRule = z.strictObject({
  ...texts('heading text'),
  /** Words between double asterisks are emphasised, such as **₹78,000**. */
  rule: text.transform((sentence) =>
    sentence
      .split('**')
      .map((part, index) => (index % 2 === 1 ? { strong: part } : part))
      .filter((part) => part !== ''),
  ),
  note: text,
  asOf: date,
});
