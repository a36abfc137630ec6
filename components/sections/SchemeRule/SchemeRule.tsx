import { DateText } from '@/components/ui/DateText/DateText';
import type { SchemeRuleContent } from '@/content/schemas/subsidies';
import { Section } from '../Section/Section';
import styles from './SchemeRule.module.scss';

interface Props {
  content: SchemeRuleContent;
  /** What goes before the day that the figures stand for. */
  asOfLabel: string;
}

/** How the scheme reckons: two shares and a cap. */
export function SchemeRule({ content: { heading, text, parts, note, asOf }, asOfLabel }: Props) {
  return (
    <Section surface="sky" labelledBy="scheme-rule">
      <h2 id="scheme-rule">{heading}</h2>
      <p className={styles.text}>{text}</p>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li className={styles.part} key={part.figure}>
            <strong className={styles.figure}>{part.figure}</strong>
            {part.text}
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {note} {asOfLabel} <DateText day={asOf} />
      </p>
    </Section>
  );
}
