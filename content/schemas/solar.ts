import { z } from 'zod';
import { approved, date, exactly, names, type SourceContent } from '../../lib/content/parts';
import { type Context, withContext } from '../../lib/content/context';
import { entryOf, text } from '../../lib/content/text';
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

/** The ids of the figures that the calculators in lib/solar use, by the file in content/facts/ that has them. */
export const figureIds = {
  tariff: names(
    'urban-1 urban-2 urban-3 urban-fixed rural-1 rural-2 rural-3 rural-4 rural-fixed lifeline-rate',
    'lifeline-fixed home-duty society-fixed small-shop-1 small-shop-2 small-shop-fixed shop-1 shop-2',
    'shop-fixed shop-least-summer shop-least-winter industry-rate industry-fixed business-duty surcharge',
    'left-over',
  ),
  sun: names('sun-low sun-likely sun-high fade-low fade-likely fade-high co2 area'),
  prices: names(
    'home-1-kw home-2-kw home-3-kw home-4-kw home-5-kw home-kw-more society-10-kw society-25-kw',
    'society-50-kw society-100-kw business-10-kw business-25-kw business-50-kw business-100-kw gst',
    'price-low price-high upkeep inverter growth-low growth-likely growth-high',
  ),
  grants: names(
    'central-1-2 central-3 state-1-2 society-grant society-most society-flat down-small down-large',
    'depreciation',
  ),
  loads: names(
    'load-home-bill load-home-unit load-home-least load-home-most load-society load-business',
    'load-large-least load-large-most load-society-largest-bill load-business-largest-bill',
  ),
  limits: names(
    'high-tension small-shop-load home-largest lifeline-load lifeline-units subsidy-first subsidy-last',
    'small-plant upkeep-from inverter-in company-tax',
  ),
} as const;

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
      z.enum([...figureIds.tariff, ...figureIds.limits, ...figureIds.loads, ...figureIds.sun]),
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

export const pricesFile = z.strictObject({ figures: figuresOf(figureIds.prices) });
export const grantsFile = z.strictObject({ figures: figuresOf(figureIds.grants) });
export const loadsFile = z.strictObject({ figures: figuresOf(figureIds.loads) });
export const limitsFile = z.strictObject({ figures: figuresOf(figureIds.limits) });
export const tariffFile = z.strictObject({
  figures: figuresOf(figureIds.tariff),
  slabEnds: z.strictObject({ urban: numbers, rural: numbers, smallShop: numbers, shop: numbers }),
});
export const sunFile = z.strictObject({
  figures: figuresOf(figureIds.sun),
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

/** The id of a figure that a visitor may change in a calculator, such as a tariff or a price. */
export type FigureId = (typeof figureIds)['tariff' | 'sun' | 'prices' | 'grants'][number];

/** The id of a figure in the rule that estimates the sanctioned load from the bill. */
export type LoadId = (typeof figureIds)['loads'][number];
/** The id of a limit at which a different rule begins to apply, or of another figure that visitors cannot change. */
export type LimitId = (typeof figureIds)['limits'][number];
export type SlabEnds = z.output<typeof tariffFile>['slabEnds'];

/** The words for the units and sources of the calculators' figures. */
export interface FigureWords {
  units: Record<string, string>;
  sources: Record<string, SourceContent>;
}

/** All facts that the calculators use: figures, questions and typical cases. */
export interface SolarContent {
  figures: Record<FigureId, SolarFigure>;
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
