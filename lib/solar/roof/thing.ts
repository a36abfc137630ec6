import { tenths } from '../length';
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

/**
 * Reads a thing in metres. Accepts any place, because the size of the roof may be half typed.
 * @returns undefined if the kind is unknown or the text has not six parts
 */
export function readThing(text: string): Thing | undefined {
  const [kind, ...numbers] = text.split(',');
  const found = thingKinds.find((each) => each === kind);
  if (!found || numbers.length !== 5) return undefined;
  const [x, y, width, depth, height] = numbers.map(Number) as [number, number, number, number, number];
  return { kind: found, x, y, width, depth, height };
}

/** Returns the allowed ranges of a thing's place and size, in metres. */
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

/** Returns a thing rounded to 0.1 m and moved into the allowed ranges. */
export function snapped({ kind, ...box }: Thing, roof: { width: number; depth: number }): Thing {
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

/** The distance between one place that is tried for a new thing and the next, in metres. */
const STEP = 0.5;
/** The least distance between the roof and a new thing beside the roof, in metres. */
const GAP = 0.2;

type Size = Pick<Rectangle, 'width' | 'depth'>;

const inTheMiddle = (size: Size, roof: Size) => ({
  x: (roof.width - size.width) / 2,
  y: (roof.depth - size.depth) / 2,
});

const onTheRight = (size: Size, roof: Size) => ({ ...inTheMiddle(size, roof), x: roof.width + GAP });

function* placesOnRoof(size: Size, roof: Size) {
  for (let y = roof.depth - size.depth; y >= 0; y -= STEP)
    for (let x = roof.width - size.width; x >= 0; x -= STEP) yield { x, y };
}

function* placesBesideRoof(size: Size, roof: Size) {
  yield onTheRight(size, roof);
  yield { ...inTheMiddle(size, roof), x: -GAP - size.width };
  yield { ...inTheMiddle(size, roof), y: roof.depth + GAP };
  yield { ...inTheMiddle(size, roof), y: -GAP - size.depth };
  const fartherRight: Rectangle[] = [];
  for (let x = roof.width + GAP; x <= roof.width + OUTSIDE; x += STEP)
    for (let y = roof.depth + OUTSIDE; y >= -OUTSIDE - size.depth; y -= STEP) fartherRight.push({ ...size, x, y });
  yield* fartherRight.sort((a, b) => distanceTo(a, roof) - distanceTo(b, roof));
}

/**
 * Returns a new thing in a free place. If no place is free, a tree or house goes to the right of the roof,
 * and any other thing to the middle of the roof.
 */
export function inFreePlace(
  { kind, ...size }: Pick<Thing, 'kind' | 'width' | 'depth' | 'height'>,
  roof: Size & { things: readonly Thing[] },
): Thing {
  const at = ({ x, y }: Pick<Rectangle, 'x' | 'y'>) => snapped({ kind, ...size, x, y }, roof);
  const isBeside = kind === 'tree' || kind === 'house';
  for (const place of (isBeside ? placesBesideRoof : placesOnRoof)(size, roof)) {
    const thing = at(place);
    if (!roof.things.some((other) => overlap(other, thing))) return thing;
  }
  return at((isBeside ? onTheRight : inTheMiddle)(size, roof));
}

export const writeThing = ({ kind, x, y, width, depth, height }: Thing): string =>
  [kind, ...[x, y, width, depth, height].map(tenths)].join(',');

/** Returns the distance in metres; 0 if thing and roof touch or overlap. */
export const distanceTo = (thing: Rectangle, roof: { width: number; depth: number }): number =>
  Math.hypot(
    Math.max(0, -thing.x - thing.width, thing.x - roof.width),
    Math.max(0, -thing.y - thing.depth, thing.y - roof.depth),
  );
