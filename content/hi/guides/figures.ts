import { emiExamples as loans, rule as figures } from '../../facts/subsidies';
import { hindi } from '../subsidies/hindi';
import { rule } from '../subsidies/rule';
import { emiExamples as examples, stateGrants } from '../subsidies/tables';
import { longDate } from './long-date';

/**
 * The figures of the subsidies page as the guides print them. They are about different cases, so none is computed from
 * another.
 */

const asOn = (day: string) => `${longDate(day)} के हिसाब से।`;

export const grants = {
  kind: 'table' as const,
  ...stateGrants.table,
  note: `केंद्र और राज्य की सब्सिडी मिलाकर, ${asOn(stateGrants.asOf)}`,
};

export const emiExamples = {
  kind: 'table' as const,
  ...examples.table,
  note: `बैंक लोन के साथ, ${asOn(examples.asOf)} ये सिर्फ़ उदाहरण हैं, कोई ऑफर नहीं।`,
};

/** The subsidy for each system size in one line, with a note on the case and the date for which it holds. */
export const shortAmounts = {
  lines: hindi.amounts.list.map(({ size, amount }) => `${size} ${amount}`),
  note: `केंद्र और उत्तर प्रदेश, दोनों की सब्सिडी मिलाकर, ${asOn(hindi.asOf)}`,
};

/** The two solar systems for which the EMI is worked out. */
export const systems = loans.rows;

/** The rule of the central subsidy as one sentence. */
export const schemeRule = {
  words: rule.rule.map((part) => (typeof part === 'string' ? part : part.figure)).join(''),
  cap: figures.cap,
};

/** Reads the number in a table cell such as "₹92,880", so that a bar can be drawn to scale. */
export const amount = (cell: string) => Number(cell.replace(/\D/g, ''));
