import type { RawFacts } from '../schemas/content-files';

const words = { pause: 'Pause the background film', play: 'Play the background film' };

export const homeFilm = {
  ...words,
  poster: { picture: 'home-film', decorative: true },
  wide: { av1: '/films/home-wide-av1.mp4', h264: '/films/home-wide-h264.mp4' },
  phone: { av1: '/films/home-phone-av1.mp4', h264: '/films/home-phone-h264.mp4' },
} satisfies RawFacts['films']['home'];

export const societyFilm = {
  ...words,
  poster: { picture: 'society-film', decorative: true },
  wide: { av1: '/films/society-wide-av1.mp4', h264: '/films/society-wide-h264.mp4' },
  phone: { av1: '/films/society-phone-av1.mp4', h264: '/films/society-phone-h264.mp4' },
} satisfies RawFacts['films']['society'];
