import { roundScale } from './round-scale';
import styles from './Chart.module.scss';

interface Props {
  label: string;
  initials: readonly string[];
  values: readonly number[];
  line?: number;
}

const WIDTH = 360;
const HEIGHT = 200;
const LEFT = 48;
const BOTTOM = 22;
const TOP = 8;

export function MonthBars({ label, initials, values, line }: Props) {
  const { ticks, high } = roundScale(0, Math.max(line ?? 0, ...values));
  const y = (units: number) => Math.round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - units / high));
  const step = (WIDTH - LEFT) / values.length;
  // Draws each bar from the end of the one before, because bars whose commands differ only in the height compress well.
  const bars = values.map((units) => `v${y(units) - y(0)}h${step - 6}V${y(0)}m6 0`);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path className={styles.grid} d={ticks.map((tick) => `M${LEFT} ${y(tick)}H${WIDTH}`).join('')} />
      <path className={styles.bar} d={`M${LEFT + 3} ${y(0)}${bars.join('')}`} />
      <g className={styles.axis} textAnchor="end" transform={`translate(${LEFT - 5} 4)`}>
        {ticks.map((tick) => (
          <text y={y(tick)} key={tick}>
            {tick.toLocaleString('en-IN')}
          </text>
        ))}
      </g>
      <g className={styles.axis} textAnchor="middle" transform={`translate(0 ${HEIGHT - 6})`}>
        {values.map((_, index) => (
          <text x={LEFT + step * (index + 0.5)} key={index}>
            {initials[index]}
          </text>
        ))}
      </g>
      {line !== undefined && <path className={styles.use} d={`M${LEFT} ${y(line)}H${WIDTH}`} />}
    </svg>
  );
}
