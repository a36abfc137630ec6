import { defineContent } from '../define';
import { table } from '../schemas/guide';

const where = { file: 'content/guides/figures.ts', page: 'the two PDF guides' };

/** Grants by plant size, as given. They come from another source than the EMI examples: neither is computed from the other. */
export const grants = defineContent(where, table, {
  caption: 'State table: grants by plant size (EMI is for 4 years)',
  columns: ['Size', 'Subsidy', 'Central', 'State', 'EMI', 'Roof need'],
  rows: [
    ['2KW', '70%', '₹60,000', '₹30,000', '₹1,000', '200 sqft'],
    ['3KW', '60%', '₹78,000', '₹30,000', '₹1,800', '300 sqft'],
    ['4KW', '45%', '₹78,000', '₹30,000', '₹3,300', '400 sqft'],
    ['5KW', '40%', '₹78,000', '₹30,000', '₹4,200', '500 sqft'],
  ],
  note: 'Figures as given to us, as on 21 November 2026.',
  approved: null,
});

/** What the Hindi part of the subsidies page says, in the same words. */
export const shortAmounts = defineContent(where, table, {
  caption: 'The amounts in short',
  columns: ['1 kW', '2 kW', '3 kW and above'],
  rows: [['₹45 thousand', '₹90 thousand', '₹1.08 lakh']],
  note: 'Figures as given to us for our Hindi page, as on 21 November 2026.',
  approved: null,
});

export const emiExamples = defineContent(where, table, {
  caption: 'EMI examples (7% interest, 10% downpayment)',
  columns: ['Size', 'Cost', 'Downpayment', 'Subsidy', 'After subsidy', 'Monthly EMI', 'Months'],
  rows: [
    ['2kW', '₹130,000', '₹13,000', '₹92,880', '₹37,120', 'about ₹1,300', '18'],
    ['3kW', '₹180,000', '₹18,000', '₹108,000', '₹72,000', 'about ₹1,881', '32'],
  ],
  note: 'Figures as given to us, as on 21 November 2026. They are examples, not an offer.',
  approved: null,
});

/** The number in a cell, for a drawing to scale. */
export const amount = (cell: string) => Number(cell.replace(/\D/g, ''));
