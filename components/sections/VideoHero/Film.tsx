'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import { useMedia } from '@/components/ui/useMedia';
import type { FilmContent } from '@/content/schemas/video-hero';
import styles from './VideoHero.module.scss';

/** Chrome's own, and in no other browser. */
const savesData = () => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * The film over its first frame, silent and for ever. It is fetched when all else of the page has loaded, and not at
 * all with reduced motion or Save-Data. Out of view it rests.
 */
export function Film({ content: { av1, h264, pause, play } }: { content: FilmContent }) {
  const video = useRef<HTMLVideoElement>(null);
  const reduced = useMedia('(prefers-reduced-motion: reduce)');
  const [loaded, setLoaded] = useState(false);
  const [wanted, setWanted] = useState(true);
  const [begun, setBegun] = useState(false);
  const shown = loaded && !reduced;

  useEffect(() => {
    if (savesData()) return;
    const ears = new AbortController();
    // After the listeners of the same event, the page's own work first.
    const start = () => setTimeout(() => ears.signal.aborted || setLoaded(true));
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { signal: ears.signal });
    return () => ears.abort();
  }, []);

  useEffect(() => {
    const film = video.current;
    if (!shown || !film) return;
    if (!wanted) return film.pause();
    const observer = new IntersectionObserver((entries) => {
      if (!entries[entries.length - 1]?.isIntersecting) return film.pause();
      // Browsers that save power refuse; any other failure is a film that has been stopped meanwhile.
      film.play().catch(({ name }: DOMException) => name === 'NotAllowedError' && setWanted(false));
    });
    observer.observe(film);
    return () => observer.disconnect();
  }, [shown, wanted]);

  if (!shown) return null;
  return (
    <>
      <video
        className={clsx(styles.film, begun && styles.begun)}
        ref={video}
        muted
        loop
        playsInline
        disablePictureInPicture
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setBegun(true)}
      >
        <source src={av1} type='video/mp4; codecs="av01.0.05M.08"' />
        <source src={h264} type='video/mp4; codecs="avc1.64001f"' />
      </video>
      <button className={styles.pause} type="button" aria-label={wanted ? pause : play} onClick={() => setWanted(!wanted)}>
        <Icon name={wanted ? 'pause' : 'play'} size={20} />
      </button>
    </>
  );
}
