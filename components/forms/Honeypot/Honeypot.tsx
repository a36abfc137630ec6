import styles from './Honeypot.module.scss';

/** The name of a field that no person sees. It is none of the form's own, and is never sent, kept or shown. */
export const TRAP = 'website';

/** A field for programs that fill in whatever they find. No keyboard and no screen reader comes to it. */
export function Honeypot() {
  return (
    <div className={styles.trap} inert aria-hidden="true">
      <input type="text" name={TRAP} autoComplete="off" tabIndex={-1} />
    </div>
  );
}
