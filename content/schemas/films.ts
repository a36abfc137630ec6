import { z } from 'zod';
import { date } from './blocks';
import { picture } from './picture';
import { text } from './text';

const filmFile = z
  .string()
  .regex(/^\/films\/[a-z0-9-]+\.mp4$/, 'expected the address of a film in public/films, for example /films/home.mp4');

/** The schema of one cut of a film: a file for newer browsers (AV1) and one for older browsers (H.264). */
const cut = z.strictObject({ av1: filmFile, h264: filmFile });

/** The schema of a film's files: the first frame as a picture, and the film for wide windows and for phones. */
const files = z.strictObject({ poster: picture, wide: cut, phone: cut });

const button = { pause: text, play: text };

/** The schema of a background film as a page shows it. */
export const film = files.extend(button);

/** The schema of a film's files, with its date and length, which search engines are told. */
const filmFacts = z.strictObject({
  files,
  uploaded: date,
  /** The length of the film before it begins again, in seconds. */
  seconds: z.int('expected whole seconds').positive('expected whole seconds').optional(),
});

const filmWords = z.strictObject({ name: text, description: text });

export const filmsFacts = z.strictObject({ home: filmFacts, society: filmFacts });
export const filmsWords = z.strictObject({ ...button, home: filmWords, society: filmWords });

export type FilmContent = z.output<typeof film>;
export type FilmFacts = z.output<typeof filmWords> & Omit<z.output<typeof filmFacts>, 'files'>;
