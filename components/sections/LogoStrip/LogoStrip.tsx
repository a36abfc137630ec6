import { Icon } from '@/components/ui/Icon/Icon';
import { Picture } from '@/components/ui/Picture/Picture';
import { type ContentOf, Section } from '../Section/Section';
import styles from './LogoStrip.module.scss';

const SIZES = '(max-width: 768px) 140px, 200px';

/** Scrolls and pauses by CSS alone, because JavaScript may be missing. */
export function LogoStrip({ content: { heading, pause, logos } }: { content: ContentOf<'logoStrip'> }) {
  return (
    <Section surface="noon" labelledBy="trusted-by">
      <div className={styles.strip}>
        <h2 className={styles.heading} id="trusted-by">
          {heading}
        </h2>
        <input className={styles.pause} id="pause-logos" type="checkbox" autoComplete="off" />
        <label className={styles.button} htmlFor="pause-logos">
          <span className={styles.words}>{pause}</span>
          <span className={styles.whileMoving}>
            <Icon name="pause" size={20} />
          </span>
          <span className={styles.whilePaused}>
            <Icon name="play" size={20} />
          </span>
        </label>
        <div className={styles.window}>
          <ul className={styles.row}>
            {logos.map((logo) => (
              <li className={styles.logo} key={logo.src}>
                <Picture content={logo} sizes={SIZES} />
              </li>
            ))}
          </ul>
          <ul className={styles.copy} aria-hidden="true">
            {logos.map((logo) => (
              <li className={styles.logo} key={logo.src}>
                <Picture content={{ ...logo, alt: '' }} sizes={SIZES} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
