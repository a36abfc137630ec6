import styles from './Honeypot.module.scss';

/** The name of the honeypot. Its value is never sent, saved or shown. */
export const HONEYPOT = 'website';

/** A trap for spam: a field that only programs fill in, because keyboards and screen readers cannot reach it. */
export function Honeypot() {
  return (
    <div className={styles.trap} inert aria-hidden="true">
      <input type="text" name={HONEYPOT} autoComplete="off" tabIndex={-1} />
    </div>
  );
}
