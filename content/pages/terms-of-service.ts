import { defineContent } from '../define';
import { hero, page, prose } from '../schema';
import { site } from '../site';

const schema = page.extend({ hero, opening: prose });

export const termsOfService = defineContent({ file: 'content/pages/terms-of-service.ts', page: '/terms-of-service' }, schema, {
  route: '/terms-of-service',
  title: `Terms of service | ${site.name}`,
  description: 'The terms under which you use this website and ask us for a consultation, in plain language.',
  updated: '2026-11-21',
  hero: {
    kicker: 'Legal',
    heading: 'Terms of service',
    text: 'What you can expect of this website and of a free consultation, and what we expect of you, in plain language.',
  },
  opening: {
    heading: 'In short',
    paragraphs: [
      'A consultation is free and binds you to nothing. A quote becomes a contract only when both of us have signed it.',
    ],
  },
});
