import { z } from 'zod';
import { namesIn } from '../../lib/content/resolve';
import { text, textNaming, textWith } from '../../lib/content/text';
import { exactly, oneOf, texts } from '../../lib/content/parts';
import { type FigureName, figureNames } from '../../lib/solar/names';

/** The schema of the words of one calculator question: its label, and the reason why it is asked. */
const questionLabels = z.strictObject({
  label: text,
  why: text,
  /** The unit in which a calculator's question is answered, shown after the field. */
  unit: text.optional(),
  /** The text of each option of a calculator's question, by the option's value. */
  options: z.record(z.string(), text).optional(),
});

/** The schema of the words that all calculators share. */
export const calculatorLabels = z.strictObject({
  optional: text,
  /** The word beside the sanctioned load that marks it as an estimate made from the bill. */
  estimate: text,
  /**
   * Asks the visitor to enter the sanctioned load. Shown when the bill is so high that it needs a supply at 11 kV, for
   * which no load can be estimated.
   */
  setLoad: text,
  /** The sentence that names the bill and the sanctioned load for which the shown figures were computed. */
  answerFor: textNaming('bill', 'load'),
  /** The name of a row in the table of typical bills: the bill and its sanctioned load. */
  billAtLoad: textNaming('bill', 'load'),
  noFigures: text,
  /** The text of the link to the form, shown when a calculator has no figures. */
  ask: text,
  ...texts('withoutScripts slider opening'),
  /** The note that the shown figures are only those of the example, for a page whose scripts could not be loaded. */
  absent: text,
  now: textNaming('kw', 'saving', 'payback'),
  units: z.strictObject({ kW: text, units: text, kg: text, years: text, lakh: text, crore: text }),
  never: text,
  /**
   * The texts for a payback, which is a range because it is computed for a good and a bad case. `range` is for a range
   * of years, and `open` for a range whose bad case never pays back.
   */
  paybacks: z.strictObject({ range: textNaming('shortest', 'longest'), open: textNaming('shortest', 'never') }),
  paid: textNaming('rupees'),
  problems: z.strictObject({
    notANumber: textNaming('example'),
    range: textNaming('least', 'most'),
    step: textNaming('below', 'above'),
    tooLarge: textNaming('largest'),
    impossible: text,
    kept: textNaming('bill', 'load'),
    ignored: text,
    newer: text,
  }),
  /** The reasons that a calculator gives when it has no figures. */
  refused: z.strictObject({
    'load under 1 kW': text,
    'roof under 100 sq ft': text,
    'supply at 11 kV': text,
    'fixed charge above bill': textNaming('fixed'),
  }),
  /** Where to find the answers to the calculator's questions on a printed bill, by the names of the questions. */
  onBill: z.strictObject({
    heading: text,
    title: text,
    places: z.array(z.strictObject({ name: text, line: text, text })).min(1),
  }),
  bill: z.strictObject({
    heading: text,
    text,
    caption: text,
    columns: z.tuple([text, text, text]),
    slab: textNaming('rate'),
    ...texts('fixed surcharge duty paid total'),
  }),
  months: z.strictObject({ heading: text, text, caption: text, month: text, made: text, used: text, unit: text }),
  years: z.strictObject({ heading: text, text, ...texts('caption year low likely high unit') }),
  asTable: text,
  assumptions: z.strictObject({
    heading: text,
    text,
    /** The note on the prices while the company has not confirmed them. */
    prices: text,
    ours: text,
  }),
  keep: z.strictObject({
    heading: text,
    /** The heading of the solar plan when a calculator's answer is printed. */
    plan: text,
    ...texts('copy copied notCopied whatsapp print'),
    printed: textNaming('date', 'company', 'phone'),
    /** The line on a printed plan that gives the address at which the calculator shows the same answer again. */
    again: textNaming('address'),
  }),
});
export type AllCalculatorLabels = z.output<typeof calculatorLabels>;

/** The schema of the words of one calculator. They may name only the figures of this calculator. */
const calculatorFor = <const K extends keyof typeof figureNames>(kind: K) => {
  const own: readonly FigureName<K>[] = figureNames[kind];
  const figureName = oneOf(own, 'the figures');
  const scenarioFigure = z.union([figureName, z.literal('')]);
  const words = z.strictObject({
    kind: z.literal(kind),
    heading: text,
    questions: z.record(z.string(), questionLabels),
    /**
     * The questions in groups, each with a heading and the names of its questions. The first question is in no group.
     */
    groups: z.array(z.strictObject({ heading: text, names: z.array(z.string()).min(1) })).min(1),
    /**
     * The names of the questions whose answers stand on a printed bill, in the order in which the drawing of a bill
     * marks them.
     */
    onBill: z.array(z.string()).min(1),
    /** The parts of a calculator's answer, each with the names of its figures. The first part is always in view. */
    parts: z
      .array(
        z.strictObject({
          heading: text,
          /**
           * The figures of one part of the answer. A figure's note may contain other figures in braces, {paybacks}, and
           * {area} for the roof area that the plant needs.
           */
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
    /**
     * The table with the figures of the low, the likely and the high scenario, by their names. The name is '' where a
     * scenario has no figure.
     */
    ranges: z.strictObject({
      heading: text,
      rows: z
        .array(z.strictObject({ label: text, names: z.tuple([scenarioFigure, scenarioFigure, scenarioFigure]) }))
        .min(1),
      text,
    }),
    notes: z.strictObject({
      lifeline: text.optional(),
      belowLeast: text.optional(),
      tiny: text.optional(),
      fedIn: text.optional(),
      /** The warning for a business that uses most of its electricity at night. */
      byNight: text.optional(),
      /**
       * The reason why the suggested plant is smaller than the electricity use would need: the sanctioned load, the
       * roof, or the largest size that the calculator computes.
       */
      limited: z.strictObject({ load: text, roof: text, size: text.optional() }).optional(),
      never: text,
    }),
    /**
     * The words for a connection with a supply at 11 kV, for which the calculator has no figures, and the text of the
     * link to the form.
     */
    largeSupply: z.strictObject({ text, ask: text }).optional(),
    /** The text of the link to the lead form. */
    check: text,
    /** The visitor's solar plan in one sentence, as the lead form shows it above its fields. */
    plan: textNaming('kw', 'cost', 'saving'),
    /** The WhatsApp message that the visitor can send with the calculator's result. */
    message: textNaming('kw', 'cost', 'saving', 'payback', 'range', 'address'),
    promise: text,
  });
  return words.superRefine(({ parts, ranges }, context) => {
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

/** The schema of the words of any of the three calculators. */
export const calculator = z.discriminatedUnion('kind', [
  calculatorFor('home'),
  calculatorFor('society'),
  calculatorFor('business'),
]);
export type CalculatorContent = z.output<typeof calculator>;

/** The schema of the table of typical bills, for visitors who have no bill at hand. */
export const typicalBills = z.strictObject({
  heading: text,
  caption: text,
  columns: exactly(text, 5, 'five columns'),
  /**
   * The name of a typical bill for each kind of connection, with {bill} for the amount. When left out, the amount alone
   * is shown.
   */
  kinds: z.record(z.string(), textNaming('bill')).optional(),
});
export type TypicalBillsContent = z.output<typeof typicalBills>;

/** The calculator words that are sent to the browser. `onBill` is left out because only the server renders it. */
export type CalculatorLabels = Omit<AllCalculatorLabels, 'onBill'>;
