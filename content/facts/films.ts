import type { RawFacts } from '../schemas/content-files';

/**
 * The films behind the heroes. A new film needs its own date here, and its own description in the films.ts of each
 * language.
 */
export const films = {
  home: {
    files: {
      poster: { picture: 'home-film', decorative: true },
      wide: { av1: '/films/home-wide-av1.mp4', h264: '/films/home-wide-h264.mp4' },
      phone: { av1: '/films/home-phone-av1.mp4', h264: '/films/home-phone-h264.mp4' },
    },
    uploaded: '2026-11-21',
    seconds: 7,
  },
  society: {
    files: {
      poster: { picture: 'society-film', decorative: true },
      wide: { av1: '/films/society-wide-av1.mp4', h264: '/films/society-wide-h264.mp4' },
      phone: { av1: '/films/society-phone-av1.mp4', h264: '/films/society-phone-h264.mp4' },
    },
    uploaded: '2026-11-21',
    seconds: 7,
  },
} satisfies RawFacts['films'];
