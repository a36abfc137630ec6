import { DateText } from '@/components/ui/DateText/DateText';
import { Words } from '@/components/ui/Words/Words';
import type { SchemeRuleContent } from '@/content/schemas/subsidies';
import { Section } from '../Section/Section';
import styles from './SchemeRule.module.scss';

interface Props {
  content: SchemeRuleContent;
  /** The words before the date of the figures, such as "As of". */
  asOfLabel: string;
  /** The language in which dates are written, for example `en-IN`. */
  locale: string;
}

/** The section that explains how the scheme's subsidy is calculated, in one sentence whose figures stand out. */
export function SchemeRule({ content: { heading, text, rule, note, asOf }, asOfLabel, locale }: Props) {
  return (
    <Section surface="sky" labelledBy="scheme-rule">
      <h2 id="scheme-rule">{heading}</h2>
      <p className={styles.text}>
        <Words>{text}</Words>
      </p>
      <p className={styles.rule}>
        {rule.map((piece, index) =>
          typeof piece === 'string' ? (
            <Words key={index}>{piece}</Words>
          ) : (
            <strong className={styles.figure} key={index}>
              <Words>{piece.figure}</Words>
            </strong>
          ),
        )}
      </p>
      <p className={styles.note}>
        <Words>{note}</Words> {asOfLabel} <DateText day={asOf} locale={locale} />
      </p>
    </Section>
  );
}
