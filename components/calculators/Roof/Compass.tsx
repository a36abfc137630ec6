import styles from './Compass.module.scss';

/** `north`: the direction in which the drawing's top points, in degrees clockwise from north. */
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
