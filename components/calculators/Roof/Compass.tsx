import styles from './Compass.module.scss';

/** The needle of a compass. `north`: the direction of the far side, degrees from north, clockwise. */
export function Compass({ north }: { north: number }) {
  return (
    <svg className={styles.compass} viewBox="-48 -48 96 96">
      <circle r="46" />
      <g transform={`rotate(${-north})`}>
        <path className={styles.needle} d="M0 -38L11 0H-11Z" />
        <path className={styles.tail} d="M0 38L11 0H-11Z" />
      </g>
    </svg>
  );
}
