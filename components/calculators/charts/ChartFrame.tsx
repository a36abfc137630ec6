import type { ReactNode } from 'react';
import { Table } from '@/components/ui/Table/Table';
import { Detail } from '../results/Detail';
import styles from '@/components/ui/Chart/Chart.module.scss';
import table from '../results/ResultTable.module.scss';

interface Props {
  labels: { heading: string; text: string; caption: string; unit: string; asTable: string };
  columns: string[];
  rows: string[][];
  children: ReactNode;
}

export function ChartFrame({ labels, columns, rows, children }: Props) {
  return (
    <Detail heading={labels.heading} text={labels.text}>
      <figure className={styles.figure}>
        <p className={styles.axisName}>{labels.unit}</p>
        {children}
      </figure>
      <details className={styles.asTable}>
        <summary>{labels.asTable}</summary>
        <Table
          className={table.table}
          keepsRoles
          caption={`${labels.caption}: ${labels.unit}`}
          columns={columns}
          rows={rows}
        />
      </details>
    </Detail>
  );
}
