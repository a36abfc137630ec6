import clsx from 'clsx';
import type { Layout, Place } from '@/lib/solar/roof/layout';
import type { Rectangle } from '@/lib/solar/roof/plan';
import type { RoofWithThings } from '@/lib/solar/roof/roof-outcome';
import type { Ray } from '@/lib/solar/roof/shade';
import { type Point, shadowOf, sunInsideParapet } from '@/lib/solar/roof/shadow';
import { ThingShape } from './ThingShape';
import styles from './RoofDrawing.module.scss';

interface Props {
  roof: RoofWithThings;
  layout: Layout;
  /** The directions to the sun over a day, from sunrise to sunset, and the one that the shadows belong to. */
  day: Ray[];
  sun: Ray;
  /** The lengths of the sides, the street and the letter for north. */
  labels: { width: string; depth: string; street: string; north: string };
}

/** The drawing has 100 units for a metre. */
const METRE = 100;
/** The wall round the roof is drawn 0.15 m thick, outside the roof. */
const WALL = 15;
/** Panels that lose less than the first number in % have the brightest blue, and so on. */
const LOSSES = [2, 5, 10];

/** A terrace from above: its things, the panels on it, the shadows of an hour and the way of the sun in a day. */
export function RoofDrawing({ roof, layout, day, sun, labels }: Props) {
  const [width, depth] = [roof.width * METRE, roof.depth * METRE];
  const around = 150 + 0.13 * Math.max(width, depth);
  const at = ([x, y]: Point) => `${round(x * METRE)} ${round(depth - y * METRE)}`;
  const box = ({ x, y, ...size }: Rectangle) => ({
    x: round(x * METRE),
    y: round(depth - (y + size.depth) * METRE),
    width: round(size.width * METRE),
    height: round(size.depth * METRE),
  });
  const shape = (points: Point[]) => `M${points.map(at).join('L')}Z`;
  const onRing = ({ x, y }: Ray): Point => {
    const length = Math.hypot(x, y) || 1;
    const [across, along] = [roof.width / 2 + (0.62 * around) / METRE, roof.depth / 2 + (0.62 * around) / METRE];
    return [roof.width / 2 + (x / length) * across, roof.depth / 2 + (y / length) * along];
  };
  const [sunX, sunY] = at(onRing(sun)).split(' ');
  const lit = sunInsideParapet(roof, sun);
  const floor: Rectangle = { x: 0, y: 0, width: roof.width, depth: roof.depth };
  return (
    <svg
      className={styles.drawing}
      viewBox={[-around, -around, width + 2 * around, depth + 2 * around].map(round).join(' ')}
      aria-hidden="true"
    >
      <defs>
        <pattern id="roof-tiles" width="60" height="60" patternUnits="userSpaceOnUse">
          <rect className={styles.tile} width="60" height="60" />
          <path className={styles.joint} d="M0 0H60M0 0V60" />
        </pattern>
        <clipPath id="roof-edge">
          <rect {...box(floor)} />
        </clipPath>
      </defs>
      <path className={styles.street} d={`M${-around} ${depth + around * 0.72}H${width + around}`} />
      <text className={styles.label} x={width / 2} y={depth + around * 0.76} textAnchor="middle">
        {labels.street}
      </text>
      <rect
        className={styles.wall}
        x={-WALL}
        y={-WALL}
        width={round(width + 2 * WALL)}
        height={round(depth + 2 * WALL)}
        rx="6"
      />
      <rect {...box(floor)} fill="url(#roof-tiles)" />
      <g className={styles.shadow} clipPath="url(#roof-edge)">
        <path
          fillRule="evenodd"
          d={shape(cornersOf(floor)) + (lit ? shape(cornersOf(lit)) : '')}
        />
        {roof.things.map((thing, index) => (
          <path key={index} d={shape(shadowOf(thing, sun))} />
        ))}
      </g>
      {[...layout.placed, ...layout.leftOut].map((place) => (
        <Panel key={`${place.x} ${place.y}`} box={box(place)} place={place} isLeftOut={layout.leftOut.includes(place)} />
      ))}
      {roof.things.map((thing, index) => (
        <ThingShape key={index} kind={thing.kind} box={box(thing)} />
      ))}
      <path className={styles.way} d={`M${day.map(onRing).map(at).join('L')}`} />
      <circle className={styles.sun} cx={sunX} cy={sunY} r="34" />
      <g className={styles.label} textAnchor="middle">
        <text x={width / 2} y={-WALL - 14}>
          {labels.width}
        </text>
        <text transform={`translate(${-WALL - 14} ${depth / 2}) rotate(-90)`}>{labels.depth}</text>
      </g>
      <g transform={`translate(${width + around * 0.62} ${-around * 0.6}) rotate(${-roof.north})`}>
        <path className={styles.arrow} d="M0 -34L14 6L0 -2L-14 6Z" />
        <text className={styles.label} y="36" textAnchor="middle">
          {labels.north}
        </text>
      </g>
    </svg>
  );
}

const round = (length: number) => Math.round(length * 10) / 10;

const cornersOf = ({ x, y, width, depth }: Rectangle): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + depth],
  [x, y + depth],
];

interface PanelProps {
  place: Place;
  box: { x: number; y: number; width: number; height: number };
  isLeftOut: boolean;
}

/** A panel with the lines between its cells, or the dashed outline of a place that has too much shade. */
function Panel({ place, box: { x, y, width, height }, isLeftOut }: PanelProps) {
  const level = LOSSES.filter((loss) => place.loss >= loss).length;
  const [columns, rows] = width > height ? [6, 3] : [3, 6];
  const lines = [
    ...Array.from({ length: columns - 1 }, (_, index) => `M${round(x + ((index + 1) * width) / columns)} ${y}v${height}`),
    ...Array.from({ length: rows - 1 }, (_, index) => `M${x} ${round(y + ((index + 1) * height) / rows)}h${width}`),
  ];
  return (
    <g className={clsx(styles.panel, styles[`loss${level}`], isLeftOut && styles.leftOut)}>
      <rect x={x} y={y} width={width} height={height} rx="3" />
      {!isLeftOut && <path d={lines.join('')} />}
    </g>
  );
}
