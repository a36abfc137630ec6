import type { RawFacts } from '../schemas/content-files';

/**
 * The figures of the subsidy page and of the guide for homes, with their day. They are printed as they were given, to the
 * letter: nothing adds them up, and the four show different cases. `approved` as in claims.ts.
 */

/** The grants of the centre and of a state by the size of the system. The EMI is that of `years` years, the roof in sq ft. */
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

/** Bank loans worked out for two systems. */
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

/** The central subsidy: its part of the cost of the first kilowatts, its part of those after, and where it ends. */
export const rule = {
  part: '60%',
  upTo: '2 kW',
  partAfter: '40%',
  cap: '3 kW',
  asOf: '2026-11-21',
  approved: null,
} satisfies RawFacts['subsidies']['rule'];

/** What the centre and Uttar Pradesh give together, by the size in kW: in thousands of rupees, or in lakhs. */
export const hindi = {
  one: { size: '1', thousand: '45' },
  two: { size: '2', thousand: '90' },
  three: { size: '3', lakh: '1.08' },
  asOf: '2026-11-21',
  approved: null,
} satisfies RawFacts['subsidies']['hindi'];
