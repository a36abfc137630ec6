import type { ReactNode } from 'react';
import styles from './Calculator.module.scss';

interface Props {
  words: { heading: string; text: string; caption: string; unit: string; asTable: string };
  table: { columns: string[]; rows: string[][] };
  children: ReactNode;
}

/** A chart under its heading, and the same figures as a table to open. */
export function ChartFrame({ words, table, children }: Props) {
  return (
    <div className={styles.part}>
      <h3 className={styles.partHeading}>{words.heading}</h3>
      <p className={styles.note}>{words.text}</p>
      <figure className={styles.figure}>
        <p className={styles.axisName}>{words.unit}</p>
        {children}
      </figure>
      <details className={styles.asTable}>
        <summary>{words.asTable}</summary>
        <table className={styles.bill}>
          <caption>
            {words.caption}: {words.unit}
          </caption>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
