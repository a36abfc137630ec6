import clsx from 'clsx';
import { Badge } from '@/components/ui/Badge/Badge';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Picture } from '@/components/ui/Picture/Picture';
import { unbroken } from '@/components/ui/Text/unbroken';
import type { VideoHeroContent } from '@/content/schemas/sections';
import { Film } from './Film';
import styles from './VideoHero.module.scss';

/** On a phone, the poster can be wider than the window, because it covers a hero that is higher than wide. */
const POSTER_SIZES = '(max-width: 768px) max(100vw, 58vh), 100vw';

/** In characters. A longer heading gets smaller letters. */
const LONG = 40;

export function VideoHero({ content: { kicker, heading, text, action, badge, film } }: { content: VideoHeroContent }) {
  return (
    <section className={`surface-dusk ${styles.hero}`} aria-labelledby="page-heading">
      <Picture content={{ ...film.poster, alt: '' }} sizes={POSTER_SIZES} className={styles.picture} first />
      <Film content={film} />
      <div className={styles.inside}>
        <div className={styles.words}>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h1 className={clsx(styles.heading, heading.length > LONG && styles.long)} id="page-heading">
            {unbroken(heading)}
          </h1>
          <p className={styles.text}>{unbroken(text)}</p>
          <div className={styles.next}>
            <ButtonLink href={action.href}>{action.text}</ButtonLink>
            {badge && <Badge value={badge.value} text={badge.text} />}
          </div>
        </div>
      </div>
    </section>
  );
}
