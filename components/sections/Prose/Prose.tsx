import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import type { ProseContent } from '@/content/schema';
import { Section } from '../Section/Section';
import styles from './Prose.module.scss';

/** A heading, a few paragraphs, and where to go from there. */
export function Prose({ content: { heading, paragraphs, action } }: { content: ProseContent }) {
  const id = heading.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return (
    <Section surface="noon" labelledBy={id}>
      <h2 id={id}>{heading}</h2>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {action && <ButtonLink href={action.href}>{action.text}</ButtonLink>}
    </Section>
  );
}
