import { DateText } from '@/components/ui/DateText/DateText';
import { Words } from '@/components/ui/Words/Words';
import type { ProjectsContent } from '@/content/schemas/projects';
import type { ReviewContent } from '@/content/schemas/testimonials';
import type { TownContent, TownFacts, TownPageWords } from '@/content/schemas/towns';
import { Section } from '../Section/Section';
import styles from './Town.module.scss';

interface Props {
  content: TownContent['place'];
  words: Pick<TownPageWords, 'source' | 'sources' | 'plants' | 'projects'>;
  facts: Pick<TownFacts, 'plants'>;
  /** What the company has built in the town. */
  projects: readonly Pick<ProjectsContent['items'][number], 'title'>[];
  /** What customers from there say. */
  reviews: readonly ReviewContent[];
  locale: string;
}

/** Tells screen readers that the title of a source, such as “Economy”, is English where the page is not. */
const withTitle = (source: string, locale: string) =>
  locale.startsWith('en')
    ? source
    : source.split(/(“[A-Za-z][^”]*”)/).map((part, index) =>
        index % 2 ? (
          <span lang="en" key={part}>
            {part}
          </span>
        ) : (
          part
        ),
      );

/** The roofs and uses of a town, as far as a source carries them, what has been built there and what customers say. */
export function TownPlace({
  content: { heading, paragraphs },
  words,
  facts: { plants },
  projects,
  reviews,
  locale,
}: Props) {
  return (
    <Section surface="dawn" labelledBy="place">
      <h2 id="place">{heading}</h2>
      <div className={styles.columns}>
        <div className={styles.text}>
          {paragraphs.map(({ text, source }) => (
            <p key={text}>
              <Words>{text}</Words>
              {source && (
                <small>
                  {` ${words.source} `}
                  {source.href ? (
                    <a href={source.href}>{withTitle(source.text, locale)}</a>
                  ) : (
                    withTitle(source.text, locale)
                  )}
                  {source.date && (
                    <>
                      , <DateText day={source.date} locale={locale} />
                    </>
                  )}
                </small>
              )}
            </p>
          ))}
        </div>
        <div className={styles.text}>
          {plants && (
            <p>
              {words.plants}
              <small>
                {` ${words.source} ${words.sources[plants.source]}, `}
                <DateText day={plants.asOf} locale={locale} />
              </small>
            </p>
          )}
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
