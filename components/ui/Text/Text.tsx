import { unbrokenParts } from '@/lib/unbroken-parts';
import styles from './Text.module.scss';

/**
 * Text in which no line breaks between a number and its unit, or within a compound word. The letters themselves are
 * unchanged.
 */
export function Text({ children }: { children: string }) {
  return unbrokenParts(children).map(({ text, whole }, index) =>
    whole ? (
      <span className={styles.whole} key={index}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
