import type { CalculatorLabels } from '@/content/schemas/calculator';
import type { Scenario } from '@/lib/solar/scenario';
import { ChartFrame } from './ChartFrame';
import { roundScale } from '@/components/ui/Chart/round-scale';
import styles from '@/components/ui/Chart/Chart.module.scss';

interface Props {
  labels: CalculatorLabels['years'] & Pick<CalculatorLabels, 'asTable'>;
  /** In ₹, at the end of each year. */
  balance: Record<Scenario, number[]>;
}

const WIDTH = 360;
const HEIGHT = 220;
const LEFT = 46;
const BOTTOM = 22;
const TOP = 8;

export function YearsChart({ labels, balance }: Props) {
  const years = balance.likely.length;
  const { ticks, low, high } = roundScale(Math.min(...balance.low, 0), Math.max(...balance.high, 0));
  const y = (rupees: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - (rupees - low) / (high - low));
  const x = (index: number) => LEFT + ((WIDTH - LEFT - 8) * index) / (years - 1);
  const line = (list: number[]) => list.map((rupees, index) => `${x(index).toFixed(1)} ${y(rupees).toFixed(1)}`);
  return (
    <ChartFrame
      labels={labels}
      columns={[labels.year, labels.low, labels.likely, labels.high]}
      rows={balance.likely.map((likely, index) => [
        String(index + 1),
        hundredths(balance.low[index]!),
        hundredths(likely),
        hundredths(balance.high[index]!),
      ])}
    >
      <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={labels.caption}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line className={tick === 0 ? styles.zero : styles.grid} x1={LEFT} x2={WIDTH} y1={y(tick)} y2={y(tick)} />
            <text className={styles.axis} x={LEFT - 5} y={y(tick) + 4} textAnchor="end">
              {inLakh(tick)}
            </text>
          </g>
        ))}
        {[1, 5, 10, 15, 20, 25].map((year) => (
          <text className={styles.axis} x={x(year - 1)} y={HEIGHT - 6} textAnchor="middle" key={year}>
            {year}
          </text>
        ))}
        <path className={styles.band} d={`M${[...line(balance.low), ...line(balance.high).reverse()].join('L')}Z`} />
        <path className={styles.likely} d={`M${line(balance.likely).join('L')}`} />
      </svg>
      <ul className={styles.legend}>
        <li className={styles.legendLikely}>{labels.likely}</li>
        <li className={styles.legendBand}>
          {labels.low} – {labels.high}
        </li>
      </ul>
    </ChartFrame>
  );
}

const LAKH = 100_000;
const inLakh = (rupees: number) => withMinus((rupees / LAKH).toLocaleString('en-IN', { maximumFractionDigits: 1 }));
const hundredths = (rupees: number) =>
  withMinus((rupees / LAKH).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }));
const withMinus = (number: string) => number.replace('-', '−');
