import clsx from 'clsx';
import styles from './Logo.module.scss';
import { mark } from './mark';

/** A company name with more characters than this is set in smaller letters, on two lines or more. */
const LINE = 24;

export function Logo({ name, home }: { name: string; home: string }) {
  return (
    <a className={clsx(styles.logo, name.length > LINE && styles.long)} href={home}>
      <svg className={styles.mark} viewBox={mark.box} width="36" height="36" aria-hidden="true">
        <path className={styles.sun} d={mark.sun} />
        <path className={styles.panel} d={mark.panel} />
      </svg>
      <span translate="no">{name}</span>
    </a>
  );
}
