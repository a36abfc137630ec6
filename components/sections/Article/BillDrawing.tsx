import { Table } from '@/components/ui/Table/Table';
import { unbroken } from '@/components/ui/Text/unbroken';
import type { billLines, DrawingOf } from '@/content/schemas/article-drawings';
import { monthNames } from '@/lib/dates';
import { fill } from '@/lib/content/fill';
import { meteredMonth } from '@/lib/solar/metered-month';
import { rupeesText, wholeRupees } from '@/lib/solar/format';
import { total } from '@/lib/solar/sun';
import type { DrawingProps } from './drawing-props';
import styles from './Drawings.module.scss';

const LINE_OF = { 'export-added': 'billed', 'export-missing': 'export', 'carried-missing': 'carried' } as const;

export function BillDrawing({ content, marks, facts, town, locale }: DrawingProps<DrawingOf<'bill'>>) {
  const { caption, case: example, columns, lines, wrong } = content;
  const { units, bill, wrong: bills } = meteredMonth(facts, example, town);
  const rupees: Partial<Record<string, number>> = { ...bill, energy: total(bill.energy.map((slab) => slab.rupees)) };
  const month = monthNames(locale, 'long')[example.month - 1]!;
  const mistakesAt = (line: string) =>
    wrong.flatMap(({ at }, index) => (LINE_OF[at] === line ? <Number key={at}>{index + 1}</Number> : []));
  return (
    <>
      <div className={styles.paper}>
        <Table
          className={styles.table}
          caption={
            <p>
              {unbroken(fill(caption, { bill: wholeRupees(example.bill), load: example.load, kw: example.kw, month }))}
              {marks}
            </p>
          }
          columns={columns}
          rows={LINES.map((line) => [
            <>
              {mistakesAt(line)}
              {lines[line]}
            </>,
            line in units ? signed(line, units[line as keyof typeof units]) : '',
            rupees[line] === undefined ? '' : wholeRupees(rupees[line]),
          ])}
        />
      </div>
      <ol className={styles.wrong}>
        {wrong.map(({ at, title, text }, index) => (
          <li key={at}>
            <h3 className={styles.title}>
              <Number>{index + 1}</Number>
              {title}
            </h3>
            <p>{unbroken(fill(text, { wrong: rupeesText(bills[at].total), right: rupeesText(bill.total) }))}</p>
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

const signed = (line: string, units: number) =>
  `${/export|carried/.test(line) && units > 0 ? '−' : ''}${units.toLocaleString('en-IN')}`;
