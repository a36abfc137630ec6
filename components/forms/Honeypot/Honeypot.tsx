import styles from './Honeypot.module.scss';

/** The name of the hidden field. Its value is never sent, saved or shown. */
export const TRAP = 'website';

/** A hidden field that only programs fill in. It cannot be reached by keyboard or screen reader. */
export function Honeypot() {
  return (
    <div className={styles.trap} inert aria-hidden="true">
      <input type="text" name={TRAP} autoComplete="off" tabIndex={-1} />
    </div>
  );
}
