import { z } from 'zod';
import { link } from './blocks';
import { source } from './sources';
import { text, textNaming } from '../../lib/words/text';

/** The words of the estimator, which shows an answer for each range of bills of the landing form. */
export const estimator = z.strictObject({
  heading: text,
  choose: text,
  saving: text,
  kw: text,
  net: text,
  emi: text,
  payback: text,
  /** The bill, the load and the loan that an answer is computed for. */
  basis: textNaming('bill', 'load', 'years', 'rate'),
  calculator: link,
  form: text,
  source: source.extend({ carries: text }),
});

export type EstimatorContent = z.output<typeof estimator>;
