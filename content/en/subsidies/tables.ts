import type { RawWords } from '../../schemas/content-files';

/** Grants by system size. The cells are printed as they were given, to the letter. */
export const stateGrants = {
  id: 'state-grants',
  heading: 'Central and state grants by system size',
  line: 'This is the case with both grants: what the central and the state government pay for four sizes, the EMI for the rest over 4 years, and the roof area you need.',
  table: {
    caption: 'Grants by system size. EMI is for 4 years.',
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
} satisfies RawWords['subsidies']['tables']['stateGrants'];

/** Loans worked out for two solar systems. The cells are printed as they were given, to the letter. */
export const emiExamples = {
  id: 'emi-examples',
  heading: 'Two EMI examples',
  line: 'This is the case with a bank loan: you pay part of the cost at the start, the subsidy is taken off, and you pay the rest in monthly instalments.',
  table: {
    caption: 'EMI examples at 7% interest with 10% downpayment',
    columns: ['Size', 'Cost', 'Downpayment', 'Subsidy', 'After subsidy', 'Monthly EMI', 'Months'],
    rows: [
      ['2kW', '₹130,000', '₹13,000', '₹92,880', '₹37,120', 'about ₹1,300', '18'],
      ['3kW', '₹180,000', '₹18,000', '₹108,000', '₹72,000', 'about ₹1,881', '32'],
    ],
  },
  notes: ['These are examples, not an offer of credit. The bank decides whether it lends, and on what terms.'],
  bank: {
    text: 'The loan is between you and the bank. We help with the paperwork: the quote, the drawing and the approval that a bank asks to see.',
    logo: { src: '/pictures/bank.svg', width: 200, height: 80, alt: 'Logo of the lending bank' },
  },
  asOf: '2026-11-21',
  approved: null,
} satisfies RawWords['subsidies']['tables']['emiExamples'];
