import { memo } from 'react';
import type { CalculatorContent, CalculatorWords } from '@/content/schemas/calculator';
import { BillTable } from './BillTable';
import type { Result, UsedAssumptions } from '../state/calculation';
import { FigureList } from './FigureList';
import { type Months, MonthsChart } from '../charts/MonthsChart';
import { Detail, Note } from './Detail';
import { PrintedCase } from './PrintedCase';
import { RangesTable } from './RangesTable';
import { YearsChart } from '../charts/YearsChart';
import styles from './Details.module.scss';

interface Props {
  content: CalculatorContent;
  words: CalculatorWords;
  result: Result;
  assumptions: UsedAssumptions;
  from: string;
  months: Months;
}

/** All parts of a result below the main figures. */
export const Details = memo(function Details({ content, words, result, assumptions, from, months }: Props) {
  const [main, ...parts] = content.parts;
  const { outcome } = result;
  return (
    <div className={styles.details}>
      <Detail heading={words.bill.heading} text={words.bill.text} width="whole">
        <BillTable words={words.bill} outcome={outcome} />
      </Detail>
      <RangesTable content={content.ranges} main={main!} words={words} result={result} from={from} />
      <MonthsChart
        words={{ ...words.months, asTable: words.asTable }}
        months={months}
        made={outcome.made}
        use={outcome.use}
      />
      <YearsChart words={{ ...words.years, asTable: words.asTable }} balance={outcome.balance} />
      {parts.map((part) => (
        <Detail heading={part.heading} width="third" key={part.heading}>
          <FigureList part={part} words={words} result={result} assumptions={assumptions} from={from} />
          {part.text && <Note>{part.text}</Note>}
        </Detail>
      ))}
      <PrintedCase content={content} words={words} result={result} assumptions={assumptions} />
    </div>
  );
});
