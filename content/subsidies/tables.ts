import { defineContent } from '../define';
import { figuresTable } from '../schemas/figures-table';

/** Grants by plant size. The cells are printed as they were given, to the letter. */
export const stateGrants = defineContent({ file: 'content/subsidies/tables.ts', page: '/subsidies' }, figuresTable, {
  id: 'state-grants',
  heading: 'Central and state grants by plant size',
  line: 'What the centre and the state give for four sizes of plant, what is then left to pay each month, and the roof it needs.',
  table: {
    caption: 'Grants by plant size. EMI is for 4 years.',
    columns: ['Size', 'Subsidy', 'Central', 'State', 'EMI', 'Roof need'],
    rows: [
      ['2KW', '70%', '₹60,000', '₹30,000', '₹1,000', '200 sqft'],
      ['3KW', '60%', '₹78,000', '₹30,000', '₹1,800', '300 sqft'],
      ['4KW', '45%', '₹78,000', '₹30,000', '₹3,300', '400 sqft'],
      ['5KW', '40%', '₹78,000', '₹30,000', '₹4,200', '500 sqft'],
    ],
  },
  notes: ['State grants differ from state to state. Ask us for the one that applies at your address.'],
  asOf: '2026-11-21',
  approved: null,
});

/** Loans worked out for two plants. The cells are printed as they were given, to the letter. */
export const emiExamples = defineContent({ file: 'content/subsidies/tables.ts', page: '/subsidies' }, figuresTable, {
  id: 'emi-examples',
  heading: 'Two EMI examples',
  line: 'A bank loan for the plant: part is paid at the start, the subsidy comes off, and the rest is paid month by month.',
  table: {
    caption: 'EMI examples at 7% interest with 10% downpayment',
    columns: ['Size', 'Cost', 'Downpayment', 'Subsidy', 'After subsidy', 'Monthly EMI', 'Months'],
    rows: [
      ['2kW', '₹130,000', '₹13,000', '₹92,880', '₹37,120', 'about ₹1,300', '18'],
      ['3kW', '₹180,000', '₹18,000', '₹108,000', '₹72,000', 'about ₹1,881', '32'],
    ],
  },
  notes: ['Examples, not an offer of credit. Whether a loan is given, and on what terms, is for the bank to decide.'],
  bank: {
    text: 'The loan is between you and the bank. We help with the papers: the quote, the drawing and the approval that a bank asks to see.',
    logo: { src: '/pictures/bank.svg', width: 200, height: 80, alt: 'Logo of the lending bank' },
  },
  asOf: '2026-11-21',
  approved: null,
});
