import { defineContent } from '../define';
import { hero, page, prose } from '../schema';
import { site } from '../site';

const schema = page.extend({ hero, opening: prose });

export const privacyPolicy = defineContent({ file: 'content/pages/privacy-policy.ts', page: '/privacy-policy' }, schema, {
  route: '/privacy-policy',
  title: `Privacy policy | ${site.name}`,
  description: 'What our forms ask for, why, who carries it, how long we keep it, and how to have it corrected or erased.',
  updated: '2026-11-21',
  hero: {
    kicker: 'Legal',
    heading: 'Privacy policy',
    text: 'We ask only for what we need to answer you. This page says what that is, where it goes, and how to take it back.',
  },
  opening: {
    heading: 'In short',
    paragraphs: [
      'What you type into a form is sent to our inbox by EmailJS, a mail service. We use it to answer you, and for nothing else.',
    ],
  },
});
