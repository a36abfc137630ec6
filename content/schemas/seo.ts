import { z } from 'zod';
import { textWidth } from '../../lib/text-width';
import manifest from '../generated/pictures.json';
import { routes } from '../routes';
import { got } from './got';
import { text } from './text';

/**
 * What a search result shows before it cuts, in CSS pixels: a title on one line of letters of 20 px, a description on
 * two lines of 14 px. https://developers.google.com/search/docs/appearance/title-link says only that there is a limit;
 * these are what result pages measure.
 */
export const TITLE = { width: 580, letters: 20 };
export const DESCRIPTION = { width: 920, letters: 14 };

/** Text that a search result shows whole. */
const fitting = ({ width, letters }: { width: number; letters: number }) =>
  text.refine((value) => textWidth(value, letters) <= width, {
    error: ({ input }) => {
      const measured = Math.ceil(textWidth(String(input), letters));
      return `expected at most ${width} pixels in letters of ${letters} px, so that a search result shows all of it, got ${measured} pixels: ${JSON.stringify(input)}`;
    },
  });

const masters = Object.keys(manifest);
const cardPicture = z.string({ error: ({ input }) => `expected a picture, ${got(input)}` }).refine(
  (value) => masters.includes(value) || /^\/pictures\/[a-z0-9-]+\.svg$/.test(value),
  { error: ({ input }) => `expected the name of a picture in media/masters/pictures.ts or the address of a drawing such as /pictures/villa.svg, ${got(input)}` },
);

const part = z.number().min(0, 'expected a part between 0 and 1').max(1, 'expected a part between 0 and 1');

/**
 * The picture that WhatsApp, Facebook and the like show with a link to the page. `full`: a photograph fills it;
 * `side`: a picture on the right; `row`: two or three upright ones there; `band`: a wide one along the foot.
 */
export const shareCard = z.strictObject({
  kicker: text,
  heading: text,
  layout: z.enum(['full', 'side', 'row', 'band'], { error: ({ input }) => `expected full, side, row or band, ${got(input)}` }),
  surface: z.enum(['dawn', 'sky', 'golden', 'dusk'], { error: ({ input }) => `expected dawn, sky, golden or dusk, ${got(input)}` }),
  pictures: z.array(cardPicture).min(1, 'expected one to three pictures').max(3, 'expected one to three pictures'),
  /** The point of the picture to keep in view, from the left and from the top in parts of 1; the middle when left out. */
  focus: z.tuple([part, part]).optional(),
  alt: text,
});

/**
 * What search engines and shared links show of a page. `canonical` names the page to be listed instead of this one, and
 * `name` is what a trail of pages calls it.
 */
export const seo = z.strictObject({
  name: text,
  title: fitting(TITLE),
  description: fitting(DESCRIPTION),
  canonical: z.enum(routes, { error: ({ input }) => `expected one of the routes in content/routes.ts, ${got(input)}` }).optional(),
  card: shareCard,
});

export type SeoContent = z.output<typeof seo>;
export type ShareCardContent = z.output<typeof shareCard>;
