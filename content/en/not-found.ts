import { drawings } from '../facts/drawings';
import { phoneLink } from '../schemas/address';
import type { RawWords } from '../schemas/content-files';
import { company } from '../facts/company';
import { titled } from './titles';

export const notFound = {
  title: titled('Page not found'),
  hero: {
    kicker: 'Page not found (404)',
    heading: 'We cannot find this page',
    text: 'There is no page at this address. It may have moved, or there may be a typing mistake in the address.',
    action: { text: 'Go to the home page', href: 'landing' },
    picture: { ...drawings.emptyRoof, decorative: true },
  },
  ways: {
    heading: 'What are you looking for?',
    tiles: [
      {
        title: 'Solar for my home',
        text: 'Save on the bill of your own house.',
        href: 'home',
        picture: { picture: 'tile-home', decorative: true },
      },
      {
        title: 'Solar for my housing society',
        text: 'Lower the maintenance bill of every flat.',
        href: 'housing-society',
        picture: { picture: 'tile-society', decorative: true },
      },
      {
        title: 'Solar for my business',
        text: 'Cut what a factory, school or shop pays for power.',
        href: 'commercial',
        picture: { picture: 'tile-factory', decorative: true },
      },
    ],
  },
  next: {
    heading: 'Or ask a person',
    text: 'Tell us what you were looking for, and we will tell you where it is.',
    action: { text: `Call us: ${company.phone}`, href: phoneLink(company.phone) },
  },
} satisfies RawWords['notFound'];
