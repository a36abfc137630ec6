import { DateText } from '@/components/ui/DateText/DateText';
import { Picture } from '@/components/ui/Picture/Picture';
import { Words } from '@/components/ui/Words/Words';
import type { ProjectsContent } from '@/content/schemas/projects';
import type { TownContent, TownFacts, TownPageWords } from '@/content/schemas/towns';
import { Section } from '../Section/Section';
import styles from './Town.module.scss';

interface Props {
  content: TownContent['place'];
  words: Pick<TownPageWords, 'source' | 'sources' | 'plants' | 'plantsUnknown' | 'projects'>;
  facts: Pick<TownFacts, 'plants'>;
  /** What the company has built in the town. */
  projects: ProjectsContent['items'];
  locale: string;
}

/** The roofs and uses of a town, as far as a source carries them, and what has been built there. */
export function TownPlace({ content: { heading, paragraphs }, words, facts: { plants }, projects, locale }: Props) {
  return (
    <Section surface="dawn" labelledBy="place">
      <h2 id="place">{heading}</h2>
      <div className={styles.text}>
        {paragraphs.map(({ text, source }) => (
          <p key={text}>
            <Words>{text}</Words>{' '}
            {source && (
              <small>
                {words.source} <a href={source.href}>{source.text}</a>, <DateText day={source.date} locale={locale} />.
              </small>
            )}
          </p>
        ))}
        <p>
          {plants ? words.plants : words.plantsUnknown}{' '}
          {plants && (
            <small>
              {words.source} {words.sources[plants.source]}, <DateText day={plants.asOf} locale={locale} />.
            </small>
          )}
        </p>
      </div>
      {projects.length > 0 && (
        <ul className={styles.projects} role="list" aria-label={words.projects}>
          {projects.map(({ img, title }) => (
            <li key={title}>
              <Picture content={img} sizes="(max-width: 767px) 100vw, 588px" />
              <p>{title}</p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
