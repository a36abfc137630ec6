import { DateText } from '@/components/ui/DateText/DateText';
import type { SchemeRuleContent } from '@/content/schemas/subsidies';
import { Section } from '../Section/Section';
import styles from './SchemeRule.module.scss';

interface Props {
  content: SchemeRuleContent;
  /** What goes before the day that the figures stand for. */
  asOfLabel: string;
}

/** How the scheme's subsidy is worked out, in one sentence whose figures stand out. */
export function SchemeRule({ content: { heading, text, rule, note, asOf }, asOfLabel }: Props) {
  return (
    <Section surface="sky" labelledBy="scheme-rule">
      <h2 id="scheme-rule">{heading}</h2>
      <p className={styles.text}>{text}</p>
      <p className={styles.rule}>
        {rule.map((piece, index) =>
          typeof piece === 'string' ? piece : (
            <strong className={styles.figure} key={index}>
              {piece.figure}
            </strong>
          ),
        )}
      </p>
      <p className={styles.note}>
        {note} {asOfLabel} <DateText day={asOf} />
      </p>
    </Section>
  );
}
