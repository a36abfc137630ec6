import type { ThingKind } from '@/lib/solar/roof/roof-outcome';
import { round } from './drawing-scale';
import { ThingShape } from './ThingShape';
import styles from './RoofDrawing.module.scss';

interface Props {
  kind: ThingKind;
  /** The place of the mark, and the direction of the thing in degrees from the right, clockwise. */
  x: number;
  y: number;
  degrees: number;
  /** The size of the text. */
  text: number;
  distance: string;
}

/** Stands at the edge of a drawing for a thing farther away, with its distance. */
export function FarMark({ kind, x, y, degrees, text, distance }: Props) {
  const size = 1.5 * text;
  const side = Math.abs(degrees) < 45 ? 1 : Math.abs(degrees) > 135 ? -1 : 0;
  return (
    <g transform={`translate(${round(x)} ${round(y)})`}>
      <circle className={styles.mark} r={round(1.35 * text)} strokeWidth={round(text / 10)} />
      <path
        className={styles.pointer}
        transform={`rotate(${degrees})`}
        d={`M${round(1.85 * text)} 0L${round(1.3 * text)} ${round(-0.5 * text)}V${round(0.5 * text)}Z`}
      />
      <ThingShape kind={kind} box={{ x: -size / 2, y: -size / 2, width: size, height: size }} />
      {/* Does not grow with the letters of the page, because it would cover the length of a side. */}
      <text
        className={styles.side}
        fontSize={text}
        x={round(side * 1.8 * text)}
        y={round(1.6 * text)}
        dy="1em"
        textAnchor={side > 0 ? 'end' : side < 0 ? 'start' : 'middle'}
      >
        {distance}
      </text>
      <circle className={styles.grip} r={round(1.9 * text)} />
    </g>
  );
}
