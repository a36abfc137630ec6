import { z } from 'zod';
import { approved, date, exactly, names, type SourceContent } from '../../lib/words/parts';
import { text } from '../../lib/words/text';

/** The schema of a figure that the calculators assume, with its unit, source and date. */
export const figure = z.strictObject({
  /** What a visitor who may change the figure reads. */
  name: text,
  value: z.number().nonnegative('expected zero or more'),
  /** The unit of an assumed figure: a key of facts/units. */
  unit: text,
  /** The source of an assumed figure: a key of facts/sources. */
  source: text,
  asOf: date,
  confidence: z.enum(['high', 'medium', 'low', 'derived']),
  /**
   * Who has approved a figure. `'published'` means that a public source gives it, so that nobody at the company has to.
   */
  approved: z.union([z.literal('published'), approved]),
});
export type SolarFigure = z.output<typeof figure>;

/** The ids of the figures that the calculators compute with, by the file that holds them: lib/solar reads each. */
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

const town = exactly(z.number(), 12, 'twelve months');

/** The schema of a calculator's question, without its words. */
const question = z.strictObject({
  name: text,
  least: z.number().optional(),
  most: z.number().optional(),
  step: z.number().positive().optional(),
  options: z.array(text).optional(),
  default: z.union([z.number(), text]).optional(),
  /** Facts in place of numbers: the default answer and the ends of its range, each by the name of its figure. */
  figures: z
    .partialRecord(
      z.enum(['least', 'most', 'default']),
      z.enum([...figureIds.tariff, ...figureIds.limits, ...figureIds.loads, ...figureIds.sun]),
    )
    .optional(),
  empty: z.boolean().optional(),
  /** The range of the slider beside the field of a calculator's question, which covers only the most common amounts. */
  slider: z.strictObject({ least: z.number(), most: z.number(), step: z.number().positive() }).optional(),
});
const questions = z.array(question);

/** A typical bill in ₹ a month, and of which kind of connection. */
const bill = z.strictObject({ bill: z.number(), kind: text.optional() });
const bills = exactly(bill, 6, 'six typical bills');

/** The bill that stands for a range of bills, in ₹ a month. */
const estimate = z.strictObject({ bill: z.number().positive() });

/** The schema of the figures of a file: exactly those that lib/solar reads. */
const figuresOf = <const Id extends string>(ids: readonly Id[]) =>
  z.strictObject(Object.fromEntries(ids.map((id) => [id, figure])) as Record<Id, typeof figure>);

const numbers = z.array(z.number());

/** The schemas of the files with figures and questions of the calculators. */
export const pricesFile = z.strictObject({ figures: figuresOf(figureIds.prices) });
export const grantsFile = z.strictObject({ figures: figuresOf(figureIds.grants) });
export const loadsFile = z.strictObject({ figures: figuresOf(figureIds.loads) });
export const limitsFile = z.strictObject({ figures: figuresOf(figureIds.limits) });
export const tariffFile = z.strictObject({
  figures: figuresOf(figureIds.tariff),
  slabEnds: z.strictObject({ urban: numbers, rural: numbers, smallShop: numbers, shop: numbers }),
});
export const sunFile = z.strictObject({ figures: figuresOf(figureIds.sun), modelledDay: town });
export const questionsFile = z.strictObject({ home: questions, society: questions, business: questions });
export const typicalBillsFile = z.strictObject({ home: bills, society: bills, business: bills });
export const estimates = exactly(estimate, 5, 'one for each range of the landing form');
/** The sizes of systems in kW that the pages of towns show, each with the bill for which it is usual. */
export const townSystems = z.array(z.strictObject({ kw: z.number(), bill: z.number() }));

/** The id of a figure that the calculators assume, such as a tariff or a price. A visitor may change the figure. */
export type FigureId = (typeof figureIds)['tariff' | 'sun' | 'prices' | 'grants'][number];

/** The figures of the rule by which the sanctioned load follows from the bill. */
export type LoadId = (typeof figureIds)['loads'][number];
/** The id of a limit at which another rule holds, or of a figure that nobody changes. */
export type LimitId = (typeof figureIds)['limits'][number];
export type SlabEnds = z.output<typeof tariffFile>['slabEnds'];

/** The words for the units and sources of the calculators' figures. */
export interface FigureWords {
  units: Record<string, string>;
  sources: Record<string, SourceContent>;
}

/** What the calculators know: their figures, questions and usual cases. */
export interface SolarContent {
  figures: Record<FigureId, SolarFigure>;
  loads: Record<LoadId, number>;
  limits: Record<LimitId, number>;
  questions: Record<'home' | 'society' | 'business', Omit<z.output<typeof question>, 'figures'>[]>;
  typicalBills: z.output<typeof typicalBillsFile>;
  estimates: z.output<typeof estimates>;
  townSystems: z.output<typeof townSystems>;
  sun: { modelledDay: number[]; townSun: Record<string, number[]> };
  slabEnds: SlabEnds;
}
