import type { ReactNode } from 'react';
import { DateText, TextWithDate } from '@/components/ui/DateText/DateText';
import { unbroken } from '@/components/ui/Text/unbroken';
import type { ArticleContent, ArticleSource, ArticleLabels } from '@/content/schemas/articles';
import { fill } from '@/lib/content/fill';
import { textShowsAddress } from '@/lib/text-shows-address';
import { Prose } from '../Prose/Prose';
import styles from './ArticleText.module.scss';

interface Props {
  content: Pick<ArticleContent, 'sections' | 'sources' | 'related'>;
  labels: ArticleLabels;
  locale: string;
  drawing?: ReactNode;
  children?: ReactNode;
}

export function ArticleText({ content: { sections, sources, related }, labels, locale, drawing, children }: Props) {
  const nameOf = (number: number) => fill(labels.source, { number });
  return (
    <div className={`surface-noon ${styles.page}`}>
      <div className={styles.columns}>
        <div className={styles.text}>
          {sections.map(({ id, heading, blocks }) => (
            <div className={styles.part} key={heading ?? ''}>
              {heading && (
                <h2 className={styles.heading} id={id}>
                  {unbroken(heading)}
                </h2>
              )}
              <Prose blocks={blocks} nameOf={nameOf} drawing={drawing} />
            </div>
          ))}
          {children}
          <section className={styles.part} aria-labelledby="sources">
            <h2 className={styles.heading} id="sources">
              {labels.sources}
            </h2>
            <ol className={styles.sources}>
              {sources.map((source, index) => (
                <li id={`source-${index + 1}`} key={source.id}>
                  <Source content={source} labels={labels} locale={locale} />
                </li>
              ))}
            </ol>
          </section>
        </div>
        {related.length > 0 && (
          <nav className={styles.related} aria-labelledby="related">
            <h2 className={styles.relatedHeading} id="related">
              {labels.related}
            </h2>
            <ul>
              {related.map(({ text, href }) => (
                <li key={href}>
                  <a href={href}>{text}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  );
}

function Source({ content, labels, locale }: { content: ArticleSource } & Pick<Props, 'labels' | 'locale'>) {
  const { name, href, date, read, facts } = content;
  return (
    <>
      {href ? (
        <a href={href} data-shows-address={textShowsAddress(name, href)}>
          {name}
        </a>
      ) : (
        name
      )}
      {date && (
        <>
          {', '}
          <DateText day={date} locale={locale} />
        </>
      )}
      {read && (
        <>
          {', '}
          <TextWithDate day={read} locale={locale}>
            {labels.undated}
          </TextWithDate>
        </>
      )}
      {facts && unbroken(`: ${facts}`)}
    </>
  );
}
