import type { Box, Rectangle, Roof } from './plan';
import type { Ray } from './shade';

export type Point = [x: number, y: number];

const reach = (height: number, { x, y, up }: Ray): Point => [(-x / up) * height, (-y / up) * height];

/**
 * Returns the corners of the area that a thing covers or shades on the floor of the roof.
 * @param ray to the sun, which must be above the horizon
 */
export function shadowOf({ x, y, width, depth, height }: Box, ray: Ray): Point[] {
  const [alongX, alongY] = reach(height, ray);
  const corners: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ];
  return hull([...corners, ...corners.map(([left, near]): Point => [left + alongX, near + alongY])]);
}

/**
 * Returns the part of the floor outside the parapet's shadow.
 * @param ray to the sun, which must be above the horizon
 * @returns undefined if all is in shade
 */
export function sunInsideParapet({ width, depth, parapet }: Roof, ray: Ray): Rectangle | undefined {
  const [alongX, alongY] = reach(parapet, ray);
  const lit = {
    x: Math.max(0, alongX),
    y: Math.max(0, alongY),
    width: width - Math.abs(alongX),
    depth: depth - Math.abs(alongY),
  };
  return lit.width > 0 && lit.depth > 0 ? lit : undefined;
}

/** Returns the convex hull of points, counterclockwise, by Andrew's monotone chain. */
function hull(points: Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: Point[]) => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Positive if the points turn left, 0 if they are on a line. */
const turn = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
