import type { RawWords } from '../schemas/content-files';

/** The words of the tiles that link to the pages for homes, housing societies and businesses. */
export const solutionTiles = {
  heading: 'Our solar solutions',
  tiles: [
    {
      title: 'Homes',
      text: 'Solar power for your house, from the fridge to the pump.',
      href: 'residential',
      picture: { picture: 'tile-home', decorative: true },
    },
    {
      title: 'Housing Society',
      text: 'Solar power for lifts, pumps and corridor lights.',
      href: 'housing-society',
      picture: { picture: 'tile-society', decorative: true },
    },
    {
      title: 'Commercial',
      text: 'Solar power for factories, cold stores, schools and shops.',
      href: 'commercial',
      picture: { picture: 'tile-factory', decorative: true },
    },
  ],
} satisfies RawWords['solutionTiles'];
