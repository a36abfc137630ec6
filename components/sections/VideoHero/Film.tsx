import { Icon } from '@/components/ui/Icon/Icon';
import { InlineScript } from '@/components/early/InlineScript';
import { PHONE } from '@/components/ui/Picture/Picture';
import type { FilmContent } from '@/content/schemas/sections';
import { CODECS } from './codecs';
import styles from './VideoHero.module.scss';
import { playFilm } from '@/components/early/play-film';

/** Without this, React would report an error if play-film.ts has already changed attributes. */
const early = { suppressHydrationWarning: true };

/** play-film.ts sets `src`, so that a visitor who leaves early downloads no film. */
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
      <InlineScript run={[[playFilm, PHONE]]} />
    </>
  );
}
