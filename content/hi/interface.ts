import type { RawWords } from '../schemas/content-files';

/** Hindi words for parts of a page that have no content file of their own, such as carousels. */
export const interfaceWords = {
  fullStop: '।',
  breadcrumb: 'आप यहाँ हैं',
  /** The names of a carousel's parts and buttons, for screen readers. */
  carousel: {
    carousel: 'बारी-बारी से दिखने वाली स्लाइड',
    slide: 'स्लाइड',
    position: '{total} में से {n}',
    pause: 'रोकिए',
    play: 'चलाइए',
    previous: 'पिछली स्लाइड',
    next: 'अगली स्लाइड',
    goTo: 'स्लाइड {n} पर जाइए',
  },
} satisfies RawWords['interface'];
