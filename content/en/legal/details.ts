import { company } from '../../facts/company';
import { legal } from '../../facts/legal';
import type { RawWords } from '../../schemas/content-files';

/** Facts for the legal pages that only the company can supply. Square brackets mark those that are missing. */
export const details = {
  name: company.legalName,
  ...legal,
  address: { text: '[registered address to be supplied: example.com]', approved: null },
  officer: { text: '[name of the grievance officer to be supplied: example.com]', approved: null },
  courts: { text: '[city to be confirmed: example.com]', approved: null },
  answerTime: { text: '[number of days to be confirmed: example.com]', approved: null },
  keepEnquiries: { text: '[number of months to be confirmed: example.com]', approved: null },
  keepLogs: { text: '[number of days to be confirmed: example.com]', approved: null },
} satisfies RawWords['legal']['details'];
