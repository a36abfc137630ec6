import styles from './SkipLink.module.scss';

/** The skip link, the first link that a keyboard reaches: it leads past the header. */
export function SkipLink({ text, target }: { text: string; target: string }) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      {text}
    </a>
  );
}
