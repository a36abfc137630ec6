import { z } from 'zod';
import { text, textNaming } from '../../lib/words/text';

/** The schema of the names of a carousel's parts and buttons, which screen readers read out. */
const carouselWords = z.strictObject({
  carousel: text,
  slide: text,
  position: textNaming('n', 'total'),
  pause: text,
  play: text,
  previous: text,
  next: text,
  goTo: textNaming('n'),
});

/** The schema of words for parts of a page that have no content file of their own, such as carousels. */
export const interfaceWords = z.strictObject({
  /** What screen readers call the way from the first page to this one. */
  /** The mark that ends a sentence. */
  fullStop: text,
  breadcrumb: text,
  carousel: carouselWords,
  /** The heading over the sources of a page. */
  sources: text,
});
