import { defineContent } from '../define';
import { hero, page, prose } from '../schema';
import { site } from '../site';

const schema = page.extend({ hero, opening: prose });

export const home = defineContent({ file: 'content/pages/home.ts', page: '/home' }, schema, {
  route: '/home',
  title: `Rooftop solar for your home | ${site.name}`,
  description: `What rooftop solar saves a home, how the subsidy and EMI work, and how to get a quote. Ask for a free consultation with ${site.name}.`,
  updated: '2026-11-21',
  hero: {
    heading: 'Still paying for electricity?',
    text: 'Switch to solar. Let the sun pay your bills.',
    action: { text: 'Get a quote', href: '/go-solar' },
  },
  opening: {
    heading: 'What it does for your home',
    paragraphs: [
      'A rooftop plant makes electricity while the sun shines. Your home uses it first; what is left over goes to the grid and is set off against your bill.',
      'We look at your bill and your roof, tell you what size fits, and take care of the papers for subsidy, EMI and net metering.',
    ],
    action: { text: 'Get a quote', href: '/go-solar' },
  },
});
