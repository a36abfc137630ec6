import styles from './Calculator.module.scss';

interface Props {
  /** What the chart shows, for whoever does not see it. */
  label: string;
  locale: string;
  /** A value for each month, January first. */
  values: readonly number[];
  /** A value that all months are compared with, as a line across the bars. */
  line?: number;
}

const WIDTH = 360;
const HEIGHT = 200;
const LEFT = 46;
const BOTTOM = 22;
const TOP = 8;

/** Twelve months as bars. */
export function MonthBars({ label, locale, values, line }: Props) {
  const monthOf = monthNames(locale, 'narrow');
  const { ticks, top } = scaleTo(Math.max(line ?? 0, ...values));
  const y = (units: number) => tenth(TOP + (HEIGHT - TOP - BOTTOM) * (1 - units / top));
  const step = tenth((WIDTH - LEFT) / values.length);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={styles.grid} x1={LEFT} x2={WIDTH} y1={y(tick)} y2={y(tick)} />
          <text className={styles.axis} x={LEFT - 5} y={y(tick) + 4} textAnchor="end">
            {tick.toLocaleString('en-IN')}
          </text>
        </g>
      ))}
      {values.map((units, index) => (
        <g key={index}>
          <rect
            className={styles.bar}
            x={tenth(LEFT + step * index + 3)}
            width={tenth(step - 6)}
            y={y(units)}
            height={tenth(Math.max(0, y(0) - y(units)))}
          />
          <text className={styles.axis} x={tenth(LEFT + step * (index + 0.5))} y={HEIGHT - 6} textAnchor="middle">
            {monthOf(index)}
          </text>
        </g>
      ))}
      {line !== undefined && <line className={styles.use} x1={LEFT} x2={WIDTH} y1={y(line)} y2={y(line)} />}
    </svg>
  );
}

/** To a tenth of a pixel of the drawing: more digits are weight alone. */
const tenth = (number: number) => Math.round(number * 10) / 10;

/** The names of the months in a language, by their index from January. */
export function monthNames(locale: string, month: 'narrow' | 'long'): (index: number) => string {
  const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
  return (index) => format.format(Date.UTC(2026, index, 15));
}

/** Round ticks from zero, at most five, and the end of the axis. */
function scaleTo(most: number): { ticks: number[]; top: number } {
  const rough = most / 4;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * size).find((each) => each >= rough)!;
  const count = Math.ceil(most / step);
  return { ticks: Array.from({ length: count + 1 }, (_, index) => index * step), top: count * step };
}
