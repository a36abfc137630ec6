import clsx from 'clsx';
import { unbroken } from '../Text/unbroken';
import { fitOf } from './fit';
import styles from './DataTable.module.scss';

interface Props {
  content: {
    caption: string;
    columns: readonly string[];
    /** The rows of the table. Each has as many cells as there are columns. */
    rows: readonly (readonly string[])[];
  };
  /** Whether the cells have amounts, which stay on one line, or texts. */
  look?: 'amounts' | 'texts';
  /** The indices of the columns that are a second table below the first one on phones. */
  second?: readonly number[];
}

/**
 * A table. On phones its cells are close together. Where the columns do not fit even so, it is a list, in which each
 * cell is beside the name of its column. The roles are written out because browsers drop the roles of a table that CSS
 * lays out differently.
 * https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
export function DataTable({ content: { caption, columns, rows }, look = 'amounts', second = [] }: Props) {
  const { from, isTurned } = second.length > 0 ? { from: 20, isTurned: false } : fitOf(columns, rows, look === 'texts');
  const part = (index: number) => second.includes(index) && styles.second;
  // Returns the name of a row if the second table has to repeat it.
  const again = (name: string) => (second.length > 0 ? name : undefined);
  return (
    <div className={clsx(styles.frame, styles[`from${from}`])}>
      <table
        className={clsx(styles.table, styles[look], isTurned && styles.turned, second.length > 0 && styles.split)}
        role="table"
      >
        <caption className={styles.caption}>{caption}</caption>
        <thead className={styles.head} role="rowgroup">
          <tr role="row" data-name={again(columns[0]!)}>
            {columns.map((column, index) => (
              <th className={clsx(styles.column, part(index))} scope="col" role="columnheader" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body} role="rowgroup">
          {rows.map(([name, ...cells]) => (
            <tr className={styles.row} role="row" data-name={again(name!)} key={name}>
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
