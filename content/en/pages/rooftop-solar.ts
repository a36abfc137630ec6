import type { RawPage } from '../../schemas/content-files';
import { cities, firstCities } from '../cities';
import { claims } from '../claims';
import { landingBlocks } from '../landing-blocks';
import { titled } from '../titles';

export const rooftopSolar = {
  seo: {
    name: 'Where we work',
    title: titled('Rooftop solar near you: the towns where we work'),
    description: `Rooftop solar in ${firstCities}: price, sun and net meter, town by town.`,
    card: {
      kicker: 'Where we work',
      heading: 'Rooftop solar in your town',
      layout: 'side',
      surface: 'golden',
      pictures: ['/pictures/map.svg'],
      focus: [0.1, 0.5],
      alt: 'Rooftop solar in your town. Map of Uttar Pradesh with five towns marked on it',
    },
  },
  updated: '2026-11-23',
  hero: {
    kicker: 'Our towns',
    heading: 'Rooftop solar in your town',
    text: `We work in ${claims.cities.figure}. Five of them have a page here: what a plant costs and saves there, its sun of each month, and its electricity company.`,
  },
  locations: {
    heading: 'Choose your town',
    text: 'The other cities have no page yet: ask us about yours.',
    places: cities.filter(({ href }) => href !== 'rooftop-solar'),
  },
  banner: {
    ...landingBlocks.banner,
    heading: 'On the map',
    text: 'The five towns with a page are marked. The number on the map counts all the cities in which we survey, install and maintain.',
  },
  next: {
    heading: 'Your town is not on the list?',
    text: 'Ask us anyway. Tell us your PIN code: we say whether our team comes to your roof, and what the sun is like there.',
    action: { text: 'Ask for your town', href: 'go-solar' },
  },
} satisfies RawPage;
