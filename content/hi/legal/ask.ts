import { mailLink, phoneLink } from '../../schemas/address';
import type { RawWords } from '../../schemas/content-files';
import { company } from '../../facts/company';

/** Whom to ask about a legal text, shown beside each of them. */
export const ask = {
  heading: 'कुछ समझ नहीं आया?',
  text: 'किसी इंसान से पूछ लीजिए। इस पेज की कोई भी बात हम सीधी भाषा में समझा देंगे।',
  ways: [
    { icon: 'phone', text: company.phone, href: phoneLink(company.phone) },
    { icon: 'mail', text: company.email, href: mailLink(company.email) },
  ],
} satisfies RawWords['legal']['ask'];
