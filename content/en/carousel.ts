import { defineContent } from '../define';
import { carouselWords as schema } from '../schemas/carousel';

/** What the parts and buttons of every carousel are called. */
export const carouselWords = defineContent(
  { file: 'content/en/carousel.ts', page: 'every page with a carousel' },
  schema,
  {
    carousel: 'carousel',
    slide: 'slide',
    position: '{n} of {total}',
    pause: 'Pause',
    play: 'Play',
    previous: 'Previous slide',
    next: 'Next slide',
    goTo: 'Go to slide {n}',
  },
);
