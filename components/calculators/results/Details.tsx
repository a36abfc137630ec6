import { memo } from 'react';
import type { CalculatorContent } from '@/content/schemas/calculator';
import { BillTable } from './BillTable';
import type { ResultProps } from '../state/calculation';
import { type Months, MonthsChart } from '../charts/MonthsChart';
import { Detail, DetailText } from './Detail';
import { RangesTable } from './RangesTable';
import { SolarFigures } from './SolarFigures';
import { YearsChart } from '../charts/YearsChart';
import styles from './Details.module.scss';

interface Props extends ResultProps {
  content: CalculatorContent;
  months: Months;
}

export const Details = memo(function Details({ content, months, ...shown }: Props) {
  const [main, ...parts] = content.parts;
  const { labels, result } = shown;
  const { outcome } = result;
  return (
    <>
      <Detail heading={labels.bill.heading} text={labels.bill.text} width="whole">
        <BillTable labels={labels.bill} outcome={outcome} />
        {content.afterBill && (
          <p className={styles.afterBill}>
            <a href={content.afterBill.href}>{content.afterBill.text}</a>
          </p>
        )}
      </Detail>
      <RangesTable content={content.ranges} main={main!} {...shown} />
      <MonthsChart
        labels={{ ...labels.months, asTable: labels.asTable }}
        months={months}
        made={outcome.made}
        use={outcome.use}
      />
      <YearsChart labels={{ ...labels.years, asTable: labels.asTable }} balance={outcome.balance} />
      {parts.map((part) => (
        <Detail heading={part.heading} width="third" key={part.heading}>
          <SolarFigures part={part} {...shown} />
          {part.text && <DetailText>{part.text}</DetailText>}
        </Detail>
      ))}
    </>
  );
});
