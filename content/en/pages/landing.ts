import type { RawPage } from '../../schemas/content-files';
import { claims, inWords } from '../claims';
import { homeFilm } from '../films';
import { company } from '../../facts/company';
import { titled } from '../titles';

export const landing = {
  seo: {
    name: company.name,
    title: titled('Rooftop solar for homes, societies and businesses'),
    description: `Switch to rooftop solar and let the sun pay your electricity bill. Free consultation, help with subsidy and EMI, and ${inWords(claims.maintenance)}.`,
    card: {
      kicker: 'Switch to solar',
      heading: 'Still paying for electricity?',
      layout: 'full',
      surface: 'dusk',
      pictures: ['slide-roof'],
      focus: [0.64, 0.5],
      alt: 'Still paying for electricity? A family house with solar panels on a raised frame over its terrace',
    },
  },
  updated: '2026-11-23',
  videoHero: {
    heading: 'Still paying for electricity?',
    text: 'Switch to solar. Let the sun pay your bills.',
    action: { text: 'Get a quote', href: 'go-solar' },
    badge: claims.rating,
    film: homeFilm,
  },
  next: {
    heading: 'Find out what solar can save you',
    text: 'In a free consultation we tell you the right size, the price and the savings for your roof. No pressure.',
    action: { text: 'Get a quote', href: 'go-solar' },
  },
} satisfies RawPage;
