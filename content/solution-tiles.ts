import { defineContent } from './define';
import { solutionTiles as schema } from './schemas/solution-tiles';

const file = { width: 1200, height: 900, decorative: true } as const;

/** The three kinds of customer. The home page itself is no place for homes to lead to. */
const tilesLeadingHomes = (page: '/' | '/home', homes: '/home' | '/residential') =>
  defineContent({ file: 'content/solution-tiles.ts', page }, schema, {
    heading: 'Our solar solutions',
    tiles: [
      { title: 'Homes', text: 'Run the house on your own roof, from the fridge to the pump.', href: homes, picture: { src: '/pictures/tile-home.jpg', ...file } },
      {
        title: 'Housing Society',
        text: 'Lifts, pumps and corridor lights, paid for by the terrace.',
        href: '/housing_society',
        picture: { src: '/pictures/tile-society.jpg', ...file },
      },
      {
        title: 'Commercial',
        text: 'Power for factories, cold stores, schools and shops, when they use most.',
        href: '/commercial',
        picture: { src: '/pictures/tile-factory.jpg', ...file },
      },
    ],
  });

export const landingTiles = tilesLeadingHomes('/', '/home');

export const homeTiles = tilesLeadingHomes('/home', '/residential');
