import { z } from 'zod';
import { approved, date, link } from './blocks';
import { text } from './text';

const confirmed = { asOf: date, approved };
const rows = <Row extends z.ZodRawShape>(row: Row) => z.array(z.strictObject(row)).min(1, 'expected one row or more');

/** The schema of the figures on subsidies and loans, which content/facts/subsidies.ts explains. */
export const subsidyFacts = z.strictObject({
  stateGrants: z.strictObject({
    years: text,
    rows: rows({ size: text, share: text, central: text, state: text, monthly: text, roof: text }),
    ...confirmed,
  }),
  emiExamples: z.strictObject({
    interest: text,
    start: text,
    rows: rows({ size: text, cost: text, start: text, subsidy: text, rest: text, monthly: text, months: text }),
    ...confirmed,
  }),
  rule: z.strictObject({ part: text, upTo: text, partAfter: text, cap: text, ...confirmed }),
  hindi: z.strictObject({
    one: z.strictObject({ size: text, thousand: text }),
    two: z.strictObject({ size: text, thousand: text }),
    three: z.strictObject({ size: text, lakh: text }),
    ...confirmed,
  }),
});

/**
 * The schema of the section in Hindi about the subsidy scheme. `inEnglish` repeats an amount as the English pages print
 * it.
 */
export const hindiScheme = z.strictObject({
  heading: text,
  intro: text,
  amounts: z.strictObject({
    heading: text,
    list: z.array(z.strictObject({ size: text, amount: text, inEnglish: text })).length(3, 'expected three amounts'),
  }),
  who: z.strictObject({ heading: text, list: z.array(text).min(1, 'expected one line or more') }),
  steps: z.strictObject({ heading: text, list: z.array(text).min(2, 'expected two steps or more') }),
  /** How to reach somebody who speaks Hindi. `greeting` is the first words of a WhatsApp message. */
  ask: z.strictObject({ heading: text, text, call: text, whatsapp: text, greeting: text }),
  note: text,
  portal: link,
  asOf: date,
});

/** The schema of the sentence on how the subsidy is worked out, in which the figures are emphasised. */
export const schemeRule = z.strictObject({
  heading: text,
  text,
  rule: z.array(z.union([text, z.strictObject({ figure: text })])).min(1, 'expected some text'),
  note: text,
  asOf: date,
});

/** The schema of the section about sources: where the figures come from, and that this is not a government site. */
export const sources = z.strictObject({
  heading: text,
  paragraphs: z.array(text).min(1, 'expected one paragraph or more'),
  portal: z.strictObject({ text, link }),
  asOf: date,
});

export type HindiSchemeContent = z.output<typeof hindiScheme>;
export type SchemeRuleContent = z.output<typeof schemeRule>;
export type SourcesContent = z.output<typeof sources>;
