import type { RawFacts } from '../schemas/content-files';

/**
 * The figures of the subsidies page and of the guide for homeowners, with their date. They are printed exactly as they
 * were supplied: nothing adds them up, and the four tables are about different cases. `approved` works as in claims.ts.
 */

/**
 * The subsidies of the centre and of the state by system size. `years` is the length of the loan with the given EMI;
 * the roof area is in sq ft.
 */
export const stateGrants = {
  years: '4',
  rows: [
    { size: '2KW', share: '70%', central: '₹60,000', state: '₹30,000', monthly: '₹1,000', roof: '200' },
    { size: '3KW', share: '60%', central: '₹78,000', state: '₹30,000', monthly: '₹1,800', roof: '300' },
    { size: '4KW', share: '45%', central: '₹78,000', state: '₹30,000', monthly: '₹3,300', roof: '400' },
    { size: '5KW', share: '40%', central: '₹78,000', state: '₹30,000', monthly: '₹4,200', roof: '500' },
  ],
  asOf: '2026-11-21',
  approved: null,
} satisfies RawFacts['subsidies']['stateGrants'];

/** Bank loans, worked out for two solar systems. */
export const emiExamples = {
  interest: '7%',
  start: '10%',
  rows: [
    {
      size: '2kW',
      cost: '₹130,000',
      start: '₹13,000',
      subsidy: '₹92,880',
      rest: '₹37,120',
      monthly: '₹1,300',
      months: '18',
    },
    {
      size: '3kW',
      cost: '₹180,000',
      start: '₹18,000',
      subsidy: '₹108,000',
      rest: '₹72,000',
      monthly: '₹1,881',
      months: '32',
    },
  ],
  asOf: '2026-11-21',
  approved: null,
} satisfies RawFacts['subsidies']['emiExamples'];

/**
 * The rule of the central subsidy: its share of the cost of the first kilowatts, its share of the next ones, and the
 * size above which nothing is added.
 */
export const rule = {
  part: '60%',
  upTo: '2 kW',
  partAfter: '40%',
  cap: '3 kW',
  asOf: '2026-11-21',
  approved: null,
} satisfies RawFacts['subsidies']['rule'];

/** The sum of the subsidies of the centre and of Uttar Pradesh by size in kW, in thousands or in lakhs of rupees. */
export const hindi = {
  one: { size: '1', thousand: '45' },
  two: { size: '2', thousand: '90' },
  three: { size: '3', lakh: '1.08' },
  asOf: '2026-11-21',
  approved: null,
} satisfies RawFacts['subsidies']['hindi'];
