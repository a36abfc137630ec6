import { z } from 'zod';
import { text } from './text';

/** The schema of the names of a carousel's parts and buttons, which screen readers read out. */
const carouselWords = z.strictObject({
  carousel: text,
  slide: text,
  position: text
    .includes('{n}', 'expected {n} for the number of the slide')
    .includes('{total}', 'expected {total} for the number of slides'),
  pause: text,
  play: text,
  previous: text,
  next: text,
  goTo: text.includes('{n}', 'expected {n} for the number of the slide'),
});

/** The schema of words for parts of a page that have no content file of their own, such as carousels. */
export const interfaceWords = z.strictObject({
  /** What screen readers call the way from the first page to this one. */
  /** The mark that ends a sentence. */
  fullStop: text,
  breadcrumb: text,
  carousel: carouselWords,
});
