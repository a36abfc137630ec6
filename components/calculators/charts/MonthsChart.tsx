import type { CalculatorLabels } from '@/content/schemas/calculator';
import { ChartFrame } from './ChartFrame';
import { MonthBars } from '@/components/ui/Chart/MonthBars';
import styles from '@/components/ui/Chart/Chart.module.scss';

export interface Months {
  names: readonly string[];
  initials: readonly string[];
}

interface Props {
  labels: CalculatorLabels['months'] & Pick<CalculatorLabels, 'asTable'>;
  months: Months;
  made: number[];
  use: number;
}

export function MonthsChart({ labels, months: { names, initials }, made, use }: Props) {
  return (
    <ChartFrame
      labels={labels}
      columns={[labels.month, labels.made, labels.used]}
      rows={made.map((units, index) => [names[index]!, wholeUnits(units), wholeUnits(use)])}
    >
      <MonthBars label={labels.caption} initials={initials} values={made} line={use} />
      <ul className={styles.legend}>
        <li className={styles.legendBar}>{labels.made}</li>
        <li className={styles.legendLine}>{labels.used}</li>
      </ul>
    </ChartFrame>
  );
}

const wholeUnits = (number: number) => Math.round(number).toLocaleString('en-IN');
