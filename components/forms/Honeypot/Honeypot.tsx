import styles from './Honeypot.module.scss';

export const HONEYPOT = 'website';

/** Visitors can neither see nor reach this field, so an answer in it probably comes from a spam program. */
export function Honeypot() {
  return (
    <div className={styles.trap} inert aria-hidden="true">
      <input type="text" name={HONEYPOT} autoComplete="off" tabIndex={-1} />
    </div>
  );
}
