import { DataTable } from '@/components/ui/DataTable/DataTable';
import { DateText } from '@/components/ui/DateText/DateText';
import { Picture } from '@/components/ui/Picture/Picture';
import { unbroken, unbrokenParagraphs } from '@/components/ui/Text/unbroken';
import { Section, type SectionProps } from '../Section/Section';
import styles from './FactsTable.module.scss';

interface Props extends SectionProps<'emiExamplesTable'> {
  dateLabel: string;
  locale: string;
}

export function FactsTable({ content, dateLabel, locale, surface = 'noon' }: Props) {
  const { id, heading, line, table, notes, more, bank, asOf } = content;
  return (
    <Section surface={surface} labelledBy={id} heading={heading} line={line}>
      <div className={styles.table}>
        <DataTable content={table} />
      </div>
      <div className={styles.notes}>
        {unbrokenParagraphs(notes)}
        {more && (
          <p>
            {unbroken(more.text)} <a href={more.link.href}>{more.link.text}</a>
          </p>
        )}
        <p>
          {dateLabel} <DateText day={asOf} locale={locale} />
        </p>
      </div>
      {bank && (
        <div className={styles.bank}>
          <Picture content={bank.logo} sizes="200px" className={styles.logo} />
          <p>{bank.text}</p>
        </div>
      )}
    </Section>
  );
}
