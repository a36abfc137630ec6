import styles from './SkipLink.module.scss';

/** The first stop of the keyboard: over the header, straight to the content. */
export function SkipLink({ text, target }: { text: string; target: string }) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      {text}
    </a>
  );
}
