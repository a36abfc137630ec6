import type { RawFacts } from '../schemas/content-files';

/** The e-mail address of the grievance officer, which only the company can supply. */
export const legal = {
  officerEmail: { text: 'grievance@example.com', approved: null },
} satisfies RawFacts['legal'];
