import { unbrokenParagraphs } from '@/components/ui/Text/unbroken';
import type { ReviewContent } from '@/content/schemas/entries';
import type { TownContent, TownFacts, TownPageLabels } from '@/content/schemas/towns';
import { type ContentOf, Section } from '../Section/Section';
import styles from './Town.module.scss';

interface Props {
  content: TownContent['place'];
  labels: Pick<TownPageLabels, 'plants' | 'projects'>;
  facts: Pick<TownFacts, 'plants'>;
  projects: readonly Pick<ContentOf<'projectCarousel'>['items'][number], 'title'>[];
  reviews: readonly ReviewContent[];
}

export function TownPlace({ content: { heading, paragraphs }, labels, facts: { plants }, projects, reviews }: Props) {
  return (
    <Section surface="dawn" labelledBy="place" heading={heading}>
      <div className={styles.columns}>
        <div className={styles.text}>{unbrokenParagraphs(paragraphs)}</div>
        <div className={styles.text}>
          {plants && <p>{labels.plants}</p>}
          {projects.length > 0 && <p>{`${labels.projects} ${projects.map(({ title }) => title).join('; ')}`}</p>}
          {reviews.map(({ text, author }) => (
            <blockquote key={author}>
              <p>{text}</p>
              {author.replace(/ ★+$/, '')}
            </blockquote>
          ))}
        </div>
      </div>
    </Section>
  );
}
