import { hindi } from '../subsidies/hindi';
import { emiExamples as examples, stateGrants } from '../subsidies/tables';
import { longDate } from './long-date';

/** The figures of the subsidies page, as blocks of a guide. They come from several sources: none is computed from another. */

const asGiven = (day: string) => `Figures as given to us, as on ${longDate(day)}.`;

export const grants = { kind: 'table' as const, ...stateGrants.table, note: asGiven(stateGrants.asOf) };

export const emiExamples = { kind: 'table' as const, ...examples.table, note: `${asGiven(examples.asOf)} They are examples, not an offer.` };

/** One line a size, and when and where they were given. */
export const shortAmounts = { lines: hindi.amounts.list.map(({ inEnglish }) => inEnglish), note: `As given to us for the Hindi part of our subsidies page, as on ${longDate(hindi.asOf)}.` };

/** The number in a cell, for a drawing to scale. */
export const amount = (cell: string) => Number(cell.replace(/\D/g, ''));
