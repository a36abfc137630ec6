import { mailLink, phoneLink } from '../../schemas/address';
import type { RawWords } from '../../schemas/content-files';
import { company } from '../../facts/company';

/** Whom to ask about a legal text, shown beside each of them. */
export const ask = {
  heading: 'Is something not clear?',
  text: 'Ask a person. We explain any line of this page, in plain words.',
  ways: [
    { icon: 'phone', text: company.phone, href: phoneLink(company.phone) },
    { icon: 'mail', text: company.email, href: mailLink(company.email) },
  ],
} satisfies RawWords['legal']['ask'];
