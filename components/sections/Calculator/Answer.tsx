import clsx from 'clsx';
import { memo } from 'react';
import type { CalculatorContent, CalculatorWords } from '@/content/schemas/calculator';
import { BillTable } from './BillTable';
import { type Months, MonthsChart } from './MonthsChart';
import { Part } from './Part';
import { PrintedCase } from './PrintedCase';
import { RangesTable } from './RangesTable';
import { YearsChart } from './YearsChart';
import type { AssumedFigure, Result } from './result';
import styles from './Calculator.module.scss';

interface Props {
  content: CalculatorContent;
  words: CalculatorWords;
  result: Result;
  figures: Record<string, AssumedFigure>;
  from: string;
  months: Months;
}

/** Everything that is answered besides the main figures. */
export const Answer = memo(function Answer({ content, words, result, figures, from, months }: Props) {
  const [main, ...parts] = content.parts;
  const { outcome } = result;
  return (
    <div className={styles.parts}>
      <div className={clsx(styles.part, styles.whole)}>
        <h3 className={styles.partHeading}>{words.bill.heading}</h3>
        <p className={styles.note}>{words.bill.text}</p>
        <BillTable words={words.bill} outcome={outcome} />
      </div>
      <RangesTable content={content.ranges} main={main!} words={words} result={result} from={from} />
      <MonthsChart
        words={{ ...words.months, asTable: words.asTable }}
        months={months}
        made={outcome.made}
        use={outcome.use}
      />
      <YearsChart words={{ ...words.years, asTable: words.asTable }} balance={outcome.balance} />
      {parts.map((part) => (
        <div className={clsx(styles.part, styles.list)} key={part.heading}>
          <h3 className={styles.partHeading}>{part.heading}</h3>
          <Part part={part} words={words} result={result} figures={figures} from={from} />
          {part.text && <p className={styles.note}>{part.text}</p>}
        </div>
      ))}
      <PrintedCase content={content} words={words} result={result} figures={figures} />
    </div>
  );
});
