import type { Rectangle } from '@/lib/solar/roof/plan';

/** The drawing of a roof has 100 units for a metre. */
export const METRE = 100;

export const round = (length: number): number => Math.round(length * 10) / 10;

/** The place of a rectangle in the drawing of a roof that is `depth` metres deep. In the drawing, y runs downwards. */
export const drawnBox = ({ x, y, ...size }: Rectangle, depth: number) => ({
  x: round(x * METRE),
  y: round((depth - y - size.depth) * METRE),
  width: round(size.width * METRE),
  height: round(size.depth * METRE),
});
