import type { RawWords } from '../schemas/content-files';

export const estimator = {
  heading: 'What is your bill?',
  choose: 'Choose what you pay a month.',
  saving: 'You save a month',
  kw: 'Plant that fits',
  net: 'Price after grants',
  emi: 'EMI a month',
  payback: 'Paid back in',
  basis:
    'For a bill of ₹{bill} and a load of {load} kW in Varanasi city; EMI over {years} years at {rate}%. Not a promise: the state’s grant is paid while funds last.',
  calculator: { text: 'Work out my own bill', href: 'solar-calculator' },
  form: 'Check this on my roof',
} satisfies RawWords['estimator'];
