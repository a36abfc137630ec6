import { DateText } from '@/components/ui/DateText/DateText';
import { unbroken } from '@/components/ui/Text/unbroken';
import { type ContentOf, Section } from '../Section/Section';
import styles from './SchemeRule.module.scss';

interface Props {
  content: ContentOf<'schemeRule'>;
  dateLabel: string;
  locale: string;
}

export function SchemeRule({ content: { heading, text, rule, note, asOf }, dateLabel, locale }: Props) {
  return (
    <Section surface="sky" labelledBy="scheme-rule" heading={heading}>
      <p className={styles.text}>{unbroken(text)}</p>
      <p className={styles.rule}>
        {rule.map((piece, index) =>
          typeof piece === 'string' ? (
            unbroken(piece)
          ) : (
            <strong className={styles.strong} key={index}>
              {unbroken(piece.strong)}
            </strong>
          ),
        )}
      </p>
      <p className={styles.note}>
        {unbroken(note)} {dateLabel} <DateText day={asOf} locale={locale} />
      </p>
    </Section>
  );
}
