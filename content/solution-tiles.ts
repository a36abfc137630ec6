import { defineContent } from './define';
import { solutionTiles as schema } from './schemas/solution-tiles';

/** The three kinds of customer. */
export const solutionTiles = defineContent({ file: 'content/solution-tiles.ts', page: '/ and /home' }, schema, {
  heading: 'Our solar solutions',
  tiles: [
    { title: 'Homes', text: 'Run the house on your own roof, from the fridge to the pump.', href: '/residential', picture: { picture: 'tile-home', decorative: true } },
    {
      title: 'Housing Society',
      text: 'Lifts, pumps and corridor lights, paid for by the terrace.',
      href: '/housing_society',
      picture: { picture: 'tile-society', decorative: true },
    },
    {
      title: 'Commercial',
      text: 'Power for factories, cold stores, schools and shops, when they use most.',
      href: '/commercial',
      picture: { picture: 'tile-factory', decorative: true },
    },
  ],
});
