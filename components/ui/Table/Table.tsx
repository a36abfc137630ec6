import type { ReactNode } from 'react';

interface Props {
  className?: string;
  caption?: ReactNode;
  columns: readonly string[];
  /** The cells of each row. The first one is the row's heading. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table that keeps its columns at every width. For wider tables there is DataTable. */
export function Table({ className, caption, columns, rows }: Props) {
  return (
    <table className={className}>
      {caption && <caption>{caption}</caption>}
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
        {rows.map(([heading, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{heading}</th>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
