import { z } from 'zod';
import { namesIn } from '../../lib/content/resolve';
import { text, textNaming, textWith } from '../../lib/content/text';
import { exactly, link, oneOf, texts } from '../../lib/content/parts';
import { type FigureName, figureNames } from '../../lib/solar/names';

const questionLabels = z.strictObject({
  label: text,
  why: text.optional(),
  unit: text.optional(),
  options: z.record(z.string(), text).optional(),
});

export const toolWords = z.strictObject({
  heading: text,
  questions: z.record(z.string(), questionLabels),
  groups: z.array(z.strictObject({ heading: text, names: z.array(z.string()).min(1) })).min(1),
  /** The places that are marked on the drawing of a bill, by their names in content/site/calculator.yaml. */
  onBill: z.array(z.string()).min(1),
  check: text,
  promise: text,
});

export const calculatorLabels = z.strictObject({
  optional: text,
  estimate: text,
  setLoad: text,
  answerFor: textNaming('bill', 'load'),
  billAtLoad: textNaming('bill', 'load'),
  noFigures: text,
  ...texts('ask withoutScripts slider opening'),
  absent: text,
  now: textNaming('kw', 'saving', 'payback'),
  units: z.strictObject({ kW: text, units: text, kg: text, years: text, lakh: text, crore: text }),
  never: text,
  paybacks: z.strictObject({ range: textNaming('shortest', 'longest'), open: textNaming('shortest', 'never') }),
  paid: textNaming('rupees'),
  problems: z.strictObject({
    notANumber: textNaming('example'),
    noNumber: text,
    range: textNaming('least', 'most'),
    step: textNaming('below', 'above'),
    tooLarge: textNaming('largest'),
    impossible: text,
    kept: textNaming('bill', 'load'),
    ...texts('ignored newer'),
  }),
  refused: z.strictObject({
    'load under 1 kW': text,
    'roof under 100 sq ft': text,
    'supply at 11 kV': text,
    'fixed charge above bill': textNaming('fixed'),
  }),
  onBill: z.strictObject({
    ...texts('heading title'),
    places: z.array(z.strictObject({ name: text, line: text, text })).min(1),
  }),
  bill: z.strictObject({
    ...texts('heading text caption'),
    columns: z.tuple([text, text, text]),
    slab: textNaming('rate'),
    ...texts('fixed surcharge duty paid total'),
  }),
  months: z.strictObject({ heading: text, text, caption: text, month: text, made: text, used: text, unit: text }),
  years: z.strictObject({ heading: text, text, ...texts('caption year low likely high unit') }),
  asTable: text,
  assumptions: z.strictObject({
    ...texts('heading text ours'),
    prices: text,
  }),
  keep: z.strictObject({
    ...texts('heading plan copy copied notCopied whatsapp print'),
    printed: textNaming('date', 'company', 'phone'),
    again: textNaming('address'),
  }),
});
export type AllCalculatorLabels = z.output<typeof calculatorLabels>;

const calculatorFor = <const K extends keyof typeof figureNames>(kind: K) => {
  const own: readonly FigureName<K>[] = figureNames[kind];
  const figureName = oneOf(own, 'the figures');
  const scenarioFigure = z.union([figureName, z.literal('')]);
  const content = z.strictObject({
    kind: z.literal(kind),
    ...toolWords.shape,
    parts: z
      .array(
        z.strictObject({
          heading: text,
          figures: z
            .array(
              z.strictObject({
                name: figureName,
                label: text,
                note: textWith<FigureName<K> | 'area' | 'paybacks'>(...own, 'area', 'paybacks').optional(),
              }),
            )
            .min(1),
          text: text.optional(),
        }),
      )
      .min(2, 'expected the main figures and at least one more part'),
    /** Each row names a low, a likely and a high figure; '' means none. */
    ranges: z.strictObject({
      heading: text,
      rows: z
        .array(z.strictObject({ label: text, names: z.tuple([scenarioFigure, scenarioFigure, scenarioFigure]) }))
        .min(1),
      text,
    }),
    notes: z.strictObject({
      ...z.strictObject(texts('lifeline powerCuts belowLeast tiny fedIn byNight')).partial().shape,
      limited: z.strictObject({ load: text, roof: text, size: text.optional() }).optional(),
      raised: text.optional(),
      never: text,
    }),
    largeSupply: z.strictObject({ text, ask: text }).optional(),
    afterBill: link.optional(),
    plan: textNaming('kw', 'net-cost', 'saving'),
    message: textNaming('kw', 'net-cost', 'saving', 'payback', 'range', 'address'),
  });
  return content.superRefine(({ parts, ranges }, context) => {
    const inParts = parts.flatMap(({ figures }) => figures.flatMap(({ name, note }) => [name, ...namesIn(note ?? '')]));
    const shown = new Set<string>([...inParts, ...ranges.rows.flatMap(({ names }) => names)]);
    for (const name of own.filter((one) => !shown.has(one)))
      context.addIssue({
        code: 'custom',
        path: ['parts'],
        message: `expected the figure "${name}" in a part, because no part, note or range shows it`,
      });
  });
};

export const calculator = z.discriminatedUnion('kind', [
  calculatorFor('home'),
  calculatorFor('society'),
  calculatorFor('business'),
]);
export type CalculatorContent = z.output<typeof calculator>;

export const typicalBills = z.strictObject({
  ...texts('heading caption'),
  columns: exactly(text, 5, 'five columns'),
  kinds: z.record(z.string(), textNaming('bill')).optional(),
});

/** Leaves out `onBill`, which only the server renders. */
export type CalculatorLabels = Omit<AllCalculatorLabels, 'onBill'>;
