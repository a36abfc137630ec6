import clsx from 'clsx';
import { unbroken } from '../Text/unbroken';
import styles from './DataTable.module.scss';

interface Props {
  content: {
    caption: string;
    columns: readonly string[];
    /** The rows of the table. Each has as many cells as there are columns. */
    rows: readonly (readonly string[])[];
  };
  /** On a phone: a card for each row, or plain lines for long tables of words. */
  look?: 'cards' | 'lines';
}

/**
 * A table. On a phone its cells are one below the other, each beside the name of its column. The roles are written out
 * because browsers drop the roles of a table that CSS lays out differently.
 * https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
export function DataTable({ content: { caption, columns, rows }, look = 'cards' }: Props) {
  return (
    <div className={styles.frame}>
      <table className={clsx(styles.table, styles[look])} role="table">
        <caption className={styles.caption}>{caption}</caption>
        <thead className={styles.head} role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th className={styles.column} scope="col" role="columnheader" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body} role="rowgroup">
          {rows.map(([name, ...cells]) => (
            <tr className={styles.row} role="row" key={name}>
              <th className={styles.name} scope="row" role="rowheader">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td className={styles.cell} role="cell" data-column={columns[index + 1]} key={columns[index + 1]}>
                  <span>{unbroken(cell)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
