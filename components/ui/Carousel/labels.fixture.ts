import type { CarouselLabels } from './types';

export const carouselLabels: CarouselLabels = {
  carousel: 'carousel',
  slide: 'slide',
  position: '{n} of {total}',
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous slide',
  next: 'Next slide',
  goTo: 'Go to slide {n}',
};
