import { z } from 'zod';
import { each, texts } from '../../lib/content/parts';
import { text, textNaming, textWith } from '../../lib/content/text';
import { mistakeNames } from '../../lib/solar/bill-check';
import { toolWords } from './calculator';

const finding = z.strictObject({
  title: text,
  text: textWith('charged', 'due', 'import', 'export', 'carried', 'amount', 'total').optional(),
});

/** The words of the tool that checks the bill of a home with a net meter. */
export const billCheck = z.strictObject({
  ...toolWords.shape,
  /** Labels that replace those of `calculatorLabels`. `plan` is the title of the printed page. */
  labels: z.strictObject({
    answerFor: textNaming('month', 'import', 'export'),
    kept: textNaming('month', 'import', 'export'),
    ...texts('withoutScripts plan'),
  }),
  /** Says that the reading of a meter is lower than the one before. */
  fallen: text,
  figures: z.array(z.strictObject({ name: text, label: text })),
  /** Says what the bill should be, while the visitor has entered neither its units nor its amount. */
  unknown: z.strictObject({ title: textNaming('due', 'total'), text }),
  findings: each(['right', ...mistakeNames, 'units-differ', 'amount-differs'], finding),
  notes: z.strictObject({
    /** Says that more than one mistake would explain the units on the bill. */
    several: text,
    /** Says which sanctioned load would explain the amount. `surcharge` says which month's surcharge would. */
    load: textNaming('load'),
    surcharge: textNaming('month', 'rate'),
    ...texts('askSurcharge askAmount askUnits lifeline readings someReadings april'),
    /** Says what the bill should be if the home pays the lifeline rate. */
    maybeLifeline: textNaming('rupees'),
    paidOut: textNaming('units', 'rupees'),
  }),
  bill: z.strictObject({
    ...texts('heading text caption export carried import due energy fixed surcharge duty total paidOut'),
    columns: z.tuple([text, text, text]),
  }),
  letter: z.strictObject({
    ...texts('heading text copy copied notCopied whatsapp print'),
    /** Stands in the letter for what has not been entered. */
    blanks: each(['name', 'office', 'consumer', 'meter', 'month', 'charged', 'amount', 'reading', 'units'], text),
    body: textNaming(
      ...(['name', 'office', 'consumer', 'meter', 'month', 'complaint', 'import-before', 'export-before'] as const),
      ...(['import-now', 'export-now', 'counted', 'request'] as const),
    ),
    /**
     * What the letter says about the units; `request` is what it asks for. The request `carried`, for the units carried
     * forward, is not for April, when there are none, nor for a bill of which only the amount is wrong.
     */
    counted: z.strictObject({
      usual: textNaming('import', 'export', 'carried', 'due'),
      april: textNaming('import', 'export', 'due'),
    }),
    request: z.strictObject(texts('carried plain')),
    /** What the letter complains about: `amount` if only the amount is wrong, and otherwise `units`. */
    units: textNaming('charged'),
    amount: textNaming('amount', 'total'),
  }),
  spoken: textNaming('due', 'total', 'finding'),
  message: textNaming('month', 'import', 'export', 'finding', 'address'),
});
export type BillCheckContent = z.output<typeof billCheck>;

/** The texts of the worked example, which shows the wrong total that each mistake leads to. */
export const billMistakes = z.strictObject({
  ...texts('heading text caption right'),
  columns: z.tuple([text, text, text]),
  rows: each(['export-added', 'export-missing', 'carried-missing', 'both-missing'], text),
});
