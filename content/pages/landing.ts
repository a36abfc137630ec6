import { defineContent } from '../define';
import { formSection, hero, page } from '../schema';
import { site } from '../site';

const schema = page.extend({ hero, form: formSection });

export const landing = defineContent({ file: 'content/pages/landing.ts', page: '/' }, schema, {
  route: '/',
  title: `Rooftop solar for homes, societies and businesses | ${site.name}`,
  description: 'Switch to rooftop solar and let the sun pay your electricity bill. Free consultation, help with subsidies and EMI, and 5 years of maintenance.',
  updated: '2026-11-21',
  hero: {
    heading: 'Still paying for electricity?',
    text: 'Switch to solar. Let the sun pay your bills.',
    action: { text: 'Get a quote', href: '/go-solar' },
  },
  form: {
    id: 'consultation',
    heading: 'Book a free consultation',
    line: 'Six short answers, and a solar adviser does the sums for your roof.',
    promises: [
      { icon: 'calendar', text: 'Free, and it binds you to nothing' },
      { icon: 'banknote', text: 'Subsidy and EMI worked out for you' },
      { icon: 'shield', text: 'Your number is used to answer you, nothing else' },
    ],
  },
});
