import { z } from 'zod';
import { text, textWith } from '../../lib/content/text';
import { names } from '../../lib/content/names';
import { oneOrMore } from '../../lib/content/parts';

const common = {
  caption: text,
  sources: oneOrMore(text, 'source'),
  note: text.optional(),
};

const positive = z.number().positive('expected more than zero');
const columns = (count: number) => z.array(text).length(count, `expected ${count} columns`);

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

export const billLines = names('import export carried billed energy fixed surcharge duty total');

const bill = z.strictObject({
  kind: z.literal('bill'),
  ...common,
  caption: textWith('bill', 'load', 'kw', 'month'),
  case: z.strictObject({
    /** `bill` is in ₹ a month; `load` and `kw` are in kW. */
    bill: positive,
    load: positive,
    kw: positive,
    month: z.int().min(1, 'expected a month from 1 to 12').max(12, 'expected a month from 1 to 12'),
    /** The share of electricity used in daylight, in per cent. */
    byDay: positive.max(100),
  }),
  columns: columns(3),
  lines: z.record(z.enum(billLines), text),
  wrong: oneOrMore(
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

const steps = z.strictObject({
  kind: z.literal('steps'),
  ...common,
  steps: z
    .array(z.strictObject({ title: text, who: text, text, days: text.optional() }))
    .min(2, 'expected two steps or more'),
});

const dust = z.strictObject({
  kind: z.literal('dust'),
  ...common,
  season: text,
  after: textWith('days'),
  days: oneOrMore(z.int().positive(), 'number of days'),
  /** `daily` is the power lost to each day's dust, in per cent. */
  seasons: oneOrMore(z.strictObject({ name: text, daily: positive }), 'season'),
});

export const articleDrawing = z.discriminatedUnion('kind', [runs, bill, steps, dust], {
  error: 'expected a drawing of the kind runs, bill, steps or dust',
});
export type ArticleDrawing = z.output<typeof articleDrawing>;

export type DrawingOf<Kind extends ArticleDrawing['kind']> = Extract<ArticleDrawing, { kind: Kind }>;
