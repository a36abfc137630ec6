import type { ReactNode } from 'react';
import { unbrokenParts } from '@/lib/unbroken-parts';
import styles from './unbroken.module.scss';

/** Keeps a number with its unit, and a compound word, on one line. */
export const unbroken = (text: string): ReactNode =>
  unbrokenParts(text).map(({ text: part, whole }, index) =>
    whole ? (
      <span className={styles.whole} key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  );

export const unbrokenParagraphs = (texts: readonly string[]): ReactNode =>
  texts.map((text) => <p key={text}>{unbroken(text)}</p>);
