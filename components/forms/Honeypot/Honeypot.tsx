import styles from './Honeypot.module.scss';

export const HONEYPOT = 'website';

/** Only spam programs fill in this field, because visitors can neither see nor reach it. */
export function Honeypot() {
  return (
    <div className={styles.trap} inert aria-hidden="true">
      <input type="text" name={HONEYPOT} autoComplete="off" tabIndex={-1} />
    </div>
  );
}
