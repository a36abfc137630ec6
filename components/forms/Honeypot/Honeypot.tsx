import styles from './Honeypot.module.scss';

export const HONEYPOT = 'website';

/** Catches spam programs, because visitors can neither see nor reach this field. */
export function Honeypot() {
  return (
    <div className={styles.trap} inert aria-hidden="true">
      <input type="text" name={HONEYPOT} autoComplete="off" tabIndex={-1} />
    </div>
  );
}
