import type { ReactNode } from 'react';

interface Props {
  className?: string;
  caption?: ReactNode;
  columns: readonly string[];
  /** The cells of each row. The first one is the row's heading. */
  rows: readonly (readonly ReactNode[])[];
}

/**
 * A table that keeps its columns at every usual width. For wider tables there is DataTable. The roles are written out
 * because browsers drop the roles of a table that CSS lays out differently.
 */
export function Table({ className, caption, columns, rows }: Props) {
  return (
    <table className={className} role="table">
      {caption && <caption>{caption}</caption>}
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th scope="col" role="columnheader" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([heading, ...cells], row) => (
          <tr role="row" key={row}>
            <th scope="row" role="rowheader">
              {heading}
            </th>
            {cells.map((cell, column) => (
              <td role="cell" key={column}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
