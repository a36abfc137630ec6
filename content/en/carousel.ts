import type { RawWords } from '../schemas/content-files';

/** What the parts and buttons of every carousel are called. */
export const carouselWords = {
  carousel: 'carousel',
  slide: 'slide',
  position: '{n} of {total}',
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous slide',
  next: 'Next slide',
  goTo: 'Go to slide {n}',
} satisfies RawWords['carousel'];
