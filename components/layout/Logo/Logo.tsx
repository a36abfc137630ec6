import clsx from 'clsx';
import styles from './Logo.module.scss';
import { mark } from './mark';

/** In characters. A longer name gets smaller letters and wraps. */
const LINE = 24;

interface Props {
  name: string;
  /** Shown instead of the full name where the menu button needs the room. */
  shortName?: string;
  home: string;
}

export function Logo({ name, shortName = name, home }: Props) {
  const hasShort = shortName !== name;
  return (
    <a className={clsx(styles.logo, name.length > LINE && styles.long)} href={home}>
      <svg className={styles.mark} viewBox={mark.box} width="36" height="36" aria-hidden="true">
        <path className={styles.sun} d={mark.sun} />
        <path className={styles.panel} d={mark.panel} />
      </svg>
      <span className={clsx(hasShort && styles.whole)} translate="no">
        {name}
      </span>
      {hasShort && (
        <span className={styles.short} translate="no">
          {shortName}
        </span>
      )}
    </a>
  );
}
