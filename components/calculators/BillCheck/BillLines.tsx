import { Table } from '@/components/ui/Table/Table';
import type { BillCheckContent } from '@/content/schemas/bill-check';
import { unitsText, wholeRupees } from '@/lib/solar/format';
import type { BillOutcome } from '@/lib/solar/bill-check';
import { Detail } from '../results/Detail';
import { FigureOutput } from '../results/FigureList';
import styles from '../results/ResultTable.module.scss';
import type { ResultProps } from '../state/calculation';

interface Props extends ResultProps<BillOutcome> {
  content: BillCheckContent['bill'];
}

const subtracted = (units: number) => `${units > 0 ? '−' : ''}${unitsText(units)}`;

export function BillLines({ content, labels, result: { outcome }, from }: Props) {
  const { printed, carried, due, bill, figures } = outcome;
  const inRupees = (line: string, name: keyof typeof figures) => [
    line,
    '',
    <FigureOutput name={name} figure={figures[name]} labels={labels} from={from} key={name} />,
  ];
  return (
    <Detail heading={content.heading} text={content.text} width="whole">
      <Table
        className={styles.table}
        keepsRoles
        caption={content.caption}
        columns={content.columns}
        rows={[
          [content.import, unitsText(printed.import), ''],
          [content.export, subtracted(printed.export), ''],
          [content.carried, subtracted(carried), ''],
          [<strong key="due">{content.due}</strong>, unitsText(due), ''],
          inRupees(content.energy, 'energy'),
          inRupees(content.fixed, 'fixed'),
          inRupees(content.surcharge, 'surcharge-amount'),
          inRupees(content.duty, 'duty'),
          [<strong key="total">{content.total}</strong>, '', wholeRupees(bill.total)],
          inRupees(content.paidOut, 'paid-out'),
        ]}
      />
    </Detail>
  );
}
