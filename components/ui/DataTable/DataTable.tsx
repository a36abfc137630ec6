import clsx from 'clsx';
import { unbroken } from '../Text/unbroken';
import { fitOf } from './fit';
import styles from './DataTable.module.scss';

interface Props {
  content: {
    caption: string;
    columns: readonly string[];
    rows: readonly (readonly string[])[];
  };
  look?: 'amounts' | 'texts';
  /** The indices of the columns that phones show below the other columns. */
  second?: readonly number[];
}

/** Sets roles, because browsers drop a table's roles if CSS changes its `display`. */
export function DataTable({ content: { caption, columns, rows }, look = 'amounts', second = [] }: Props) {
  const { from, isTurned } = second.length > 0 ? { from: 20, isTurned: false } : fitOf(columns, rows, look === 'texts');
  const part = (index: number) => second.includes(index) && styles.second;
  const repeatedName = (name: string) => (second.length > 0 ? name : undefined);
  return (
    <div className={clsx(styles.frame, styles[`from${from}`])}>
      <table
        className={clsx(styles.table, styles[look], isTurned && styles.turned, second.length > 0 && styles.split)}
        role="table"
      >
        <caption className={styles.caption}>{caption}</caption>
        <thead className={styles.head} role="rowgroup">
          <tr role="row" data-name={repeatedName(columns[0]!)}>
            {columns.map((column, index) => (
              <th className={clsx(styles.column, part(index))} scope="col" role="columnheader" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body} role="rowgroup">
          {rows.map(([name, ...cells]) => (
            <tr className={styles.row} role="row" data-name={repeatedName(name!)} key={name}>
              <th className={styles.name} scope="row" role="rowheader">
                {unbroken(name!)}
              </th>
              {cells.map((cell, index) => (
                <td
                  className={clsx(styles.cell, part(index + 1))}
                  role="cell"
                  data-column={columns[index + 1]}
                  key={columns[index + 1]}
                >
                  {look === 'texts' ? <span>{unbroken(cell)}</span> : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
