import { z } from 'zod';
import { date } from './blocks';
import { picture } from './picture';
import { text } from './text';

const filmFile = z
  .string()
  .regex(/^\/films\/[a-z0-9-]+\.mp4$/, 'expected the address of a film in public/films, for example /films/home.mp4');

/** One cut of a film, for newer and for older browsers. */
const cut = z.strictObject({ av1: filmFile, h264: filmFile });

/** The first frame of a film as a picture, and the film for wide windows and for phones. */
const files = z.strictObject({ poster: picture, wide: cut, phone: cut });

const button = { pause: text, play: text };

/** A film of the background, as a page shows it. */
export const film = files.extend(button);

/** The files of a film, and its day and length, which search engines are told. */
const filmFacts = z.strictObject({
  files,
  uploaded: date,
  /** How long it runs before it begins again. */
  seconds: z.int('expected whole seconds').positive('expected whole seconds').optional(),
});

const filmWords = z.strictObject({ name: text, description: text });

export const filmsFacts = z.strictObject({ home: filmFacts, society: filmFacts });
export const filmsWords = z.strictObject({ ...button, home: filmWords, society: filmWords });

export type FilmContent = z.output<typeof film>;
export type FilmFacts = z.output<typeof filmWords> & Omit<z.output<typeof filmFacts>, 'files'>;
