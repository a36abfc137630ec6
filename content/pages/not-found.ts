import { z } from 'zod';
import { defineContent } from '../define';
import { hero, link, text } from '../schema';
import { site } from '../site';

const schema = z.strictObject({ title: text, hero, ways: z.strictObject({ heading: text, links: z.array(link).min(1, 'expected one link or more') }) });

export const notFound = defineContent({ file: 'content/pages/not-found.ts', page: '404' }, schema, {
  title: `Page not found | ${site.name}`,
  hero: {
    kicker: 'Page not found (404)',
    heading: 'This roof is empty',
    text: 'There is no page at this address. It may have moved, or a letter of the address is wrong.',
    action: { text: 'Go to the first page', href: '/' },
  },
  ways: {
    heading: 'What are you looking for?',
    links: [
      { text: 'Solar for my home', href: '/home' },
      { text: 'Solar for my housing society', href: '/housing_society' },
      { text: 'Solar for my business', href: '/commercial' },
      { text: `Call us: ${site.phone.display}`, href: site.phone.href },
    ],
  },
});
