import { z } from 'zod';
import { approved, date, exactly, type SourceContent } from '../../lib/content/parts';
import { type Context, withContext } from '../../lib/content/context';
import { entryOf, text } from '../../lib/content/text';
import type { SlabEnds } from '../../lib/solar/facts';
import { type AssumptionId, factIds, type LimitId, type LoadId } from '../../lib/solar/names';
import { leadFormFile } from './lead-forms';

/** The schema of a figure that the calculators use, with its unit, source and date. */
export const figure = z.strictObject({
  /** The name of the figure, for visitors who may change it. */
  name: text,
  value: z.number().nonnegative('expected zero or more'),
  /** The unit of the figure: a key of facts/units.yaml. */
  unit: text,
  /** The source of the figure: a key of facts/sources.yaml. */
  source: text,
  asOf: date,
  confidence: z.enum(['high', 'medium', 'low', 'derived']),
  /**
   * Who has approved the figure. `'published'` means that nobody has to, because the figure stands in a public source.
   */
  approved: z.union([z.literal('published'), approved]),
});
export type SolarFigure = z.output<typeof figure>;

const months = exactly(z.number(), 12, 'twelve months');

/** The schema of a calculator's question, without its words. */
const question = z.strictObject({
  name: text,
  least: z.number().optional(),
  most: z.number().optional(),
  step: z.number().positive().optional(),
  options: z.array(text).optional(),
  default: z.union([z.number(), text]).optional(),
  /**
   * The default answer and the ends of the answer's range, where they are figures from content/facts/: the id of each
   * figure.
   */
  figures: z
    .partialRecord(
      z.enum(['least', 'most', 'default']),
      z.enum([...factIds.tariff, ...factIds.limits, ...factIds.loads, ...factIds.sun]),
    )
    .optional(),
  empty: z.boolean().optional(),
  /** The range of the slider beside the question's field. It covers only the most common amounts. */
  slider: z.strictObject({ least: z.number(), most: z.number(), step: z.number().positive() }).optional(),
});
const questions = z.array(question);

/** The schema of a typical bill: the amount in ₹ a month, and the kind of connection. */
const bill = z.strictObject({ bill: z.number(), kind: text.optional() });
const bills = exactly(bill, 6, 'six typical bills');

/** The schema of the bill, in ₹ a month, that stands for a whole range of bills. */
const estimate = z.strictObject({ bill: z.number().positive() });

/** The schema of the figures of a file: exactly those with the given ids. */
const figuresOf = <const Id extends string>(ids: readonly Id[]) =>
  z.strictObject(Object.fromEntries(ids.map((id) => [id, figure])) as Record<Id, typeof figure>);

const numbers = z.array(z.number());

export const pricesFile = z.strictObject({ figures: figuresOf(factIds.prices) });
export const grantsFile = z.strictObject({ figures: figuresOf(factIds.grants) });
export const loadsFile = z.strictObject({ figures: figuresOf(factIds.loads) });
export const limitsFile = z.strictObject({ figures: figuresOf(factIds.limits) });
export const tariffFile = z.strictObject({
  figures: figuresOf(factIds.tariff),
  slabEnds: z.strictObject({ urban: numbers, rural: numbers, smallShop: numbers, shop: numbers }),
});
export const sunFile = z.strictObject({
  figures: figuresOf(factIds.sun),
  /** The town for which `modelledDay` was computed. */
  modelledTown: entryOf('towns/'),
  /** The units (kWh) that 1 kW makes there on a day of each month, from January on. */
  modelledDay: months,
});
export const questionsFile = z.strictObject({ home: questions, society: questions, business: questions });
export const typicalBillsFile = z.strictObject({ home: bills, society: bills, business: bills });

/**
 * The highest bill of each option of the landing form's question about the bill: none without such a question, and
 * undefined if the form cannot be read.
 */
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

/**
 * The sizes in kW of the solar systems that the pages of towns show, each with a monthly bill in ₹ for which that size
 * is common.
 */
export const townSystems = z.array(z.strictObject({ kw: z.number(), bill: z.number() }));

/** The words for the units and sources of the calculators' figures. */
export interface FigureWords {
  units: Record<string, string>;
  sources: Record<string, SourceContent>;
}

/** All facts that the calculators use: figures, questions and typical cases. */
export interface SolarContent {
  figures: Record<AssumptionId, SolarFigure>;
  loads: Record<LoadId, number>;
  limits: Record<LimitId, number>;
  questions: Record<'home' | 'society' | 'business', Omit<z.output<typeof question>, 'figures'>[]>;
  typicalBills: z.output<typeof typicalBillsFile>;
  estimates: z.output<typeof estimates>;
  townSystems: z.output<typeof townSystems>;
  sun: { modelledDay: number[]; modelledTown: string; townSun: Record<string, number[]> };
  /** The id of the town for which worked examples are computed. */
  exampleTown: string;
  slabEnds: SlabEnds;
}
