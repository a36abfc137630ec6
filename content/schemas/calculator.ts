import { z } from 'zod';
import { text, textNaming, textWith } from '../../lib/words/text';
import { exactly, names, oneOf, texts } from '../../lib/words/parts';

/** The names of the figures that all three calculators answer with: those of their HTML. */
const shared = names(
  'kw units cost bill-before saving payback-low payback-likely payback-high gain-low gain-likely gain-high',
);

/** The names of the figures that each calculator answers with, which its words may show. */
const figureNames = {
  home: [
    ...shared,
    ...names('central-subsidy state-subsidy net-cost net-cost-without-state down-payment emi bill-after saving-low'),
    ...names('saving-high payback-likely-without-state made co2'),
  ],
  society: [...shared, ...names('subsidy net-cost bill-after saving-per-flat share-per-flat')],
  business: [...shared, ...names('fed-in depreciation payback-after-tax')],
};

/** The schema of the words of one question of a calculator: its label, and why it is asked. */
const questionWords = z.strictObject({
  label: text,
  why: text,
  /** The unit in which a calculator's question is answered, shown after the field. */
  unit: text.optional(),
  /** The text of each option of a calculator's question, by the option's value. */
  options: z.record(z.string(), text).optional(),
});

/** The schema of the words that all calculators share. */
export const calculatorWords = z.strictObject({
  optional: text,
  /** The word beside the load while it follows from the bill. */
  estimate: text,
  /** What to do where the bill is that of a supply at 11 kV, and the load is not known. */
  setLoad: text,
  /** The sentence that repeats the bill and the load for which a calculator's figures hold. */
  answerFor: textNaming('bill', 'load'),
  /** A typical bill with its load, as the table of typical bills names its rows. */
  billAtLoad: textNaming('bill', 'load'),
  noFigures: text,
  /** The text of the link to the form, shown when a calculator has no figures. */
  ask: text,
  ...texts('withoutScripts slider opening'),
  /** What a calculator says while its scripts cannot be loaded: its figures are only the example's. */
  absent: text,
  now: textNaming('kw', 'saving', 'payback'),
  units: z.strictObject({ kW: text, units: text, kg: text, years: text, lakh: text, crore: text }),
  never: text,
  /**
   * A payback from the hopeful to the cautious case: as a range of years, and where the cautious case has no end.
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
  /**
   * The places on a printed bill where the answers to a calculator's questions stand, by the names of the questions.
   */
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
    /** What is said of the prices while the company has not confirmed them. */
    prices: text,
    ours: text,
  }),
  keep: z.strictObject({
    heading: text,
    /** The heading of a calculator's plan when it is printed. */
    plan: text,
    ...texts('copy copied notCopied whatsapp print'),
    printed: textNaming('date', 'company', 'phone'),
    /** The address that opens a calculator's result again, when it is printed. */
    again: textNaming('address'),
  }),
});
export type AllCalculatorWords = z.output<typeof calculatorWords>;

/** The schema of the words of one calculator, which name no other figures than its own. */
const calculatorFor = <const K extends keyof typeof figureNames>(kind: K) => {
  const own: readonly FigureName<K>[] = figureNames[kind];
  const figureName = oneOf(own, 'the figures');
  const scenarioFigure = z.union([figureName, z.literal('')]);
  return z.strictObject({
    kind: z.literal(kind),
    heading: text,
    questions: z.record(z.string(), questionWords),
    /** The questions of a calculator after the first one, in groups with a heading each, by their names. */
    groups: z.array(z.strictObject({ heading: text, names: z.array(z.string()).min(1) })).min(1),
    /** The names of the questions whose places are marked on the drawing of a bill, in the drawing's order. */
    onBill: z.array(z.string()).min(1),
    /** The parts of a calculator's answer, with the names of their figures. The first part is always in view. */
    parts: z
      .array(
        z.strictObject({
          heading: text,
          /**
           * The note under a figure of a calculator's answer. It may contain other figures in braces, {paybacks}, and {area}, the roof
           * area that the plant needs.
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
     * The figures that a calculator gives for the low, the likely and the high scenario, by their names; an empty name
     * where a scenario has none.
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
      /** The caution for a business that works mostly by night. */
      byNight: text.optional(),
      /** Why a plant is smaller than the use would need: the load, the roof, or the largest size that is computed. */
      limited: z.strictObject({ load: text, roof: text, size: text.optional() }).optional(),
      never: text,
    }),
    /** The words for a connection with a supply at 11 kV, for which there are no figures, and of a link to the form. */
    largeSupply: z.strictObject({ text, ask: text }).optional(),
    /** The text of the link to the form. */
    check: text,
    /** The visitor's solar plan in one sentence, as it stands over the form. */
    plan: textNaming('kw', 'cost', 'saving'),
    /** The message with the calculator's result that WhatsApp is opened with. */
    message: textNaming('kw', 'cost', 'saving', 'payback', 'range', 'address'),
    promise: text,
  });
};

/** The schema of the words of a calculator, whichever it is. */
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
   * The words for a typical bill of each kind of connection, with {bill} for its amount. When left out, the amount
   * stands alone.
   */
  kinds: z.record(z.string(), textNaming('bill')).optional(),
});
export type TypicalBillsContent = z.output<typeof typicalBills>;

export type FigureName<K extends keyof typeof figureNames = keyof typeof figureNames> = (typeof figureNames)[K][number];

/** All words of the file. */

/** The words that a calculator needs in the browser. */
export type CalculatorWords = Omit<AllCalculatorWords, 'onBill'>;
