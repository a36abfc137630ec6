import clsx from 'clsx';
import { type KeyboardEvent, type PointerEvent, useCallback, useId, useMemo, useRef, useState } from 'react';
import type { Layout } from '@/lib/solar/roof/layout';
import type { Rectangle } from '@/lib/solar/roof/plan';
import type { RoofWithThings, Thing } from '@/lib/solar/roof/roof-outcome';
import type { Ray } from '@/lib/solar/roof/shade';
import { type Point, shadowOf, sunInsideParapet } from '@/lib/solar/roof/shadow';
import { type Frame, frameOf, gripOf, isInFrame, markOf, WALL } from './drawing-frame';
import { drawnBox, METRE, round } from './drawing-scale';
import { FarMark } from './FarMark';
import { PanelOutlines, Panels } from './Panels';
import { ThingShape } from './ThingShape';
import styles from './RoofDrawing.module.scss';

export interface DrawingLabels {
  width: string;
  depth: string;
  sentence: string;
  things: readonly string[];
  distances: readonly string[];
  move: string;
}

interface Props {
  roof: RoofWithThings;
  layout: Layout;
  /** Height of the panels' lower edge above the roof, in metres. */
  edge: number;
  /** Metres that must be free between a thing and the panels above it. */
  clearance: number;
  sunPath: Ray[];
  sun: Ray;
  labels: DrawingLabels;
  hintId: string;
  onMove: (index: number, to: { x: number; y: number }, by: 'pointer' | 'keys') => void;
  /** `partOfDay` is 0 at the start of `sunPath` and 1 at its end. */
  onSun: (partOfDay: number) => void;
}

