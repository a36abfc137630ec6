import clsx from 'clsx';
import { Picture } from '@/components/ui/Picture/Picture';
import type { GalleryContent } from '@/content/schemas/gallery';
import { Section } from '../Section/Section';
import styles from './Gallery.module.scss';

/** Pictures of different sizes that fit into one another, and slide in from their sides where the browser can. */
export function Gallery({ content: { heading, line, items } }: { content: GalleryContent }) {
  return (
    <Section surface="noon" labelledBy="gallery">
      <h2 id="gallery">{heading}</h2>
      <p className={styles.line}>{line}</p>
      <ul className={styles.grid}>
        {items.map(({ colSpan, rowSpan, direction, ...picture }) => (
          <li
            className={clsx(styles.item, styles[direction], colSpan === 2 && styles.twoColumns, rowSpan === 2 && styles.twoRows)}
            key={picture.src}
          >
            <Picture content={picture} className={styles.picture} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
