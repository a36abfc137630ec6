import type { Rectangle } from '@/lib/solar/roof/plan';

/** Units in the drawing per metre of the roof. */
export const METRE = 100;

export const round = (length: number): number => Math.round(length * 10) / 10;

/** Flips y, which grows upwards on a roof plan but downwards in an SVG. */
export const drawnBox = ({ x, y, ...size }: Rectangle, depth: number) => ({
  x: round(x * METRE),
  y: round((depth - y - size.depth) * METRE),
  width: round(size.width * METRE),
  height: round(size.depth * METRE),
});
