import { type ContentOf, Section } from '@/components/sections/Section/Section';
import styles from './RoofExplained.module.scss';

export const RoofExplained = ({ content }: { content: ContentOf<'roofExplained'> }) => (
  <Section surface="dawn" labelledBy="roof-explained">
    <div className={styles.text}>
      <h2 id="roof-explained">{content.heading}</h2>
      {content.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  </Section>
);
