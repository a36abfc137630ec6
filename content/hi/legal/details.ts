import { company } from '../../facts/company';
import { legal } from '../../facts/legal';
import type { RawWords } from '../../schemas/content-files';

/** Facts for the legal pages that only the company can supply. Square brackets mark those that are missing. */
export const details = {
  name: company.legalName,
  ...legal,
  address: { text: '[पंजीकृत पता मिलना बाकी है: example.com]', approved: null },
  officer: { text: '[शिकायत निवारण अधिकारी का नाम मिलना बाकी है: example.com]', approved: null },
  courts: { text: '[शहर की पुष्टि बाकी है: example.com]', approved: null },
  answerTime: { text: '[दिनों की संख्या की पुष्टि बाकी है: example.com]', approved: null },
  keepEnquiries: { text: '[महीनों की संख्या की पुष्टि बाकी है: example.com]', approved: null },
  keepLogs: { text: '[दिनों की संख्या की पुष्टि बाकी है: example.com]', approved: null },
} satisfies RawWords['legal']['details'];
