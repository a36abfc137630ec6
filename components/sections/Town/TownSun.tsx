import { Table } from '@/components/ui/Table/Table';
import { unbrokenParagraphs } from '@/components/ui/Text/unbroken';
import type { TownPageLabels } from '@/content/schemas/towns';
import { tenths } from '@/lib/solar/town';
import { MonthBars } from '@/components/ui/Chart/MonthBars';
import { monthNames } from '@/lib/dates';
import { Section } from '../Section/Section';
import styles from './Town.module.scss';

interface Props {
  content: readonly string[];
  labels: TownPageLabels['sun'];
  /** The units that 1 kW makes on a day of each month, from January on. */
  days: readonly number[];
  locale: string;
}

export function TownSun({ content, labels: { heading, caption, columns }, days, locale }: Props) {
  const months = monthNames(locale, 'long');
  return (
    <Section surface="sky" labelledBy="sun" heading={heading}>
      <div className={styles.columns}>
        <div>
          <p>{caption}</p>
          <MonthBars label={caption} initials={monthNames(locale, 'narrow')} values={days} />
          <div className={styles.text}>{unbrokenParagraphs(content)}</div>
        </div>
        <Table
          className={styles.months}
          caption={caption}
          columns={columns}
          rows={days.map((units, month) => [months[month], tenths(units)])}
        />
      </div>
    </Section>
  );
}
