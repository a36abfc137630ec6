import { defineContent } from './define';
import { film } from './schemas/video-hero';

const words = { pause: 'Pause the background film', play: 'Play the background film' };
const standIn = {
  poster: { src: '/films/stand-in-poster.jpg', width: 1280, height: 720, decorative: true as const },
  av1: '/films/stand-in-av1.mp4',
  h264: '/films/stand-in-h264.mp4',
};

export const homeFilm = defineContent({ file: 'content/films.ts', page: '/ and /home' }, film, { ...words, ...standIn });

export const societyFilm = defineContent({ file: 'content/films.ts', page: '/housing_society' }, film, { ...words, ...standIn });
