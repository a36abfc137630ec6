import { Text } from '@/components/ui/Text/Text';
import type { billLines, FigureOf } from '@/content/schemas/article-figures';
import { fill } from '@/lib/content/fill';
import { meteredMonth } from '@/lib/solar/metered-month';
import { wholeRupees } from '@/lib/solar/shown';
import { total } from '@/lib/solar/sun';
import type { FigureProps } from './figure-props';
import styles from './Figures.module.scss';

/** The line of a bill in which each mistake shows. */
const LINE_OF = { 'export-added': 'billed', 'export-missing': 'export', 'carried-missing': 'carried' } as const;

/** The figure of a net-metered bill of one month: its lines, and the wrong total that each mistake leads to. */
export function BillFigure({ content, marks, facts, town, locale }: FigureProps<FigureOf<'bill'>>) {
  const { caption, case: example, columns, lines, wrong } = content;
  const { units, bill, wrong: bills } = meteredMonth(facts, example, town);
  const rupees: Partial<Record<string, number>> = { ...bill, energy: total(bill.energy.map((slab) => slab.rupees)) };
  const month = new Date(Date.UTC(2026, example.month - 1, 15)).toLocaleDateString(locale, {
    month: 'long',
    timeZone: 'UTC',
  });
  const mistakesAt = (line: string) =>
    wrong.flatMap(({ at }, index) => (LINE_OF[at] === line ? <Number key={at}>{index + 1}</Number> : []));
  return (
    <>
      <div className={styles.paper}>
        <table className={styles.table}>
          <caption>
            <p>
              <Text>
                {fill(caption, { bill: wholeRupees(example.bill), load: example.load, kw: example.kw, month })}
              </Text>
              {marks}
            </p>
          </caption>
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
            {LINES.map((line) => (
              <tr className={line === 'total' ? styles.total : undefined} key={line}>
                <th scope="row">
                  {mistakesAt(line)}
                  {lines[line]}
                </th>
                <td>{line in units ? signed(line, units[line as keyof typeof units]) : ''}</td>
                <td>{rupees[line] === undefined ? '' : wholeRupees(rupees[line])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ol className={styles.wrong}>
        {wrong.map(({ at, title, text }, index) => (
          <li key={at}>
            <h3 className={styles.title}>
              <Number>{index + 1}</Number>
              {title}
            </h3>
            <p>
              <Text>{fill(text, { wrong: wholeRupees(bills[at].total), right: wholeRupees(bill.total) })}</Text>
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

const LINES = [
  ...['import', 'export', 'carried', 'billed'],
  ...['energy', 'fixed', 'surcharge', 'duty', 'total'],
] as (typeof billLines)[number][];

const Number = ({ children }: { children: number }) => <span className={styles.number}>{children}</span>;

/** Writes a minus before units that are subtracted. */
const signed = (line: string, units: number) =>
  `${/export|carried/.test(line) && units > 0 ? '−' : ''}${units.toLocaleString('en-IN')}`;
