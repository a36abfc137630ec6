import { DateText } from '@/components/ui/DateText/DateText';
import { Text } from '@/components/ui/Text/Text';
import type { SchemeRuleContent } from '@/content/schemas/subsidies';
import { Section } from '../Section/Section';
import styles from './SchemeRule.module.scss';

interface Props {
  content: SchemeRuleContent;
  /** The words before the date of the facts, such as "As of". */
  asOfLabel: string;
  /** The language in which dates are written, for example `en-IN`. */
  locale: string;
}

/** The section that explains how the scheme's subsidy is calculated, in one sentence whose numbers stand out. */
export function SchemeRule({ content: { heading, text, rule, note, asOf }, asOfLabel, locale }: Props) {
  return (
    <Section surface="sky" labelledBy="scheme-rule" heading={heading}>
      <p className={styles.text}>
        <Text>{text}</Text>
      </p>
      <p className={styles.rule}>
        {rule.map((piece, index) =>
          typeof piece === 'string' ? (
            <Text key={index}>{piece}</Text>
          ) : (
            <strong className={styles.strong} key={index}>
              <Text>{piece.strong}</Text>
            </strong>
          ),
        )}
      </p>
      <p className={styles.note}>
        <Text>{note}</Text> {asOfLabel} <DateText day={asOf} locale={locale} />
      </p>
    </Section>
  );
}
