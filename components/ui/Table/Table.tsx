import type { ReactNode } from 'react';

interface Props {
  className?: string;
  caption?: ReactNode;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  /** Sets roles, because browsers drop the roles of a table if CSS changes its `display`. */
  keepsRoles?: boolean;
}

/** For a table that fits on a phone or has its own styles for phones. DataTable brings such styles for any table. */
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
