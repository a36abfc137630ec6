import { defineContent } from '../../define';
import { legalAsk } from '../../schemas/legal';
import { site } from '../../facts/site';

/** Beside every legal text: people who explain it. */
export const ask = defineContent(
  { file: 'content/en/legal/ask.ts', page: '/privacy-policy, /terms-of-service and /tnc-goodzero' },
  legalAsk,
  {
    heading: 'Is something not clear?',
    text: 'Ask a person. We explain any line of this page, in plain words.',
    ways: [
      { icon: 'phone', text: site.phone.display, href: site.phone.href },
      { icon: 'mail', text: site.email.display, href: site.email.href },
    ],
  },
);
