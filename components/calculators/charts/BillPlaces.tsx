import type { AllCalculatorLabels } from '@/content/schemas/calculator';
import styles from './BillPlaces.module.scss';

interface Props {
  labels: AllCalculatorLabels['onBill'];
  names: string[];
}

const WIDTH = 340;
const TOP = 58;
const LINE = 34;

export function BillPlaces({ labels: { heading, title, places }, names }: Props) {
  const marked = places.filter(({ name }) => names.includes(name));
  const height = TOP + LINE * marked.length + 16;
  return (
    <details className={styles.drawing}>
      <summary>{heading}</summary>
      <svg className={styles.bill} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
        <path className={styles.paper} d={`M1 1H${WIDTH - 1}V${height - 8}${'l-13 6l-13-6'.repeat(13)}Z`} />
        <path className={styles.head} d={`M1 1H${WIDTH - 1}V38H1Z`} />
        <text className={styles.title} x="14" y="25">
          {title}
        </text>
        {marked.map(({ name, line }, index) => {
          const y = TOP + LINE * index;
          return (
            <g key={name}>
              <rect className={styles.place} x="40" y={y - 4} width={WIDTH - 54} height="28" rx="6" />
              <circle className={styles.mark} cx="22" cy={y + 10} r="11" />
              <text className={styles.markNumber} x="22" y={y + 14} textAnchor="middle">
                {index + 1}
              </text>
              <text className={styles.line} x="50" y={y + 15}>
                {line}
              </text>
              <rect className={styles.value} x={WIDTH - 74} y={y + 6} width="52" height="8" rx="4" />
            </g>
          );
        })}
      </svg>
      <ol className={styles.places}>
        {marked.map(({ name, text }) => (
          <li key={name}>{text}</li>
        ))}
      </ol>
    </details>
  );
}
