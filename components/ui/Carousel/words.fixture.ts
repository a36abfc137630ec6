import type { CarouselWords } from './types';

export const carouselWords: CarouselWords = {
  carousel: 'carousel',
  slide: 'slide',
  position: '{n} of {total}',
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous slide',
  next: 'Next slide',
  goTo: 'Go to slide {n}',
};
