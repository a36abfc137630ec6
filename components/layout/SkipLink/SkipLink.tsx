import styles from './SkipLink.module.scss';

/** The skip link past the header. It is the first link that a keyboard reaches. */
export function SkipLink({ text, target }: { text: string; target: string }) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      {text}
    </a>
  );
}
