import { z } from 'zod';
import { defineContent } from '../../define';
import { approved, text } from '../../schema';
import { site } from '../../facts/site';

const fact = z.strictObject({ text, approved });

/** What the legal pages say of the company and only the company can supply. Square brackets mark what is missing. */
export const company = defineContent(
  { file: 'content/en/legal/company.ts', page: '/privacy-policy, /terms-of-service, /tnc-goodzero and /accessibility' },
  z.strictObject({
    name: text,
    address: fact,
    officer: fact,
    officerEmail: fact,
    answerTime: fact,
    keepEnquiries: fact,
    keepLogs: fact,
    courts: fact,
  }),
  {
    name: site.legalName,
    address: { text: '[registered address to be supplied: example.com]', approved: null },
    officer: { text: '[name of the grievance officer to be supplied: example.com]', approved: null },
    officerEmail: { text: 'grievance@example.com', approved: null },
    answerTime: { text: '[number of days to be confirmed: example.com]', approved: null },
    keepEnquiries: { text: '[number of months to be confirmed: example.com]', approved: null },
    keepLogs: { text: '[number of days to be confirmed: example.com]', approved: null },
    courts: { text: '[city to be confirmed: example.com]', approved: null },
  },
);
