import styles from './SkipLink.module.scss';

/** The first link that a keyboard reaches: it skips the header. */
export function SkipLink({ text, target }: { text: string; target: string }) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      {text}
    </a>
  );
}
