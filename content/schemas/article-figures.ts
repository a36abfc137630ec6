import { z } from 'zod';
import { text, textWith } from '../../lib/words/text';
import { some, names } from '../../lib/words/parts';

/** What every figure of an article has. `sources` are ids of sources of the article. */
const common = {
  caption: text,
  sources: some(text, 'source'),
  note: text.optional(),
};

const positive = z.number().positive('expected more than zero');
const columns = (count: number) => z.array(text).length(count, `expected ${count} columns`);

/** What systems of several sizes run: units that each makes on a day, and those that appliances use. */
const runs = z
  .strictObject({
    kind: z.literal('runs'),
    ...common,
    columns: columns(4),
    appliances: z.strictObject({
      caption: text,
      columns: columns(4),
      list: z.record(z.string(), z.strictObject({ name: text, watts: positive, hours: positive.max(24) })),
    }),
    sizes: z.array(z.strictObject({ kw: positive, uses: z.record(z.string(), positive) })).min(1),
  })
  .superRefine(({ appliances, sizes }, context) =>
    sizes.forEach(({ uses }, index) =>
      Object.keys(uses)
        .filter((id) => !Object.hasOwn(appliances.list, id))
        .forEach((id) =>
          context.addIssue({
            code: 'custom',
            path: ['sizes', index, 'uses', id],
            message: `expected one of the appliances ${Object.keys(appliances.list).join(', ')}`,
          }),
        ),
    ),
  );

/** The lines of a net-metered bill, in their order. */
export const billLines = names('import export carried billed energy fixed surcharge duty total');

/** A net-metered bill of one month, line by line, and what it comes to where it goes wrong. */
const bill = z.strictObject({
  kind: z.literal('bill'),
  ...common,
  caption: textWith('bill', 'load', 'kw', 'month'),
  case: z.strictObject({
    /** ₹ a month before solar, kW of the connection, kW of the system. */
    bill: positive,
    load: positive,
    kw: positive,
    month: z.int().min(1, 'expected a month from 1 to 12').max(12, 'expected a month from 1 to 12'),
    /** Per cent of the use that falls into daylight: it decides how much is imported and exported. */
    byDay: positive.max(100),
  }),
  columns: columns(3),
  lines: z.record(z.enum(billLines), text),
  wrong: some(
    z.strictObject({
      at: z.enum(['export-added', 'export-missing', 'carried-missing'], {
        error: 'expected export-added, export-missing or carried-missing',
      }),
      title: text,
      text: textWith('wrong', 'right'),
    }),
    'mistake',
  ),
});

/** Steps in their order, with who acts. */
const steps = z.strictObject({
  kind: z.literal('steps'),
  ...common,
  steps: z
    .array(z.strictObject({ title: text, who: text, text, days: text.optional() }))
    .min(2, 'expected two steps or more'),
});

/** What dust takes by season. */
const dust = z.strictObject({
  kind: z.literal('dust'),
  ...common,
  season: text,
  after: textWith('days'),
  days: some(z.int().positive(), 'number of days'),
  /** `daily` is per cent of the generation that is lost with each day. */
  seasons: some(z.strictObject({ name: text, daily: positive }), 'season'),
});

export const articleFigure = z.discriminatedUnion('kind', [runs, bill, steps, dust], {
  error: 'expected a figure of the kind runs, bill, steps or dust',
});
export type ArticleFigure = z.output<typeof articleFigure>;

export type FigureOf<Kind extends ArticleFigure['kind']> = Extract<ArticleFigure, { kind: Kind }>;
