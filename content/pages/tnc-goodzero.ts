import { defineContent } from '../define';
import { hero, page, prose } from '../schema';
import { site } from '../site';

const schema = page.extend({ hero, opening: prose });

export const tncGoodzero = defineContent({ file: 'content/pages/tnc-goodzero.ts', page: '/tnc-goodzero' }, schema, {
  route: '/tnc-goodzero',
  title: `GoodZero plan: terms and conditions | ${site.name}`,
  description: 'Terms of the GoodZero plan: the 5-year savings guarantee, the free-electricity sign-up and EMI, in plain language.',
  updated: '2026-11-21',
  hero: {
    kicker: 'Legal',
    heading: 'GoodZero: terms and conditions',
    text: 'The terms of the GoodZero plan: the 5-year savings guarantee, the sign-up for free electricity, and EMI.',
  },
  opening: {
    heading: 'In short',
    paragraphs: [
      'The 5-year savings guarantee is backed by a bank guarantee. It compensates any generation shortfall at current grid rates.',
    ],
  },
});
