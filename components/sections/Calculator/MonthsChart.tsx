import type { CalculatorWords } from '@/content/schemas/calculator';
import { ChartFrame } from './ChartFrame';
import styles from './Calculator.module.scss';

interface Props {
  words: CalculatorWords['months'] & Pick<CalculatorWords, 'asTable'>;
  locale: string;
  /** kWh made in each month, January first. */
  made: number[];
  /** kWh used in each. */
  use: number;
}

const WIDTH = 360;
const HEIGHT = 200;
const LEFT = 46;
const BOTTOM = 22;
const TOP = 8;

/** What the plant makes in each month as bars, and what is used as a line. */
export function MonthsChart({ words, locale, made, use }: Props) {
  const short = new Intl.DateTimeFormat(locale, { month: 'narrow', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const monthOf = (format: Intl.DateTimeFormat, index: number) => format.format(Date.UTC(2026, index, 15));
  const { ticks, top } = scaleTo(Math.max(use, ...made));
  const y = (units: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - units / top);
  const step = (WIDTH - LEFT) / made.length;
  return (
    <ChartFrame
      words={words}
      table={{
        columns: [words.month, words.made, words.used],
        rows: made.map((units, index) => [monthOf(long, index), whole(units), whole(use)]),
      }}
    >
      <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.caption}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line className={styles.grid} x1={LEFT} x2={WIDTH} y1={y(tick)} y2={y(tick)} />
            <text className={styles.axis} x={LEFT - 5} y={y(tick) + 4} textAnchor="end">
              {whole(tick)}
            </text>
          </g>
        ))}
        {made.map((units, index) => (
          <g key={index}>
            <rect
              className={styles.bar}
              x={LEFT + step * index + 3}
              width={step - 6}
              y={y(units)}
              height={Math.max(0, y(0) - y(units))}
            />
            <text className={styles.axis} x={LEFT + step * (index + 0.5)} y={HEIGHT - 6} textAnchor="middle">
              {monthOf(short, index)}
            </text>
          </g>
        ))}
        <line className={styles.use} x1={LEFT} x2={WIDTH} y1={y(use)} y2={y(use)} />
      </svg>
      <ul className={styles.legend}>
        <li className={styles.legendBar}>{words.made}</li>
        <li className={styles.legendLine}>{words.used}</li>
      </ul>
    </ChartFrame>
  );
}

const whole = (number: number) => Math.round(number).toLocaleString('en-IN');

/** Round ticks from zero, at most five, and the end of the axis. */
function scaleTo(most: number): { ticks: number[]; top: number } {
  const rough = most / 4;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * size).find((each) => each >= rough)!;
  const count = Math.ceil(most / step);
  return { ticks: Array.from({ length: count + 1 }, (_, index) => index * step), top: count * step };
}
