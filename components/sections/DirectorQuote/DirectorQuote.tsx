import { useId } from 'react';
import { Picture } from '@/components/ui/Picture/Picture';
import { type ContentOf, Section } from '../Section/Section';
import styles from './DirectorQuote.module.scss';

export function DirectorQuote({ content }: { content: ContentOf<'directorQuote'> }) {
  const { heading, quote, name, role, portrait } = content;
  const headingId = useId();
  return (
    <Section surface="noon" labelledBy={headingId}>
      <figure className={styles.columns}>
        <Picture
          content={portrait}
          sizes="(max-width: 639px) 240px, (max-width: 1296px) 31vw, 384px"
          className={styles.portrait}
        />
        <div>
          <h2 className={styles.heading} id={headingId}>
            {heading}
          </h2>
          <blockquote className={styles.quote}>
            {quote.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </blockquote>
          <figcaption className={styles.who}>
            <span className={styles.name}>{name}</span>
            {role}
          </figcaption>
        </div>
      </figure>
    </Section>
  );
}
