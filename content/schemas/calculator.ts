import { z } from 'zod';
import { link } from './blocks';
import { text } from './text';

/** A sentence that shows these figures. */
const withHoles = (...names: string[]) =>
  names.reduce((schema, name) => schema.includes(`{${name}}`, `expected {${name}} in the sentence`), text);

/** One thing that is asked: what it is called, why it is asked, and where it stands on the bill. */
const questionWords = z.strictObject({
  label: text,
  why: text,
  /** What it is counted in, after the field. */
  unit: text.optional(),
  /** The text of each option, by its value. */
  options: z.record(z.string(), text).optional(),
});

/** The words that all calculators share. */
export const calculatorWords = z.strictObject({
  optional: text,
  /** What the figures are for. */
  answerFor: withHoles('bill', 'load'),
  noFigures: text,
  /** The way to the form where there are no figures. */
  ask: text,
  withoutScripts: text,
  slider: text,
  opening: text,
  now: withHoles('kw', 'saving', 'payback'),
  units: z.strictObject({ kW: text, units: text, kg: text, years: text }),
  never: text,
  paid: withHoles('rupees'),
  problems: z.strictObject({
    notANumber: text,
    range: withHoles('least', 'most'),
    step: withHoles('step'),
    tooLarge: withHoles('largest'),
    impossible: text,
    kept: withHoles('bill', 'load'),
    ignored: withHoles('names'),
    newer: text,
  }),
  /** Why there are no figures. */
  refused: z.strictObject({
    'load under 1 kW': text,
    'roof under 100 sq ft': text,
    'supply at 11 kV': text,
    'fixed charge above bill': withHoles('fixed'),
  }),
  /** The places of a printed bill that the questions name, by the names of the questions. */
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
    slab: withHoles('rate'),
    fixed: text,
    surcharge: text,
    duty: text,
    paid: text,
    total: text,
  }),
  months: z.strictObject({ heading: text, text, caption: text, month: text, made: text, used: text, unit: text }),
  years: z.strictObject({
    heading: text,
    text,
    caption: text,
    year: text,
    low: text,
    likely: text,
    high: text,
    unit: text,
  }),
  asTable: text,
  assumptions: z.strictObject({
    heading: text,
    text,
    source: withHoles('source', 'date', 'confidence'),
    confidence: z.strictObject({ high: text, medium: text, low: text, derived: text }),
    ours: text,
  }),
  keep: z.strictObject({
    heading: text,
    /** The heading on paper. */
    plan: text,
    copy: text,
    copied: text,
    notCopied: text,
    whatsapp: text,
    print: text,
    printed: withHoles('date', 'company', 'phone'),
    again: text,
  }),
  /** What each figure that a visitor may change is called. */
  figures: z.record(z.string(), text),
});

/** The words of one calculator. */
export const calculator = z.strictObject({
  heading: text,
  questions: z.record(z.string(), questionWords),
  /** The questions after the first, under a heading each, by their names. */
  groups: z.array(z.strictObject({ heading: text, names: z.array(z.string()).min(1) })).min(1),
  /** The names of the questions whose places are marked on the drawn bill, in its order. */
  onBill: z.array(z.string()).min(1),
  /** The parts of the answer: figures by their names. The first is always in view. */
  parts: z
    .array(
      z.strictObject({
        heading: text,
        /** A note may name other figures in braces, and {area}, the roof that the plant needs. */
        figures: z.array(z.strictObject({ name: text, label: text, note: text.optional() })).min(1),
        text: text.optional(),
      }),
    )
    .min(2, 'expected the main figures and at least one more part'),
  /** Figures in the low, the likely and the high case, by their names; empty where a case has none. */
  ranges: z.strictObject({
    heading: text,
    rows: z.array(z.strictObject({ label: text, names: z.tuple([z.string(), z.string(), z.string()]) })).min(1),
    text,
  }),
  notes: z.strictObject({ lifeline: text.optional(), belowLeast: text.optional(), tiny: text.optional(), never: text }),
  /** What is said of a supply at 11 kV, for which there are no figures, and the way to the form. */
  largeSupply: z.strictObject({ text, link }).optional(),
  check: link,
  /** What WhatsApp is given to send. */
  message: withHoles('kw', 'cost', 'saving', 'payback', 'address'),
  promise: text,
});

/** A table of usual bills, for whoever has none at hand. */
export const usualBills = z.strictObject({
  heading: text,
  caption: text,
  columns: z.array(text).length(5, 'expected five columns'),
  /** A bill of each kind of connection, with {bill} for its amount; without, the amount alone. */
  kinds: z.record(z.string(), withHoles('bill')).optional(),
});

export type CalculatorWords = z.output<typeof calculatorWords>;
export type CalculatorContent = z.output<typeof calculator>;
export type UsualBillsContent = z.output<typeof usualBills>;
