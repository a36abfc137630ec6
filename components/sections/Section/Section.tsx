import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import type { CarouselLabels } from '@/components/ui/Carousel/types';
import { unbroken } from '@/components/ui/Text/unbroken';
import type { Site } from '@/content/read';
import type { Sections } from '@/content/schemas/pages';
import styles from './Section.module.scss';

export type Surface = 'dawn' | 'noon' | 'sky' | 'golden' | 'dusk';

type Contents = Sections & Site['landingBlocks'] & Omit<Site, keyof Sections>;

export type ContentOf<Key extends keyof Contents> = Contents[Key];

export interface SectionProps<Key extends keyof Contents> {
  content: ContentOf<Key>;
  surface?: Surface;
}

export interface CarouselSectionProps<Key extends keyof Contents> {
  content: ContentOf<Key>;
  labels: CarouselLabels;
}

interface Props {
  surface: Surface;
  id?: string;
  /** If left out, `children` must contain a heading with the id `labelledBy`. */
  heading?: string;
  labelledBy?: string;
  line?: string;
  children: ReactNode;
}

export function Section({ surface, id, heading, labelledBy, line, children }: Props) {
  const headingId = useId();
  const label = labelledBy ?? headingId;
  return (
    <section className={clsx(`surface-${surface}`, styles.section)} id={id} aria-labelledby={label}>
      <div className={styles.inside}>
        {heading !== undefined && <h2 id={label}>{unbroken(heading)}</h2>}
        {line && <p className={styles.line}>{unbroken(line)}</p>}
        {children}
      </div>
    </section>
  );
}
