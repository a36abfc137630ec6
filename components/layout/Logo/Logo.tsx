import clsx from 'clsx';
import styles from './Logo.module.scss';
import { mark } from './mark';

/** A name with more letters stands on two lines or more, in smaller letters. */
const LINE = 24;

/** Mark and word, which leads to the first page. */
export function Logo({ name }: { name: string }) {
  return (
    <a className={clsx(styles.logo, name.length > LINE && styles.long)} href="/">
      <svg className={styles.mark} viewBox={mark.box} width="36" height="36" aria-hidden="true">
        <path className={styles.sun} d={mark.sun} />
        <path className={styles.panel} d={mark.panel} />
      </svg>
      <span>{name}</span>
    </a>
  );
}
