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

/** The words that every calculator has. */
export const toolWords = z.strictObject({
  heading: text,
  questions: z.record(z.string(), questionLabels),
  /** The questions after the first one, in groups under headings. */
  groups: z.array(z.strictObject({ heading: text, names: z.array(z.string()).min(1) })).min(1),
  /** The questions whose answers are on a printed bill, in the order of the marks in the drawing of the bill. */
  onBill: z.array(z.string()).min(1),
  /** `check` is the text of the link to the form. `promise` says what the result is and is not. */
  check: text,
  promise: text,
});

export const calculatorLabels = z.strictObject({
  optional: text,
  /** Marks the sanctioned load as an estimate made from the bill. */
  estimate: text,
  /** Asks for the sanctioned load where the bill is too high to estimate it: such a bill suggests a supply at 11 kV. */
  setLoad: text,
  answerFor: textNaming('bill', 'load'),
  billAtLoad: textNaming('bill', 'load'),
  noFigures: text,
  /** `ask` is the text of the link to the form, which is shown where there are no figures. */
  ...texts('ask withoutScripts slider opening'),
  /** Says that the figures are those of an example, because the scripts of the page have not loaded or have failed. */
  absent: text,
  now: textNaming('kw', 'saving', 'payback'),
  units: z.strictObject({ kW: text, units: text, kg: text, years: text, lakh: text, crore: text }),
  never: text,
  /** The payback, from a good to a bad case. `open` is the text if the plant never pays back in the bad case. */
  paybacks: z.strictObject({ range: textNaming('shortest', 'longest'), open: textNaming('shortest', 'never') }),
  paid: textNaming('rupees'),
  problems: z.strictObject({
    /** For a field with a default, which is its {example}. `noNumber` is for a field that is empty at first. */
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
  /** Shows where on a printed bill visitors find the answers. */
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
    /** Shown while the company has not confirmed the prices. */
    prices: text,
  }),
  keep: z.strictObject({
    ...texts('heading plan copy copied notCopied whatsapp print'),
    printed: textNaming('date', 'company', 'phone'),
    /** Says on a printed plan at which address the calculator shows the same result again. */
    again: textNaming('address'),
  }),
});
export type AllCalculatorLabels = z.output<typeof calculatorLabels>;

/** Makes the schema of one calculator, whose texts may name only the figures of this calculator. */
const calculatorFor = <const K extends keyof typeof figureNames>(kind: K) => {
  const own: readonly FigureName<K>[] = figureNames[kind];
  const figureName = oneOf(own, 'the figures');
  const scenarioFigure = z.union([figureName, z.literal('')]);
  const content = z.strictObject({
    kind: z.literal(kind),
    ...toolWords.shape,
    /** The parts of the result. The first part has the main figures. */
    parts: z
      .array(
        z.strictObject({
          heading: text,
          figures: z
            .array(
              z.strictObject({
                name: figureName,
                label: text,
                /**
                 * May name other figures, and also {paybacks} (the shortest and the longest time in which the plant
                 * pays for itself, in years) and {area} (the roof that the plant needs).
                 */
                note: textWith<FigureName<K> | 'area' | 'paybacks'>(...own, 'area', 'paybacks').optional(),
              }),
            )
            .min(1),
          text: text.optional(),
        }),
      )
      .min(2, 'expected the main figures and at least one more part'),
    /** The figures of the low, likely and high scenario; '' where a scenario has none. */
    ranges: z.strictObject({
      heading: text,
      rows: z
        .array(z.strictObject({ label: text, names: z.tuple([scenarioFigure, scenarioFigure, scenarioFigure]) }))
        .min(1),
      text,
    }),
    notes: z.strictObject({
      ...z.strictObject(texts('lifeline powerCuts belowLeast tiny fedIn byNight')).partial().shape,
      /** Says why the plant is smaller than the electricity use would need. */
      limited: z.strictObject({ load: text, roof: text, size: text.optional() }).optional(),
      /** Says that the plant is larger than the sanctioned load, which the electricity company then raises. */
      raised: text.optional(),
      never: text,
    }),
    /** Shown in place of figures for a supply at 11 kV, for which the calculator has none. */
    largeSupply: z.strictObject({ text, ask: text }).optional(),
    /** The link under the table of the bill. */
    afterBill: link.optional(),
    /** The visitor's solar plan in one sentence, as the lead form shows it above its fields. */
    plan: textNaming('kw', 'cost', 'saving'),
    message: textNaming('kw', 'cost', 'saving', 'payback', 'range', 'address'),
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
  /** The text of a bill for each kind of connection. When left out, the amount alone is shown. */
  kinds: z.record(z.string(), textNaming('bill')).optional(),
});

/** The labels that the browser gets: without `onBill`, which only the server renders. */
export type CalculatorLabels = Omit<AllCalculatorLabels, 'onBill'>;
