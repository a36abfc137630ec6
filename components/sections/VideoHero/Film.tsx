import { Icon } from '@/components/ui/Icon/Icon';
import { PageScript } from '@/components/ui/PageScript/PageScript';
import type { FilmContent } from '@/content/schemas/sections';
import { CODECS } from './codecs';
import styles from './VideoHero.module.scss';
import { wireFilm } from './wire-film';

/** For elements that wire-film.ts changes before React starts: React does not report the difference. */
const early = { suppressHydrationWarning: true };

/**
 * The film behind a hero, over its own first frame, silent and in a loop. Only wire-film.ts fetches it, so that a
 * visitor who leaves early has not paid for it. wire-film.ts also chooses between the wide film and the one for phones,
 * because not all browsers do that by the `media` attribute of a source.
 */
export function Film({ content: { wide, phone, pause, play } }: { content: FilmContent }) {
  return (
    <>
      <video
        className={styles.film}
        data-film=""
        muted
        loop
        playsInline
        disablePictureInPicture
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        {...early}
      >
        <source {...early} data-wide={wide.av1} data-phone={phone.av1} type={`video/mp4; codecs="${CODECS.av1}"`} />
        <source {...early} data-wide={wide.h264} data-phone={phone.h264} type={`video/mp4; codecs="${CODECS.h264}"`} />
      </video>
      <button
        className={styles.toggle}
        type="button"
        data-pause={pause}
        data-play={play}
        aria-label={pause}
        hidden
        {...early}
      >
        <Icon name="pause" size={20} />
        <Icon name="play" size={20} />
      </button>
      <PageScript run={wireFilm} />
    </>
  );
}
