import { Text } from '@/components/ui/Text/Text';
import type { TownPageLabels } from '@/content/schemas/towns';
import { tenths } from '@/lib/solar/town';
import { MonthBars } from '@/components/ui/Chart/MonthBars';
import { monthNames } from '@/lib/month-names';
import { Section } from '../Section/Section';
import styles from './Town.module.scss';

interface Props {
  content: readonly string[];
  labels: TownPageLabels['sun'];
  /** The units that 1 kW makes on a day of each month, from January on. */
  days: readonly number[];
  locale: string;
}

/** The sunshine of a town, month by month, as a chart and as a table. */
export function TownSun({ content, labels: { heading, caption, columns }, days, locale }: Props) {
  const months = monthNames(locale, 'long');
  return (
    <Section surface="sky" labelledBy="sun">
      <h2 id="sun">{heading}</h2>
      <div className={styles.columns}>
        <div>
          <p>{caption}</p>
          <MonthBars label={caption} initials={monthNames(locale, 'narrow')} values={days} />
          <div className={styles.text}>
            {content.map((paragraph) => (
              <p key={paragraph}>
                <Text>{paragraph}</Text>
              </p>
            ))}
          </div>
        </div>
        <table className={styles.months}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((units, month) => (
              <tr key={month}>
                <th scope="row">{months[month]}</th>
                <td>{tenths(units)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
