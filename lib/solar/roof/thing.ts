import { LARGEST, OUTSIDE } from '../questions';
import { overlap, type Rectangle } from './plan';
import type { Thing, ThingKind } from './roof-outcome';

export const thingKinds: readonly ThingKind[] = ['tank', 'stair', 'tree', 'house', 'other'];

interface Range {
  least: number;
  most: number;
}
const SIZE: Range = { least: 0.1, most: LARGEST };

const between = ({ least, most }: Range, value: number) => Math.min(most, Math.max(least, value));
export const tenths = (metres: number): number => Math.round(metres * 10) / 10;

/**
 * Reads a thing as the address writes it: kind, x, y, width, depth and height in metres. It stays where it is even if
 * that is too far away, because the roof may have become smaller for a moment.
 * @returns undefined if the text is empty
 */
export function readThing(text: string): Thing | undefined {
  const [kind, ...numbers] = text.split(',');
  const found = thingKinds.find((each) => each === kind);
  if (!found || numbers.length !== 5) return undefined;
  const [x, y, width, depth, height] = numbers.map(Number) as [number, number, number, number, number];
  return { kind: found, x, y, width, depth, height };
}

/** The ranges of a thing's place, which depend on its size, and of its size, in metres. */
export const thingRanges = (
  { width, depth }: Pick<Rectangle, 'width' | 'depth'>,
  roof: { width: number; depth: number },
) => ({
  x: { least: -OUTSIDE - width, most: tenths(roof.width + OUTSIDE) },
  y: { least: -OUTSIDE - depth, most: tenths(roof.depth + OUTSIDE) },
  width: SIZE,
  depth: SIZE,
  height: SIZE,
});

/** Returns a thing of a size that is allowed, at the nearest place that is allowed, in whole tenths of a metre. */
export function placed({ kind, ...box }: Thing, roof: { width: number; depth: number }): Thing {
  const [width, depth] = [between(SIZE, tenths(box.width)), between(SIZE, tenths(box.depth))];
  const { x, y } = thingRanges({ width, depth }, roof);
  return {
    kind,
    x: between(x, tenths(box.x)),
    y: between(y, tenths(box.y)),
    width,
    depth,
    height: between(SIZE, tenths(box.height)),
  };
}

/** The distance between the places that are tried for a thing, in metres. */
const STEP = 0.5;

/**
 * Returns a new thing in a place where nothing stands. A tree or a house is on the right of the roof. Anything else is
 * as far from the street and to the right as it can be, where it takes little sun from panels if the far side is north.
 */
export function inFreePlace(
  { kind, ...size }: Pick<Thing, 'kind' | 'width' | 'depth' | 'height'>,
  roof: { width: number; depth: number; things: readonly Thing[] },
): Thing {
  const at = (x: number, y: number) => placed({ kind, x, y, ...size }, roof);
  if (kind === 'tree' || kind === 'house') return at(roof.width + 0.2, (roof.depth - size.depth) / 2);
  for (let y = roof.depth - size.depth; y >= 0; y -= STEP)
    for (let x = roof.width - size.width; x >= 0; x -= STEP) {
      const thing = at(x, y);
      if (!roof.things.some((other) => overlap(other, thing))) return thing;
    }
  return at((roof.width - size.width) / 2, (roof.depth - size.depth) / 2);
}

export const writeThing = ({ kind, x, y, width, depth, height }: Thing): string =>
  [kind, ...[x, y, width, depth, height].map(tenths)].join(',');

/** How far a thing is from a roof, in metres: 0 if it stands on it or touches it. */
export const distanceTo = (thing: Rectangle, roof: { width: number; depth: number }): number =>
  Math.hypot(
    Math.max(0, -thing.x - thing.width, thing.x - roof.width),
    Math.max(0, -thing.y - thing.depth, thing.y - roof.depth),
  );
