import { defineContent } from './define';
import { film } from './schemas/video-hero';

const words = { pause: 'Pause the background film', play: 'Play the background film' };
const standIn = {
  poster: { picture: 'home-film', decorative: true },
  av1: '/films/stand-in-av1.mp4',
  h264: '/films/stand-in-h264.mp4',
} as const;

export const homeFilm = defineContent({ file: 'content/films.ts', page: '/ and /home' }, film, { ...words, ...standIn });

export const societyFilm = defineContent({ file: 'content/films.ts', page: '/housing_society' }, film, { ...words, ...standIn });
