import { z } from 'zod';
import { approved, date, each, exactly } from '../../lib/content/parts';
import { type Context, withContext } from '../../lib/content/context';
import { entryOf, text } from '../../lib/content/text';
import { factIds } from '../../lib/solar/names';
import { leadFormFile } from './lead-forms';

const CALCULATORS = ['home', 'society', 'business', 'check-bill', 'compare-quotes', 'roof'] as const;

export const fact = z.strictObject({
  name: text,
  value: z.number().nonnegative('expected zero or more'),
  /** A key of content/facts/units.yaml. */
  unit: text,
  /** A key of content/facts/sources.yaml. */
  source: text,
  asOf: date,
  confidence: z.enum(['high', 'medium', 'low', 'derived']),
  /** `'published'` needs no approval, because a public source states the fact. */
  approved: z.union([z.literal('published'), approved]),
});

const assumption = fact.extend({
  usedBy: z.array(z.enum(CALCULATORS)),
  /** A calculator calls its prices "typical" until the company has approved every price that it uses. */
  isPrice: z.literal(true).optional(),
  /** What a visitor may enter: `positive` excludes zero, and `signed` allows negative values. */
  range: z.enum(['positive', 'signed']).optional(),
  /** Whether a printed result names the value even if the visitor has not changed it. */
  isPrinted: z.literal(true).optional(),
});
export type Assumption = z.output<typeof assumption>;

const months = exactly(z.number(), 12, 'twelve months');

const question = z.strictObject({
  name: text,
  least: z.number().optional(),
  most: z.number().optional(),
  step: z.number().positive().optional(),
  options: z.array(text).optional(),
  default: z.union([z.number(), text]).optional(),
  facts: z
    .partialRecord(
      z.enum(['least', 'most', 'default', 'example']),
      z.enum([...factIds.tariff, ...factIds.limits, ...factIds.loads, ...factIds.sun, ...factIds.prices]),
    )
    .optional(),
  empty: z.boolean().optional(),
  explained: z.literal(true).optional(),
  several: z.literal(true).optional(),
  text: z.literal(true).optional(),
  /** In column `a`, the question `kw` is named `a-kw`. */
  columns: z.array(text).optional(),
  /** The default answer of the first column. */
  example: z.number().optional(),
  thing: z.literal(true).optional(),
  /** Whether the answer is a length: `least` and `most` are in metres, `default` is in feet. */
  length: z.literal(true).optional(),
  /** The slider covers only the most common amounts. */
  slider: z.strictObject({ least: z.number(), most: z.number(), step: z.number().positive() }).optional(),
});
const questions = z.array(question);

const bill = z.strictObject({ bill: z.number(), kind: text.optional() });
const bills = exactly(bill, 6, 'six typical bills');

/** The bill, in ₹ a month, that stands for a whole range of bills. */
const estimate = z.strictObject({ bill: z.number().positive() });

const numbers = z.array(z.number());

export const pricesFile = z.strictObject({ facts: each(factIds.prices, assumption) });
export const panelsFile = z.strictObject({
  facts: z.strictObject({ ...each(factIds.panels, assumption).shape, ...each(factIds.fixed, fact).shape }),
});
export const grantsFile = z.strictObject({ facts: each(factIds.grants, assumption) });
export const loadsFile = z.strictObject({ facts: each(factIds.loads, fact) });
export const limitsFile = z.strictObject({ facts: each(factIds.limits, fact) });
export const tariffFile = z.strictObject({
  facts: each(factIds.tariff, assumption),
  /** Published fuel surcharges in per cent, the newest first. */
  surcharges: z.array(
    z.strictObject({
      month: z.string().regex(/^\d{4}-\d\d$/, 'expected a month written YYYY-MM'),
      rate: z.number(),
    }),
  ),
  slabEnds: z.strictObject({ urban: numbers, rural: numbers, smallShop: numbers, shop: numbers }),
});
export const sunFile = z.strictObject({
  facts: each(factIds.sun, assumption),
  modelledTown: entryOf('towns/'),
  /** What 1 kW makes in the modelled town, in kWh a day for each month, from January on. */
  modelledDay: months,
});
export const questionsFile = each(CALCULATORS, questions);
export const typicalBillsFile = each(['home', 'society', 'business'], bills);

/** Returns the upper ends of the landing form's ranges of bills in ₹; undefined if the form's file is wrong. */
function rangeEnds(context?: Context): number[] | undefined {
  const fields = leadFormFile.safeParse(context?.read('forms/landing')).data?.fields;
  const options = fields?.find(({ options }) => options?.[0]?.bill)?.options ?? [];
  return fields && options.map(({ bill }) => bill!.below ?? bill!.upTo ?? Infinity);
}

export const estimates = withContext(
  exactly(estimate, 5, 'one for each range of the landing form'),
  (all, context, report) => {
    const ends = rangeEnds(context);
    all.forEach(({ bill }, index) => {
      if (!ends || ends.findIndex((end) => bill <= end) === index) return;
      const message = `expected a bill of option ${index + 1} of the question about the bill in content/forms/landing.yaml, got ${bill}`;
      report(message, [index, 'bill']);
    });
    return all;
  },
);

/** Sizes in kW, each with a monthly bill in ₹ for which the size is common. */
export const townSystems = z.array(z.strictObject({ kw: z.number(), bill: z.number() }));

export const examplesFile = z
  .strictObject({
    examples: z.record(
      z.string(),
      z.strictObject({
        kind: z.enum(['home', 'society', 'business']),
        bill: z.number().positive(),
        kw: z.number().positive().optional(),
        load: z.number().positive().optional(),
        supply: z.number().positive().optional(),
      }),
    ),
    ranges: z.record(z.string(), z.array(z.string()).min(2)),
  })
  .superRefine(({ examples, ranges }, context) => {
    for (const [range, names] of Object.entries(ranges))
      names.forEach((name, index) => {
        if (examples[name]) return;
        const message = `expected one of the examples ${Object.keys(examples).join(', ')}, got "${name}"`;
        context.addIssue({ code: 'custom', path: ['ranges', range, index], message });
      });
  });
