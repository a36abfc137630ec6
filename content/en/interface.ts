import type { RawWords } from '../schemas/content-files';

/** English words for parts of a page that have no content file of their own, such as carousels. */
export const interfaceWords = {
  fullStop: '.',
  breadcrumb: 'Breadcrumb',
  /** The names of a carousel's parts and buttons, for screen readers. */
  carousel: {
    carousel: 'carousel',
    slide: 'slide',
    position: '{n} of {total}',
    pause: 'Pause',
    play: 'Play',
    previous: 'Previous slide',
    next: 'Next slide',
    goTo: 'Go to slide {n}',
  },
} satisfies RawWords['interface'];
