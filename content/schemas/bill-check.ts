import { z } from 'zod';
import { each, texts } from '../../lib/content/parts';
import { text, textNaming, textWith } from '../../lib/content/text';
import { mistakeNames } from '../../lib/solar/bill-check';
import { toolWords } from './calculator';

const finding = z.strictObject({
  title: text,
  text: textWith('charged', 'due', 'import', 'export', 'carried', 'amount', 'total').optional(),
});

export const billCheck = z.strictObject({
  ...toolWords.shape,
  labels: z.strictObject({
    answerFor: textNaming('month', 'import', 'export'),
    kept: textNaming('month', 'import', 'export'),
    ...texts('withoutScripts plan'),
  }),
  fallen: text,
  figures: z.array(z.strictObject({ name: text, label: text })),
  unknown: z.strictObject({ title: textNaming('due', 'total'), text }),
  findings: each(['right', ...mistakeNames, 'units-differ', 'amount-differs'], finding),
  notes: z.strictObject({
    several: text,
    load: textNaming('load'),
    surcharge: textNaming('month', 'rate'),
    ...texts('askSurcharge askAmount askUnits lifeline readings someReadings april'),
    maybeLifeline: textNaming('rupees'),
    paidOut: textNaming('units', 'rupees'),
  }),
  bill: z.strictObject({
    ...texts('heading text caption export carried import due energy fixed surcharge duty total paidOut'),
    columns: z.tuple([text, text, text]),
  }),
  letter: z.strictObject({
    ...texts('heading text copy copied notCopied whatsapp print'),
    blanks: each(['name', 'office', 'consumer', 'meter', 'month', 'charged', 'amount', 'reading', 'units'], text),
    body: textNaming(
      ...(['name', 'office', 'consumer', 'meter', 'month', 'complaint', 'import-before', 'export-before'] as const),
      ...(['import-now', 'export-now', 'counted', 'request'] as const),
    ),
    /** `april` names no carried units, because none are carried forward into April. */
    counted: z.strictObject({
      usual: textNaming('import', 'export', 'carried', 'due'),
      april: textNaming('import', 'export', 'due'),
    }),
    request: z.strictObject(texts('carried plain')),
    units: textNaming('charged'),
    amount: textNaming('amount', 'total'),
  }),
  spoken: textNaming('due', 'total', 'finding'),
  message: textNaming('month', 'import', 'export', 'finding', 'address'),
});
export type BillCheckContent = z.output<typeof billCheck>;

export const billMistakes = z.strictObject({
  ...texts('heading text caption right'),
  columns: z.tuple([text, text, text]),
  rows: each(['export-added', 'export-missing', 'carried-missing', 'both-missing'], text),
});
