import { z } from 'zod';
import { claim, link } from './blocks';
import { picture } from './picture';
import { text } from './text';

const filmFile = z
  .string()
  .regex(/^\/films\/[a-z0-9-]+\.mp4$/, 'expected the address of a film in public/films, for example /films/home.mp4');

/** One cut of a film, for newer and for older browsers. */
const cut = z.strictObject({ av1: filmFile, h264: filmFile });

/** A film of the background: its first frame as a picture, and the film itself, whole and cut for phones as that picture is. */
export const film = z.strictObject({ poster: picture, wide: cut, phone: cut, pause: text, play: text });

export const videoHero = z.strictObject({
  kicker: text.optional(),
  heading: text,
  text,
  action: link,
  badge: claim.optional(),
  film,
});

export type FilmContent = z.output<typeof film>;
export type VideoHeroContent = z.output<typeof videoHero>;
