import clsx from 'clsx';
import styles from './Logo.module.scss';
import { mark } from './mark';

/** A company name with more characters than this is set in smaller letters, on two lines or more. */
const LINE = 24;

interface Props {
  name: string;
  /** Shown in place of the name where the header has a menu button, for which a long name would leave no room. */
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
