import type { ThingKind } from '@/lib/solar/roof/roof-outcome';
import { round } from './drawing-scale';
import { ThingShape } from './ThingShape';
import styles from './RoofDrawing.module.scss';

interface Props {
  kind: ThingKind;
  x: number;
  y: number;
  /** Direction of the thing: 0 is to the right, 90 downwards. */
  degrees: number;
  fontSize: number;
  distance: string;
}

export function FarMark({ kind, x, y, degrees, fontSize, distance }: Props) {
  const size = 1.5 * fontSize;
  const side = Math.abs(degrees) < 45 ? 1 : Math.abs(degrees) > 135 ? -1 : 0;
  return (
    <g transform={`translate(${round(x)} ${round(y)})`}>
      <circle className={styles.mark} r={round(1.35 * fontSize)} strokeWidth={round(fontSize / 10)} />
      <circle className={styles.focusRing} r={round(1.45 * fontSize)} />
      <circle className={styles.focusLine} r={round(1.45 * fontSize)} />
      <path
        className={styles.pointer}
        transform={`rotate(${degrees})`}
        d={`M${round(1.85 * fontSize)} 0L${round(1.3 * fontSize)} ${round(-0.5 * fontSize)}V${round(0.5 * fontSize)}Z`}
      />
      <ThingShape kind={kind} box={{ x: -size / 2, y: -size / 2, width: size, height: size }} />
      {/* Does not grow with the visitor's font size, because it could cover the written length of the roof's side. */}
      <text
        className={styles.side}
        fontSize={fontSize}
        x={round(side * 1.8 * fontSize)}
        y={round(1.6 * fontSize)}
        dy="1em"
        textAnchor={side > 0 ? 'end' : side < 0 ? 'start' : 'middle'}
      >
        {distance}
      </text>
      <circle className={styles.grip} r={round(1.9 * fontSize)} />
    </g>
  );
}
