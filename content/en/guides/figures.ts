import { emiExamples as loans, rule as figures } from '../../facts/subsidies';
import { hindi } from '../subsidies/hindi';
import { rule } from '../subsidies/rule';
import { emiExamples as examples, stateGrants } from '../subsidies/tables';
import { longDate } from './long-date';

/**
 * The figures of the subsidies page as the guides print them. They are about different cases, so none is computed from
 * another.
 */

const asOn = (day: string) => `as on ${longDate(day)}.`;

export const grants = {
  kind: 'table' as const,
  ...stateGrants.table,
  note: `Central and state grant together, ${asOn(stateGrants.asOf)}`,
};

export const emiExamples = {
  kind: 'table' as const,
  ...examples.table,
  note: `With a bank loan, ${asOn(examples.asOf)} These are examples, not an offer.`,
};

/** The subsidy for each system size in one line, with a note on the case and the date for which it holds. */
export const shortAmounts = {
  lines: hindi.amounts.list.map(({ inEnglish }) => inEnglish),
  note: `The subsidies of the centre and of Uttar Pradesh together, ${asOn(hindi.asOf)}`,
};

/** The two solar systems for which the EMI is worked out. */
export const systems = loans.rows;

/** The rule of the central subsidy as one sentence, which begins "60% of unit cost up to 2 kW". */
export const schemeRule = {
  words: rule.rule.map((part) => (typeof part === 'string' ? part : part.figure)).join(''),
  cap: figures.cap,
};

/** Reads the number in a table cell such as "₹92,880", so that a bar can be drawn to scale. */
export const amount = (cell: string) => Number(cell.replace(/\D/g, ''));
