import { defineContent } from '../define';
import { hero, page, prose } from '../schema';
import { site } from '../site';

const schema = page.extend({ hero, opening: prose });

export const guidedownload = defineContent({ file: 'content/pages/guidedownload.ts', page: '/guidedownload' }, schema, {
  route: '/guidedownload',
  title: `Free solar guide to download | ${site.name}`,
  description: 'A free guide to going solar: size, cost, subsidy, EMI, upkeep and the mistakes to avoid. A PDF, without leaving your name.',
  updated: '2026-11-21',
  hero: {
    kicker: 'Free guide',
    heading: 'The guide to going solar',
    text: 'What a neighbour who did it well would tell you: size, cost, subsidy, EMI, upkeep, and the mistakes to avoid.',
    action: { text: 'Ask an adviser instead', href: '/go-solar' },
  },
  opening: {
    heading: 'Before you decide',
    paragraphs: [
      'Rooftop solar is simple once somebody has explained it. The guide takes you through the questions in the order in which they come up, from the size of your roof to the day the meter is changed.',
    ],
  },
});
