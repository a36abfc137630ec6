/*
 * All lengths are metres. On the plan of a roof, x runs from the left side to the right as seen from the street, and y
 * from the street side to the far side. Heights are counted from the floor of the roof.
 */

/** A rectangle on the plan. Its corner nearest the street and the left is at x, y. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  depth: number;
}

/** A thing that casts a shadow. It may stand beside the roof, such as a neighbour's house. */
export interface Box extends Rectangle {
  height: number;
}

export interface Roof {
  width: number;
  depth: number;
  /** The height of the wall round the roof. */
  parapet: number;
  /** The direction of the far side: degrees from north, clockwise. */
  north: number;
  /** Degrees north. */
  latitude: number;
  frame: 'low' | 'raised';
  things: readonly Box[];
}

/** Turns a rectangle on a plan of this width as the plan turns when one walks from the street side to the right side. */
const turnRectangle = <T extends Rectangle>(width: number, rectangle: T): T => ({
  ...rectangle,
  x: rectangle.y,
  y: width - rectangle.x - rectangle.width,
  width: rectangle.depth,
  depth: rectangle.width,
});

/** Returns the roof as somebody describes it who stands at its right side instead of at the street. */
export const turnRoof = (roof: Roof): Roof => ({
  ...roof,
  width: roof.depth,
  depth: roof.width,
  north: (roof.north + 270) % 360,
  things: roof.things.map((thing) => turnRectangle(roof.width, thing)),
});

/** Undoes `turns` quarter turns: turns rectangles on the plan of the turned roof on, until four turns are complete. */
export function turnBack<T extends Rectangle>(roof: Roof, turns: number, rectangles: readonly T[]): T[] {
  let [width, depth] = [roof.width, roof.depth];
  let turned = [...rectangles];
  for (let turn = turns; turn % 4 !== 0; turn++) {
    turned = turned.map((rectangle) => turnRectangle(width, rectangle));
    [width, depth] = [depth, width];
  }
  return turned;
}

/** Returns the direction of the street side of a roof: degrees from north, clockwise. */
export const streetSide = ({ north }: Roof): number => (north + 180) % 360;

/**
 * Turns a roof so that its street side is the one nearest south or, of two as near, the one to the south-east. Panels
 * face this side.
 */
export function turnSouth(roof: Roof): { roof: Roof; turns: number } {
  const fromSouth = (turned: Roof) => Math.abs(streetSide(turned) - 180);
  let found = { roof, turns: 0 };
  let turned = roof;
  for (let turns = 1; turns < 4; turns++) {
    turned = turnRoof(turned);
    const nearer = fromSouth(turned) - fromSouth(found.roof);
    if (nearer < 0 || (nearer === 0 && streetSide(turned) < streetSide(found.roof))) found = { roof: turned, turns };
  }
  return found;
}

/** Whether two rectangles on the plan share a part. Edges that touch, or meet within a millimetre, share none. */
export function overlap(a: Rectangle, b: Rectangle): boolean {
  const inside = 0.001;
  return (
    a.x + a.width > b.x + inside &&
    b.x + b.width > a.x + inside &&
    a.y + a.depth > b.y + inside &&
    b.y + b.depth > a.y + inside
  );
}
