import styles from './Logo.module.scss';

/** Mark and word: a sun that rises over a tilted panel. */
export function Logo({ name }: { name: string }) {
  return (
    <a className={styles.logo} href="/">
      <svg className={styles.mark} viewBox="0 0 48 48" width="40" height="40" aria-hidden="true" focusable="false">
        <circle className={styles.sun} cx="27" cy="19" r="11" />
        <path className={styles.panel} d="M4 41 13 23h28l-7 18z" />
        <path className={styles.cells} d="M8.5 32h29M22 23l-4.5 18M31.5 23l-5 18" />
      </svg>
      <span>{name}</span>
    </a>
  );
}
