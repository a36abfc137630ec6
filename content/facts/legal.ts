import type { RawFacts } from '../schemas/content-files';

/** Facts for the legal pages that only the company can supply. Square brackets mark those that are missing. */
export const legal = {
  address: { text: '[registered address to be supplied: example.com]', approved: null },
  officer: { text: '[name of the grievance officer to be supplied: example.com]', approved: null },
  officerEmail: { text: 'grievance@example.com', approved: null },
  courts: { text: '[city to be confirmed: example.com]', approved: null },
} satisfies RawFacts['legal'];
