import { unbrokenParagraphs } from '@/components/ui/Text/unbroken';
import type { SourceListContent } from '@/lib/content/parts';
import { dayInWords } from '@/lib/dates';
import { textShowsAddress } from '@/lib/text-shows-address';
import { Section } from '../Section/Section';
import styles from './Sources.module.scss';

interface Props {
  content: SourceListContent;
  paragraphs?: readonly string[];
  site: { interface: { sources: string }; language: { locale: string } };
}

export function Sources({ content, paragraphs = [], site }: Props) {
  return (
    <Section surface="noon" labelledBy="sources" heading={site.interface.sources}>
      <div className={styles.text}>
        {unbrokenParagraphs(paragraphs)}
        <ul>
          {content.map(({ name, href, date, facts }) => (
            <li key={name + facts}>
              {href && (
                <a href={href} data-shows-address={textShowsAddress(name, href)}>
                  {name}
                </a>
              )}
              {`${href ? '' : name}, ${dayInWords(date, site.language.locale)}: ${facts}`}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
