import { defineContent } from '../define';
import { hero, link, page, prose } from '../schema';
import { site } from '../site';

const schema = page.extend({ hero, back: link, opening: prose });

export const careers = defineContent({ file: 'content/pages/careers.ts', page: '/careers' }, schema, {
  route: '/careers',
  title: `Careers at ${site.name}`,
  description: 'Our careers page is under construction. Until it opens, write to us if you would like to build rooftop solar plants with us.',
  updated: '2026-11-21',
  hero: {
    kicker: 'Careers',
    heading: 'Under Construction',
    text: 'Our careers page is being built. If you would like to work with us, write to us: we read every message.',
  },
  back: { text: 'Go Back', href: '/' },
  opening: {
    heading: 'Write to us',
    paragraphs: [
      'Tell us what you do well and where you live. We keep your message until a place that fits is open.',
    ],
    action: { text: 'Write an e-mail', href: site.email.href },
  },
});
