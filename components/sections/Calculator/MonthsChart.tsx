import type { CalculatorWords } from '@/content/schemas/calculator';
import { ChartFrame } from './ChartFrame';
import { MonthBars, monthNames } from './MonthBars';
import styles from './Calculator.module.scss';

interface Props {
  words: CalculatorWords['months'] & Pick<CalculatorWords, 'asTable'>;
  locale: string;
  /** kWh made in each month, January first. */
  made: number[];
  /** kWh used in each. */
  use: number;
}

/** What the plant makes in each month as bars, and what is used as a line. */
export function MonthsChart({ words, locale, made, use }: Props) {
  const monthOf = monthNames(locale, 'long');
  return (
    <ChartFrame
      words={words}
      table={{
        columns: [words.month, words.made, words.used],
        rows: made.map((units, index) => [monthOf(index), whole(units), whole(use)]),
      }}
    >
      <MonthBars label={words.caption} locale={locale} values={made} line={use} />
      <ul className={styles.legend}>
        <li className={styles.legendBar}>{words.made}</li>
        <li className={styles.legendLine}>{words.used}</li>
      </ul>
    </ChartFrame>
  );
}

const whole = (number: number) => Math.round(number).toLocaleString('en-IN');
