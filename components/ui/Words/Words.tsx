import { figuresIn } from '@/lib/figures';
import styles from './Words.module.scss';

/** Words in which no figure parts from its unit, and no compound from its parts, at the end of a line. The text itself stays as it was written. */
export function Words({ children }: { children: string }) {
  return figuresIn(children).map(({ text, whole }, index) =>
    whole ? (
      <span className={styles.whole} key={index}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
