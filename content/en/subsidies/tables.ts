import { drawings } from '../../facts/drawings';
import { emiExamples as loans, stateGrants as grants } from '../../facts/subsidies';
import type { RawWords } from '../../schemas/content-files';

/** The table of subsidies by system size. */
export const stateGrants = {
  id: 'state-grants',
  heading: 'Central and state grants by system size',
  line: `This is the case with both grants: what the central and the state government pay for four sizes, the EMI for the rest over ${grants.years} years, and the roof area you need.`,
  table: {
    caption: `Grants by system size. EMI is for ${grants.years} years.`,
    columns: ['Size', 'Subsidy', 'Central', 'State', 'EMI', 'Roof need'],
    rows: grants.rows.map(({ size, share, central, state, monthly, roof }) => [
      size,
      share,
      central,
      state,
      monthly,
      `${roof} sqft`,
    ]),
  },
  notes: ['State grants differ from state to state. Ask us for the one that applies at your address.'],
  asOf: grants.asOf,
} satisfies RawWords['subsidies']['tables']['stateGrants'];

const about = (amount: string) => `about ${amount}`;

/** The table of bank loans, worked out for two solar systems. */
export const emiExamples = {
  id: 'emi-examples',
  heading: 'Two EMI examples',
  line: 'This is the case with a bank loan: you pay part of the cost at the start, the subsidy is taken off, and you pay the rest in monthly instalments.',
  table: {
    caption: `EMI examples at ${loans.interest} interest with ${loans.start} downpayment`,
    columns: ['Size', 'Cost', 'Downpayment', 'Subsidy', 'After subsidy', 'Monthly EMI', 'Months'],
    rows: loans.rows.map(({ size, cost, start, subsidy, rest, monthly, months }) => [
      size,
      cost,
      start,
      subsidy,
      rest,
      about(monthly),
      months,
    ]),
  },
  notes: ['These are examples, not an offer of credit. The bank decides whether it lends, and on what terms.'],
  more: {
    text: 'Your own bill gives other figures.',
    link: { text: 'Work out price, grants, EMI and saving for your bill', href: 'solar-calculator' },
  },
  bank: {
    text: 'The loan is between you and the bank. We help with the paperwork: the quote, the drawing and the approval that a bank asks to see.',
    logo: { ...drawings.bank, alt: 'Logo of the lending bank' },
  },
  asOf: loans.asOf,
} satisfies RawWords['subsidies']['tables']['emiExamples'];

/** Each bank loan of the table as one sentence. */
export const loansInWords = loans.rows.map(({ size, cost, start, subsidy, rest, monthly, months }) => ({
  name: size,
  text: `${cost}, and ${rest} after the subsidy of ${subsidy}. You pay ${start} at the start, then ${about(monthly)} a month for ${months} months.`,
}));