/** About the height of a panel's middle above its lower edge at a tilt of 15°, in metres. */
const HALF_RISE = 0.3;
const HOUSE_SHADOW = 22;
/** Metres that a thing moves per press of an arrow key, alone and with Shift. */
const [STEP, LARGE_STEP] = [0.1, 0.5];

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export function RoofDrawing({ roof, layout, edge, clearance, sunPath, sun, labels, hintId, onMove, onSun }: Props) {
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const grabbed = useRef<{ x: number; y: number }>(undefined);
  const [width, depth] = [roof.width * METRE, roof.depth * METRE];
  const fitting = useMemo(() => frameOf(roof), [roof]);
  // Keeps the frame during a drag, because a new scale would move the dragged thing away from the finger.
  const [held, setHeld] = useState<Frame>();
  const frame = held ?? fitting;
  const { around, text } = frame;
  const at = ([x, y]: Point) => `${round(x * METRE)} ${round(depth - y * METRE)}`;
  const box = (rectangle: Rectangle) => drawnBox(rectangle, roof.depth);
  const shape = (points: Point[]) => `M${points.map(at).join('L')}Z`;
  const onRing = useCallback(
    ({ x, y }: Ray): Point => {
      const length = Math.hypot(x, y) || 1;
      const beyond = Math.min(0.56 * around, around - 1.3 * text) / METRE;
      const [halfWidth, halfDepth] = [roof.width / 2, roof.depth / 2];
      return [halfWidth + (x / length) * (halfWidth + beyond), halfDepth + (y / length) * (halfDepth + beyond)];
    },
    [roof.width, roof.depth, around, text],
  );
  const ring = useMemo(() => sunPath.map(onRing), [sunPath, onRing]);
  const [sunX, sunY] = at(onRing(sun)).split(' ');
  const lit = sunInsideParapet(roof, sun);
  const floor: Rectangle = { x: 0, y: 0, width: roof.width, depth: roof.depth };
  const level = edge + HALF_RISE;
  const isUnder = ({ height }: Thing) => roof.frame === 'raised' && height <= edge - clearance + 0.001;

  const pointOnPlan = ({ clientX, clientY }: PointerEvent): { x: number; y: number } => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.current!.getScreenCTM()!.inverse());
    return { x: x / METRE, y: (depth - y) / METRE };
  };
  // Only the first finger drags, because a second finger would end the first one's drag or drag another thing as well.
  const grab = (event: PointerEvent<SVGElement>, from: { x: number; y: number }) => {
    if (!event.isPrimary) return;
    try {
      event.currentTarget.setPointerCapture(event.pointerId);
    } catch {
      // setPointerCapture throws if the press was made before React ran and has already ended.
    }
    const point = pointOnPlan(event);
    grabbed.current = { x: from.x - point.x, y: from.y - point.y };
    setHeld(frame);
  };
  const letGo = (event: PointerEvent) => {
    if (!event.isPrimary) return;
    grabbed.current = undefined;
    setHeld(undefined);
  };
  const onArrow = (event: KeyboardEvent, index: number, { x, y }: Thing) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    onMove(index, { x: x + arrow[0] * step, y: y + arrow[1] * step }, 'keys');
  };
  const followSun = (event: PointerEvent) => {
    if (!grabbed.current || !event.isPrimary) return;
    const point = pointOnPlan(event);
    const far = ring.map(([x, y]) => Math.hypot(x - point.x, y - point.y));
    onSun(far.indexOf(Math.min(...far)) / (sunPath.length - 1));
  };

  const things = (isLow: boolean) =>
    roof.things.map((thing, index) =>
      isUnder(thing) !== isLow ? null : (
        <g
          key={index}
          className={styles.thing}
          role="button"
          data-movable={index}
          tabIndex={0}
          aria-label={labels.things[index]}
          aria-roledescription={labels.move}
          aria-describedby={hintId}
          onKeyDown={(event) => onArrow(event, index, thing)}
          onPointerDown={(event) => grab(event, thing)}
          onPointerMove={(event) => {
            if (!grabbed.current || !event.isPrimary) return;
            const point = pointOnPlan(event);
            onMove(index, { x: point.x + grabbed.current.x, y: point.y + grabbed.current.y }, 'pointer');
          }}
          onPointerUp={letGo}
          onPointerCancel={letGo}
        >
          {isInFrame(box(thing), frame) ? (
            <>
              <ThingShape kind={thing.kind} box={box(thing)} />
              <rect className={styles.focusRing} {...gripOf(box(thing), frame)} />
              <rect className={clsx(styles.grip, styles.focusLine)} {...gripOf(box(thing), frame)} />
            </>
          ) : (
            <FarMark
              kind={thing.kind}
              {...markOf(box(thing), frame)}
              fontSize={text}
              distance={labels.distances[index]!}
            />
          )}
        </g>
      ),
    );

  return (
    <svg
      className={clsx(styles.drawing, frame.width > 0.9 * frame.height && styles.broad)}
      ref={svg}
      viewBox={[frame.x, frame.y, frame.width, frame.height].map(round).join(' ')}
      // In rem, so that the text grows with the visitor's font size.
      fontSize={`${text / 16}rem`}
      role="group"
      aria-label={labels.sentence}
    >
      <defs>
        <pattern id={`${id}-tiles`} width="60" height="60" patternUnits="userSpaceOnUse">
          <rect className={styles.tile} width="60" height="60" />
          <path className={styles.joint} d="M0 0H60M0 0V60" />
        </pattern>
        <clipPath id={`${id}-floor`}>
          <rect {...box(floor)} />
        </clipPath>
        <clipPath id={`${id}-panels`}>
          <PanelOutlines layout={layout} depth={roof.depth} />
        </clipPath>
      </defs>
      <g aria-hidden="true">
        <rect
          className={styles.ground}
          x={round(-WALL - (HOUSE_SHADOW * sun.x) / Math.hypot(sun.x, sun.y))}
          y={round(-WALL + (HOUSE_SHADOW * sun.y) / Math.hypot(sun.x, sun.y))}
          width={round(width + 2 * WALL)}
          height={round(depth + 2 * WALL)}
          rx="8"
        />
        <rect
          className={styles.wall}
          x={-WALL}
          y={-WALL}
          width={round(width + 2 * WALL)}
          height={round(depth + 2 * WALL)}
          rx="6"
        />
        <rect {...box(floor)} fill={`url(#${id}-tiles)`} />
        <g className={styles.shadow} clipPath={`url(#${id}-floor)`}>
          <path fillRule="evenodd" d={shape(cornersOf(floor)) + (lit ? shape(cornersOf(lit)) : '')} />
          {roof.things.map((thing, index) => (
            <path key={index} d={shape(shadowOf(thing, sun))} />
          ))}
        </g>
      </g>
      {things(true)}
      <g aria-hidden="true" className={styles.under}>
        <Panels layout={layout} depth={roof.depth} />
        <g className={styles.shadow} clipPath={`url(#${id}-panels)`}>
          {roof.things
            .filter(({ height }) => height > level)
            .map((thing, index) => (
              <path key={index} d={shape(shadowOf({ ...thing, height: thing.height - level }, sun))} />
            ))}
        </g>
      </g>
      {things(false)}
      <g aria-hidden="true">
        <path
          className={styles.way}
          d={`M${ring.map(at).join('L')}`}
          strokeWidth={round(text / 7)}
          strokeDasharray={`0 ${round(text / 2.4)}`}
        />
        <g
          className={styles.handle}
          data-movable="sun"
          onPointerDown={(event) => grab(event, { x: 0, y: 0 })}
          onPointerMove={followSun}
          onPointerUp={letGo}
          onPointerCancel={letGo}
        >
          <circle className={styles.halo} cx={sunX} cy={sunY} r={round(text * 1.3)} />
          <circle className={styles.sun} cx={sunX} cy={sunY} r={round(text * 0.72)} />
        </g>
        <g textAnchor="middle">
          <text className={styles.side} x={round(width / 2)} y={round(-WALL - 0.6 * text)}>
            {labels.width}
          </text>
          <g transform={`translate(${round(-WALL - 0.6 * text)} ${round(depth / 2)}) rotate(-90)`}>
            <text className={styles.side}>{labels.depth}</text>
          </g>
        </g>
      </g>
    </svg>
  );
}

const cornersOf = ({ x, y, width, depth }: Rectangle): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + depth],
  [x, y + depth],
];
