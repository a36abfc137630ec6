import { memo } from 'react';
import type { CalculatorContent, CalculatorLabels } from '@/content/schemas/calculator';
import { BillTable } from './BillTable';
import type { Result, UsedAssumptions } from '../state/calculation';
import { FigureList } from './FigureList';
import { type Months, MonthsChart } from '../charts/MonthsChart';
import { Detail, DetailText } from './Detail';
import { PrintedCase } from './PrintedCase';
import { RangesTable } from './RangesTable';
import { YearsChart } from '../charts/YearsChart';
import styles from './Details.module.scss';

interface Props {
  content: CalculatorContent;
  labels: CalculatorLabels;
  result: Result;
  assumptions: UsedAssumptions;
  from: string;
  months: Months;
}

export const Details = memo(function Details({ content, labels, result, assumptions, from, months }: Props) {
  const [main, ...parts] = content.parts;
  const { outcome } = result;
  return (
    <div className={styles.details}>
      <Detail heading={labels.bill.heading} text={labels.bill.text} width="whole">
        <BillTable labels={labels.bill} outcome={outcome} />
      </Detail>
      <RangesTable content={content.ranges} main={main!} labels={labels} result={result} from={from} />
      <MonthsChart
        labels={{ ...labels.months, asTable: labels.asTable }}
        months={months}
        made={outcome.made}
        use={outcome.use}
      />
      <YearsChart labels={{ ...labels.years, asTable: labels.asTable }} balance={outcome.balance} />
      {parts.map((part) => (
        <Detail heading={part.heading} width="third" key={part.heading}>
          <FigureList part={part} labels={labels} result={result} assumptions={assumptions} from={from} />
          {part.text && <DetailText>{part.text}</DetailText>}
        </Detail>
      ))}
      <PrintedCase content={content} labels={labels} result={result} assumptions={assumptions} />
    </div>
  );
});
