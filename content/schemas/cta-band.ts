import { z } from 'zod';
import { link } from './blocks';
import { sourceList } from './sources';
import { text, textNaming } from '../../lib/words/text';

export const ctaBand = z.strictObject({ heading: text, text, action: link });

/** A band that shows the worked example of a calculator in its text, and the sources of its figures. */
export const exampleBand = ctaBand.extend({
  text: textNaming('kw', 'bill', 'saving', 'price', 'payback'),
  sources: sourceList,
});

export type CtaBandContent = z.output<typeof ctaBand>;
