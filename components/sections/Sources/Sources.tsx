import { unbroken } from '@/components/ui/Text/unbroken';
import type { SourceListContent } from '@/lib/content/parts';
import { dayInWords } from '@/lib/dates';
import { textShowsAddress } from '@/lib/text-shows-address';
import { Section } from '../Section/Section';
import styles from './Sources.module.scss';

interface Props {
  content: SourceListContent;
  heading: string;
  paragraphs?: readonly string[];
  locale: string;
}

export function Sources({ content, heading, paragraphs = [], locale }: Props) {
  return (
    <Section surface="noon" labelledBy="sources" heading={heading}>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{unbroken(paragraph)}</p>
        ))}
        <ul>
          {content.map(({ name, href, date, facts }) => (
            <li key={name + facts}>
              {href && (
                <a href={href} data-shows-address={textShowsAddress(name, href)}>
                  {name}
                </a>
              )}
              {`${href ? '' : name}, ${dayInWords(date, locale)}: ${facts}`}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
