import { hours } from './company';
import type { RawWords } from '../schemas/content-files';

/**
 * The company's registrations and certificates. The company supplies each; those that are null are not shown, and `npm
 * run check:launch` lists them.
 */
export const credentials = {
  heading: 'Who stands behind it',
  facts: [
    { label: 'Registered vendor with the electricity company', supplied: null },
    { label: 'Registered vendor on the national subsidy portal', supplied: null },
    { label: 'Our office', supplied: null, also: hours.text },
    { label: 'Solar panels we install', supplied: null },
    { label: 'Inverters we install', supplied: null },
    { label: 'Years of warranty on panels, inverter and our work', supplied: null },
  ],
} satisfies RawWords['credentials'];
