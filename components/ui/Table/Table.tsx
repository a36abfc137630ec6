import type { ReactNode } from 'react';

interface Props {
  className?: string;
  caption?: ReactNode;
  columns: readonly string[];
  /** The cells of each row. The first one is the row's heading. */
  rows: readonly (readonly ReactNode[])[];
  /** Whether the roles are written out, because browsers drop those of a table that CSS lays out differently. */
  keepsRoles?: boolean;
}

/** A table that keeps its columns at every usual width. For wider tables there is DataTable. */
export function Table({ className, caption, columns, rows, keepsRoles }: Props) {
  const role = (name: string) => (keepsRoles ? name : undefined);
  return (
    <table className={className} role={role('table')}>
      {caption && <caption>{caption}</caption>}
      <thead role={role('rowgroup')}>
        <tr role={role('row')}>
          {columns.map((heading, column) => (
            <th scope="col" role={role('columnheader')} key={column}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role={role('rowgroup')}>
        {rows.map(([heading, ...cells], row) => (
          <tr role={role('row')} key={row}>
            <th scope="row" role={role('rowheader')}>
              {heading}
            </th>
            {cells.map((cell, column) => (
              <td role={role('cell')} key={column}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
