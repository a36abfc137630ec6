import { Words } from '@/components/ui/Words/Words';
import type { ProjectsContent, ReviewContent } from '@/content/schemas/entries';
import type { TownContent, TownFacts, TownPageWords } from '@/content/schemas/towns';
import { Section } from '../Section/Section';
import styles from './Town.module.scss';

interface Props {
  content: TownContent['place'];
  words: Pick<TownPageWords, 'plants' | 'projects'>;
  facts: Pick<TownFacts, 'plants'>;
  /** What the company has built in the town. */
  projects: readonly Pick<ProjectsContent['items'][number], 'title'>[];
  /** What customers from there say. */
  reviews: readonly ReviewContent[];
}

/** The roofs and uses of a town, what has been built there and what customers say. */
export function TownPlace({ content: { heading, paragraphs }, words, facts: { plants }, projects, reviews }: Props) {
  return (
    <Section surface="dawn" labelledBy="place">
      <h2 id="place">{heading}</h2>
      <div className={styles.columns}>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Words>{paragraph}</Words>
            </p>
          ))}
        </div>
        <div className={styles.text}>
          {plants && <p>{words.plants}</p>}
          {projects.length > 0 && <p>{`${words.projects} ${projects.map(({ title }) => title).join('; ')}`}</p>}
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
