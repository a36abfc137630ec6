import type { RawWords } from '../schemas/content-files';

/** Words of the parts of a page that have no content of their own. */
export const interfaceWords = {
  /** What the parts and buttons of every carousel are called. */
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
