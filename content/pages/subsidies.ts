import { defineContent } from '../define';
import { hero, page, prose } from '../schema';
import { site } from '../site';

const schema = page.extend({ hero, opening: prose });

export const subsidies = defineContent({ file: 'content/pages/subsidies.ts', page: '/subsidies' }, schema, {
  route: '/subsidies',
  title: `Solar subsidies and EMI in India | ${site.name}`,
  description: 'Government subsidies for rooftop solar: PM Surya Ghar Muft Bijli Yojana, central and state grants by plant size, and EMI examples.',
  updated: '2026-11-21',
  hero: {
    kicker: 'Subsidies',
    heading: 'Government solar subsidies in India',
    text: 'The government pays a part of the rooftop plant on your home. Here is how much for which size, and what is left to pay each month.',
    action: { text: 'Ask what you would get', href: '/go-solar' },
  },
  opening: {
    heading: 'What the scheme pays',
    paragraphs: [
      'Under the PM scheme the government pays 60% of the unit cost up to 2 kW and 40% for the extra up to 3 kW, capped at 3 kW.',
    ],
    action: { text: 'Ask what you would get', href: '/go-solar' },
  },
});
