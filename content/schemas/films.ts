import { z } from 'zod';
import { date } from './blocks';
import { picture } from './picture';
import { text } from '../../lib/words/text';

const filmFile = z
  .string()
  .regex(/^\/films\/[a-z0-9-]+\.mp4$/, 'expected the address of a film in public/films, for example /films/home.mp4');

/** The schema of one cut of a film: a file for newer browsers (AV1) and one for older browsers (H.264). */
const cut = z.strictObject({ av1: filmFile, h264: filmFile });

/**
 * The schema of a film's files: the poster (its first frame as a picture), and one cut for wide windows and one for
 * phones.
 */
const files = z.strictObject({ poster: picture, wide: cut, phone: cut });

const button = { pause: text, play: text };

/** The schema of the film behind a hero, as a page shows it. */
export const film = files.extend(button);

/** The schema of a film: what search engines are told of it, and what a page shows. */
const describedFilm = z.strictObject({
  name: text,
  description: text,
  uploaded: date,
  /** The length of the film's loop, in seconds. */
  seconds: z.int('expected whole seconds').positive('expected whole seconds').optional(),
  film,
});

export const filmsFile = z.strictObject({
  button: z.strictObject(button),
  home: describedFilm,
  society: describedFilm,
});

export type FilmContent = z.output<typeof film>;
export type FilmFacts = Omit<z.output<typeof describedFilm>, 'film'>;
