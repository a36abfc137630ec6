import type { ReactNode } from 'react';
import { Table } from '@/components/ui/Table/Table';
import { fill } from '@/lib/content/fill';
import type { CalculatorLabels } from '@/content/schemas/calculator';
import type { Outcome } from '@/lib/solar/outcome';
import { wholeRupees } from '@/lib/solar/format';
import { total } from '@/lib/solar/sun';
import type { Bill } from '@/lib/solar/tariff';
import styles from './ResultTable.module.scss';

export function BillTable({ labels, outcome }: { labels: CalculatorLabels['bill']; outcome: Outcome }) {
  const { before, after, paid } = outcome;
  const rates = [...new Set(before.energy.map(({ rate }) => rate))];
  const inSlab = (bill: Bill, rate: number) =>
    total(bill.energy.flatMap((slab) => (slab.rate === rate ? [slab.rupees] : [])));
  const row = (name: ReactNode, was: number, is: number) => [name, wholeRupees(was), wholeRupees(is)];
  return (
    <Table
      className={styles.table}
      keepsRoles
      caption={labels.caption}
      columns={labels.columns}
      rows={[
        ...rates.map((rate) =>
          row(fill(labels.slab, { rate: rate.toFixed(2) }), inSlab(before, rate), inSlab(after, rate)),
        ),
        row(labels.fixed, before.fixed, after.fixed),
        row(labels.surcharge, before.surcharge, after.surcharge),
        row(labels.duty, before.duty, after.duty),
        ...(paid >= 5 ? [row(labels.paid, 0, -paid)] : []),
        row(<strong>{labels.total}</strong>, before.total, after.total - paid),
      ]}
    />
  );
}
