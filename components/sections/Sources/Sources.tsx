import { DateText } from '@/components/ui/DateText/DateText';
import { Words } from '@/components/ui/Words/Words';
import type { SourcesContent } from '@/content/schemas/subsidies';
import { textShowsAddress } from '@/lib/text-shows-address';
import { Section } from '../Section/Section';
import styles from './Sources.module.scss';

interface Props {
  content: SourcesContent;
  /** The words before the date of the last update. */
  asOfLabel: string;
  /** The language in which dates are written, for example `en-IN`. */
  locale: string;
}

/** The section on sources: where the figures come from, that this is no government site, and where to check them. */
export function Sources({ content: { heading, paragraphs, portal, asOf }, asOfLabel, locale }: Props) {
  return (
    <Section surface="noon" labelledBy="sources">
      <h2 id="sources">
        <Words>{heading}</Words>
      </h2>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Words>{paragraph}</Words>
          </p>
        ))}
        <p>
          {portal.text}{' '}
          <a
            className={styles.portal}
            href={portal.link.href}
            data-shows-address={textShowsAddress(portal.link.text, portal.link.href)}
          >
            {portal.link.text}
          </a>
        </p>
        <p>
          {asOfLabel} <DateText day={asOf} locale={locale} />
        </p>
      </div>
    </Section>
  );
}
