import { defineContent } from '../define';
import { formSection, hero, page } from '../schema';
import { site } from '../site';

const schema = page.extend({ hero, form: formSection });

export const goSolar = defineContent({ file: 'content/pages/go-solar.ts', page: '/go-solar' }, schema, {
  route: '/go-solar',
  title: `Schedule a FREE consultation | ${site.name}`,
  description: 'Book a free rooftop solar consultation for your home, housing society or business. It takes a minute, and a solar adviser answers you.',
  updated: '2026-11-21',
  hero: {
    heading: 'Schedule a FREE consultation',
    text: 'Three or four short answers are enough. A solar adviser does the sums with you: plant size, subsidy, EMI and savings.',
  },
  form: {
    id: 'consultation',
    heading: 'Where shall the sun go to work?',
    line: 'Choose what it is for. We ask only what the first answer needs.',
    promises: [
      { icon: 'calendar', text: 'Free, and it binds you to nothing' },
      { icon: 'message', text: 'An answer on WhatsApp or by phone' },
      { icon: 'shield', text: 'Your number is used to answer you, nothing else' },
    ],
  },
});
