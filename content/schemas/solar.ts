import { z } from 'zod';
import { approved, date } from './blocks';
import { text } from './text';

/** One figure that the calculators assume. */
export const figure = z.strictObject({
  value: z.number('expected a number').nonnegative('expected zero or more'),
  unit: text,
  /** A key of content/facts/solar/sources.ts. */
  source: text,
  asOf: date,
  confidence: z.enum(['high', 'medium', 'low', 'derived']),
  /** `'published'` where a public source carries the figure, so that nobody at the company has to confirm it. */
  approved: z.union([z.literal('published'), approved]),
});

const town = z.array(z.number()).length(12, 'expected twelve months');

/** One thing that a calculator asks. */
const question = z.strictObject({
  name: text,
  least: z.number().optional(),
  most: z.number().optional(),
  step: z.number().positive().optional(),
  options: z.array(text).optional(),
  usual: z.union([z.number(), text]).optional(),
  empty: z.boolean().optional(),
  /** Beside the field, for the amounts that are usual. */
  slider: z.strictObject({ least: z.number(), most: z.number(), step: z.number().positive() }).optional(),
});
const questions = z.array(question);

/** Answers to some of the questions, by their names. */
const bills = z.array(z.record(z.string(), z.union([z.number(), text]))).length(6, 'expected six usual bills');

/** What the calculators know. */
export const solarFacts = z.strictObject({
  figures: z.record(z.string(), figure),
  sources: z.record(z.string(), text),
  asked: z.strictObject({ home: questions, society: questions, business: questions }),
  usualBills: z.strictObject({ home: bills, society: bills, business: bills }),
  sun: z.strictObject({
    modelledDay: town,
    townSun: z.strictObject({ varanasi: town, chandauli: town, prayagraj: town, bhadohi: town, jaunpur: town }),
  }),
  slabEnds: z.strictObject({
    urban: z.array(z.number()),
    rural: z.array(z.number()),
    smallShop: z.array(z.number()),
    shop: z.array(z.number()),
  }),
});

export type RawFigure = z.input<typeof figure>;
export type SolarFigure = z.output<typeof figure>;
export type SolarContent = z.output<typeof solarFacts>;
