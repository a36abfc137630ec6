import clsx from 'clsx';
import { memo } from 'react';
import type { Layout, Place } from '@/lib/solar/roof/layout';
import { drawnBox, round } from './drawing-scale';
import styles from './RoofDrawing.module.scss';

/** At each of these losses by shade, in %, a panel turns a darker blue. */
const SHADE_LEVELS = [2, 5, 10];

export const Panels = memo(function Panels({ layout, depth }: { layout: Layout; depth: number }) {
  return (
    <>
      {layout.placed.map((place) => {
        const level = SHADE_LEVELS.filter((loss) => place.loss >= loss).length;
        const { x, y, width, height } = drawnBox(place, depth);
        return (
          <g className={clsx(styles.panel, styles[`loss${level}`])} key={keyOf(place)}>
            <rect {...{ x, y, width, height }} rx="3" />
            <path d={linesBetweenCells(x, y, width, height)} />
          </g>
        );
      })}
      {layout.leftOut.map((place) => {
        const { x, y, width, height } = drawnBox(place, depth);
        return (
          <g className={clsx(styles.panel, styles.leftOut)} key={keyOf(place)}>
            <rect {...{ x, y, width, height }} rx="3" />
            <path d={`M${x} ${y}l${width} ${height}`} />
          </g>
        );
      })}
    </>
  );
});

export const PanelOutlines = memo(function PanelOutlines({ layout, depth }: { layout: Layout; depth: number }) {
  return layout.placed.map((place) => <rect key={keyOf(place)} {...drawnBox(place, depth)} />);
});

const keyOf = ({ x, y }: Place) => `${x} ${y}`;

function linesBetweenCells(x: number, y: number, width: number, height: number): string {
  const [columns, rows] = width > height ? [4, 2] : [2, 4];
  const upright = Array.from({ length: columns - 1 }, (_, index) => round(x + ((index + 1) * width) / columns));
  const lying = Array.from({ length: rows - 1 }, (_, index) => round(y + ((index + 1) * height) / rows));
  return [...upright.map((at) => `M${at} ${y}v${height}`), ...lying.map((at) => `M${x} ${at}h${width}`)].join('');
}
