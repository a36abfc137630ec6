import { z } from 'zod';
import { approved, date } from './blocks';
import { text } from './text';

/** The schema of a figure that the calculators assume, with its unit, source and date. */
export const figure = z.strictObject({
  value: z.number('expected a number').nonnegative('expected zero or more'),
  /** The unit of an assumed figure: a key of `units` in the file figure-words.ts of each language. */
  unit: text,
  /** The source of an assumed figure: a key of `sources` in the file figure-words.ts of each language. */
  source: text,
  asOf: date,
  confidence: z.enum(['high', 'medium', 'low', 'derived']),
  /**
   * Who has approved a figure. `'published'` means that a public source gives it, so that nobody at the company has to.
   */
  approved: z.union([z.literal('published'), approved]),
});

const town = z.array(z.number()).length(12, 'expected twelve months');

/** The schema of a calculator's question, without its words. */
const question = z.strictObject({
  name: text,
  least: z.number().optional(),
  most: z.number().optional(),
  step: z.number().positive().optional(),
  options: z.array(text).optional(),
  usual: z.union([z.number(), text]).optional(),
  empty: z.boolean().optional(),
  /** The range of the slider beside the field of a calculator's question, which covers only the most common amounts. */
  slider: z.strictObject({ least: z.number(), most: z.number(), step: z.number().positive() }).optional(),
});
const questions = z.array(question);

/** Answers to some of the questions, by their names. */
const answers = z.array(z.record(z.string(), z.union([z.number(), text])));
const bills = answers.length(6, 'expected six usual bills');

/** The bill that stands for a range of bills, in ₹ a month. */
const estimate = z.strictObject({ bill: z.number().positive() });

const figures = z.record(z.string(), figure);

/**
 * The schema of all figures and questions of the calculators. As everywhere in content/facts/, a key is the name of a
 * file or folder.
 */
export const solarFacts = z.strictObject({
  tariff: z.strictObject({
    figures,
    slabEnds: z.strictObject({
      urban: z.array(z.number()),
      rural: z.array(z.number()),
      smallShop: z.array(z.number()),
      shop: z.array(z.number()),
    }),
  }),
  sun: z.strictObject({
    figures,
    modelledDay: town,
    townSun: z.record(z.string(), town.readonly()),
  }),
  prices: z.strictObject({ figures }),
  grants: z.strictObject({ figures }),
  loads: z.strictObject({ figures }),
  asked: z.strictObject({ home: questions, society: questions, business: questions }),
  usualBills: z.strictObject({ home: bills, society: bills, business: bills }),
  estimates: z.array(estimate).length(5, 'expected one for each range of the landing form'),
  townSystems: answers,
});

type Facts = z.output<typeof solarFacts>;

/** The ids of the figures of the rule by which the sanctioned load follows from the bill. */
export type LoadFigureId =
  | `load-home-${'bill' | 'unit' | 'least' | 'most'}`
  | `load-${'society' | 'business'}${'' | '-largest-bill'}`
  | `load-large-${'least' | 'most'}`;

/** The value of each figure of the rule for the load, in the unit that content/facts/solar/loads.ts gives for it. */
export type Loads = Record<LoadFigureId, number>;

/**
 * What the calculators know, with the figures of all files together, by their ids. Those of the rule for the load stand
 * apart, as values: a visitor sets the load itself and not the rule.
 */
export const solarTogether = ({ tariff, sun: { figures, ...sun }, prices, grants, loads, ...questions }: Facts) => ({
  figures: { ...tariff.figures, ...figures, ...prices.figures, ...grants.figures } as Record<string, SolarFigure>,
  loads: Object.fromEntries(Object.entries(loads.figures).map(([id, { value }]) => [id, value])) as Loads,
  ...questions,
  sun,
  slabEnds: tariff.slabEnds,
});

/** The schema of the words for the units and sources of the calculators' figures. */
export const figureWords = z.strictObject({
  units: z.record(z.string(), text),
  sources: z.record(z.string(), text),
});

/**
 * Finds figures of the calculators that lack words in a language.
 * @param names the words for each figure, by id
 * @returns a problem for each, with its path in content/facts/solar/
 */
export function unnamedFigures(
  { tariff, sun, prices, grants, loads }: Facts,
  names: Record<string, string>,
  { units, sources }: z.output<typeof figureWords>,
): { path: string[]; message: string }[] {
  return Object.entries({ tariff, sun, prices, grants, loads }).flatMap(([file, { figures }]) =>
    Object.entries(figures).flatMap(([id, { unit, source }]) => {
      const looked = [
        { known: names, key: id, field: [], where: 'figures in calculator.ts' },
        { known: units, key: unit, field: ['unit'], where: 'units in figure-words.ts' },
        { known: sources, key: source, field: ['source'], where: 'sources in figure-words.ts' },
      ];
      return looked
        .filter(({ known, key }) => !Object.hasOwn(known, key))
        .map(({ key, field, where }) => ({
          path: [file, 'figures', id, ...field],
          message: `expected one of the ${where} of each language, got ${JSON.stringify(key)}`,
        }));
    }),
  );
}

export type RawFigure = z.input<typeof figure>;
export type SolarFigure = z.output<typeof figure>;
export type FigureWords = z.output<typeof figureWords>;
export type SolarContent = ReturnType<typeof solarTogether>;
