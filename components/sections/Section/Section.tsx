import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Section.module.scss';

export type Surface = 'dawn' | 'noon' | 'sky' | 'golden' | 'dusk';

interface Props {
  surface: Surface;
  /** The id of the heading that names the section. */
  labelledBy: string;
  id?: string;
  children: ReactNode;
}

/** The frame of every section of a page: its background, its padding and its width. */
export function Section({ surface, labelledBy, id, children }: Props) {
  return (
    <section className={clsx(`surface-${surface}`, styles.section)} id={id} aria-labelledby={labelledBy}>
      <div className={styles.inside}>{children}</div>
    </section>
  );
}
