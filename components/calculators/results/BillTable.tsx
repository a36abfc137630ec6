import { fill } from '@/lib/content/fill';
import type { CalculatorLabels } from '@/content/schemas/calculator';
import type { Outcome } from '@/lib/solar/outcome';
import { wholeRupees } from '@/lib/solar/format';
import { total } from '@/lib/solar/sun';
import type { Bill } from '@/lib/solar/tariff';
import styles from './ResultTable.module.scss';

/** The roles are written out because browsers drop the roles of a table that CSS lays out differently. */
export function BillTable({ labels, outcome }: { labels: CalculatorLabels['bill']; outcome: Outcome }) {
  const { before, after, paid } = outcome;
  const rates = [...new Set(before.energy.map(({ rate }) => rate))];
  const inSlab = (bill: Bill, rate: number) =>
    total(bill.energy.flatMap((slab) => (slab.rate === rate ? [slab.rupees] : [])));
  const lines: [string, number, number][] = [
    ...rates.map((rate): [string, number, number] => [
      fill(labels.slab, { rate: rate.toFixed(2) }),
      inSlab(before, rate),
      inSlab(after, rate),
    ]),
    [labels.fixed, before.fixed, after.fixed],
    [labels.surcharge, before.surcharge, after.surcharge],
    [labels.duty, before.duty, after.duty],
    ...(paid >= 5 ? [[labels.paid, 0, -paid] satisfies [string, number, number]] : []),
  ];
  return (
    <table className={styles.table} role="table">
      <caption>{labels.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {labels.columns.map((column) => (
            <th scope="col" role="columnheader" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {lines.map(([line, was, is]) => (
          <tr role="row" key={line}>
            <th scope="row" role="rowheader">
              {line}
            </th>
            <td role="cell">{wholeRupees(was)}</td>
            <td role="cell">{wholeRupees(is)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot role="rowgroup">
        <tr role="row">
          <th scope="row" role="rowheader">
            {labels.total}
          </th>
          <td role="cell">{wholeRupees(before.total)}</td>
          <td role="cell">{wholeRupees(after.total - paid)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
