/* Lengths are in metres. Seen from the street, x runs to the right and y to the far side. */

/** `x` and `y` give the left corner on the street side. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  depth: number;
}

/** Anything that casts a shadow on the roof, such as a tank or a neighbour's house. */
export interface Box extends Rectangle {
  height: number;
}

export interface Roof {
  width: number;
  depth: number;
  parapet: number;
  /** Direction from the street side to the far side, in degrees clockwise from north. */
  north: number;
  /** Degrees north. */
  latitude: number;
  frame: 'low' | 'raised';
  things: readonly Box[];
}

const turnRectangle = <T extends Rectangle>(planWidth: number, rectangle: T): T => ({
  ...rectangle,
  x: rectangle.y,
  y: planWidth - rectangle.x - rectangle.width,
  width: rectangle.depth,
  depth: rectangle.width,
});

/** Describes the same roof as seen from its right side. */
export const turnRoof = (roof: Roof): Roof => ({
  ...roof,
  width: roof.depth,
  depth: roof.width,
  north: (roof.north + 270) % 360,
  things: roof.things.map((thing) => turnRectangle(roof.width, thing)),
});

/** Converts rectangles on a roof from `turnSouth` to the original roof. */
export function turnBack<T extends Rectangle>(roof: Roof, turns: number, rectangles: readonly T[]): T[] {
  let [width, depth] = [roof.width, roof.depth];
  let turned = [...rectangles];
  for (let turn = turns; turn % 4 !== 0; turn++) {
    turned = turned.map((rectangle) => turnRectangle(width, rectangle));
    [width, depth] = [depth, width];
  }
  return turned;
}

/** Returns the direction that the street side faces, in degrees clockwise from north. */
export const streetSide = ({ north }: Roof): number => (north + 180) % 360;

/**
 * Describes the same roof with the side nearest to south as its street side.
 * @returns `turns`: the number of quarter turns
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

/** Returns whether two rectangles overlap by more than a millimetre. */
export function overlap(a: Rectangle, b: Rectangle): boolean {
  const inside = 0.001;
  return (
    a.x + a.width > b.x + inside &&
    b.x + b.width > a.x + inside &&
    a.y + a.depth > b.y + inside &&
    b.y + b.depth > a.y + inside
  );
}
