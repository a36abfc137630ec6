import { z } from 'zod';
import { defineContent } from '../../define';
import { hero, text } from '../../schema';
import { ctaBand } from '../../schemas/cta-band';
import { solutionTiles } from '../../schemas/solution-tiles';
import { site } from '../../facts/site';
import { titled } from '../titles';

const schema = z.strictObject({ title: text, hero, ways: solutionTiles, next: ctaBand });

export const notFound = defineContent({ file: 'content/en/pages/not-found.ts', page: '404' }, schema, {
  title: titled('Page not found'),
  hero: {
    kicker: 'Page not found (404)',
    heading: 'We cannot find this page',
    text: 'There is no page at this address. It may have moved, or there may be a typing mistake in the address.',
    action: { text: 'Go to the home page', href: '/' },
    picture: { src: '/pictures/empty-roof.svg', width: 800, height: 600, decorative: true },
  },
  ways: {
    heading: 'What are you looking for?',
    tiles: [
      {
        title: 'Solar for my home',
        text: 'Save on the bill of your own house.',
        href: '/home',
        picture: { picture: 'tile-home', decorative: true },
      },
      {
        title: 'Solar for my housing society',
        text: 'Lower the maintenance bill of every flat.',
        href: '/housing_society',
        picture: { picture: 'tile-society', decorative: true },
      },
      {
        title: 'Solar for my business',
        text: 'Cut what a factory, school or shop pays for power.',
        href: '/commercial',
        picture: { picture: 'tile-factory', decorative: true },
      },
    ],
  },
  next: {
    heading: 'Or ask a person',
    text: 'Tell us what you were looking for, and we will tell you where it is.',
    action: { text: `Call us: ${site.phone.display}`, href: site.phone.href },
  },
});
