import clsx from 'clsx';
import { Picture } from '@/components/ui/Picture/Picture';
import { type ContentOf, Section } from '../Section/Section';
import styles from './Gallery.module.scss';

const LARGE = '(max-width: 599px) 100vw, (max-width: 1023px) 46vw, (max-width: 1296px) 31vw, 390px';
const SMALL = '(max-width: 599px) 50vw, (max-width: 1023px) 23vw, (max-width: 1296px) 15vw, 187px';

export function Gallery({ content: { heading, line, items, more } }: { content: ContentOf<'gallery'> }) {
  return (
    <Section surface="noon" heading={heading}>
      <p className={styles.line}>{line}</p>
      <ul className={styles.grid}>
        {items.map(({ colSpan, rowSpan, direction, role, ...picture }) => (
          <li
            className={clsx(
              styles.item,
              styles[direction],
              colSpan === 2 && styles.twoColumns,
              rowSpan === 2 && styles.twoRows,
            )}
            key={picture.src}
          >
            <figure>
              <Picture
                content={picture}
                sizes={colSpan === 2 || rowSpan === 2 ? LARGE : SMALL}
                className={styles.picture}
              />
              {role && <figcaption className={styles.role}>{role}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {more && (
        <p className={styles.more}>
          <a href={more.href}>{more.text}</a>
        </p>
      )}
    </Section>
  );
}
