import type { BillCheckContent } from '@/content/schemas/bill-check';
import { wholeRupees } from '@/lib/solar/format';
import type { BillOutcome } from '@/lib/solar/bill-check';
import { Detail } from '../results/Detail';
import { FigureOutput } from '../results/FigureList';
import styles from '../results/ResultTable.module.scss';
import type { ResultProps } from '../state/calculation';
import { unitsText } from './bill-check-tool';

interface Props extends Omit<ResultProps<BillOutcome>, 'assumptions'> {
  content: BillCheckContent['bill'];
}

const subtracted = (units: number) => `${units > 0 ? '−' : ''}${unitsText(units)}`;

/**
 * The bill as it should be, line by line: first units, then rupees. The roles are written out because browsers drop the
 * roles of a table that CSS lays out differently.
 */
export function BillLines({ content, labels, result: { outcome }, from }: Props) {
  const { printed, due, bill, figures } = outcome;
  const carried = printed.month === 4 ? 0 : printed.carried;
  const figure = (name: keyof typeof figures) => (
    <FigureOutput name={name} figure={figures[name]} labels={labels} from={from} />
  );
  const rows = [
    [content.import, unitsText(printed.import)],
    [content.export, subtracted(printed.export)],
    [content.carried, subtracted(carried)],
    [content.due, unitsText(due)],
    [content.energy, '', figure('energy')],
    [content.fixed, '', figure('fixed')],
    [content.surcharge, '', figure('surcharge-amount')],
    [content.duty, '', figure('duty')],
    [content.total, '', wholeRupees(bill.total)],
    [content.paidOut, '', figure('paid-out')],
  ] as const;
  return (
    <Detail heading={content.heading} text={content.text} width="whole">
      <table className={styles.table} role="table">
        <caption>{content.caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {content.columns.map((column) => (
              <th scope="col" role="columnheader" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([line, units, rupees]) => (
            <tr
              role="row"
              className={line === content.due || line === content.total ? styles.sum : undefined}
              key={line}
            >
              <th scope="row" role="rowheader">
                {line}
              </th>
              <td role="cell">{units}</td>
              <td role="cell">{rupees}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Detail>
  );
}
