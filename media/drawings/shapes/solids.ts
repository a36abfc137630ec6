import { paint, tones } from './palette';
import type { Place, View } from './space';
import { line, outline, polygon, shape, type Point } from './svg';

/** The near left bottom corner of a box, then the width, depth and height, in metres. */
export type Block = { x: number; y: number; z?: number; w: number; d: number; h: number };

/** Distances in metres: `along` from the left end of the wall, `out` away from the wall. */
type Wall = (along: number, up: number, out?: number) => Place;

type Opening = readonly [along: number, up: number, width: number, height: number];

export const frontOf =
  ({ x, y, z = 0 }: Block): Wall =>
  (along, up, out = 0) => [x + along, y - out, z + up];

const rightOf =
  ({ x, y, z = 0, w }: Block): Wall =>
  (along, up, out = 0) => [x + w + out, y + along, z + up];

const leftOf =
  ({ x, y, z = 0, d }: Block): Wall =>
  (along, up, out = 0) => [x - out, y + d - along, z + up];

const onWall = (view: View, wall: Wall, [along, up, width, height]: Opening, out = 0): Point[] =>
  [
    wall(along, up, out),
    wall(along + width, up, out),
    wall(along + width, up + height, out),
    wall(along, up + height, out),
  ].map(view.at);

export const patches = (view: View, wall: Wall, list: readonly Opening[], fill: string, out = 0): string =>
  shape(list.map((opening) => outline(onWall(view, wall, opening, out))).join(''), fill);

const levelCorners = (view: View, { x, y, z = 0, w, d }: Omit<Block, 'h'>): Point[] =>
  (
    [
      [x, y, z],
      [x + w, y, z],
      [x + w, y + d, z],
      [x, y + d, z],
    ] as const
  ).map(view.at);

export const floor = (view: View, area: Omit<Block, 'h'>, fill: string): string =>
  polygon(levelCorners(view, area), fill);

/** No box may hide a part of another, because all sides of one tone are drawn together. */
export function boxes(view: View, list: readonly Block[], colour: string): string {
  const tone = tones(colour);
  const [eyeX, eyeY, eyeZ] = view.eye;
  const faces: Record<keyof typeof tone, string> = { left: '', right: '', front: '', top: '' };
  for (const block of list) {
    const { x, y, z = 0, w, d, h } = block;
    const face = (wall: Wall, width: number): string => outline(onWall(view, wall, [0, 0, width, h]));
    if (eyeX < x) faces.left += face(leftOf(block), d);
    if (eyeX > x + w) faces.right += face(rightOf(block), d);
    if (eyeY < y) faces.front += face(frontOf(block), w);
    if (eyeZ > z + h) faces.top += outline(levelCorners(view, { x, y, z: z + h, w, d }));
  }
  return (['left', 'right', 'front', 'top'] as const).map((side) => shape(faces[side], tone[side])).join('');
}

export const box = (view: View, block: Block, colour: string): string => boxes(view, [block], colour);

export const grid = (
  [columns, rows]: readonly [number, number],
  [along, up, width, height]: Opening,
  [right, above]: Point,
): Opening[] =>
  Array.from({ length: columns * rows }, (_, at): Opening => [
    along + (at % columns) * right,
    up + Math.floor(at / columns) * above,
    width,
    height,
  ]);

export function windows(view: View, wall: Wall, list: readonly Opening[], glass: string = paint.glass): string {
  const wide = view.scale(wall(0, 0)) * 0.09;
  // On a distant house, window bars would be too small to see.
  const bars =
    wide < 2.2
      ? []
      : list.map(([along, up, width, height]) =>
          line(view.at(wall(along + width / 2, up)), view.at(wall(along + width / 2, up + height))),
        );
  const panes = list.map((opening) => outline(onWall(view, wall, opening)));
  return shape(panes.join('') + bars.join(''), glass, { stroke: paint.lime, 'stroke-width': wide });
}

export function sunshades(view: View, wall: Wall, list: readonly Opening[], colour: string = paint.lime): string {
  const tone = tones(colour);
  const tops = list.map(([along, up, width, height]) => {
    const [left, right, level] = [along - 0.2, along + width + 0.2, up + height + 0.15];
    return outline(
      [wall(left, level), wall(right, level), wall(right, level, 0.6), wall(left, level, 0.6)].map(view.at),
    );
  });
  const shades = list.map(([along, up, width, height]): Opening => [
    along - 0.05,
    up + height - 0.35,
    width + 0.25,
    0.5,
  ]);
  const edges = list.map(([along, up, width, height]): Opening => [along - 0.2, up + height, width + 0.4, 0.15]);
  return (
    shape(shades.map((shade) => outline(onWall(view, wall, shade))).join(''), paint.indigo, { 'fill-opacity': '.22' }) +
    shape(tops.join(''), tone.top) +
    patches(view, wall, edges, tone.front, 0.6)
  );
}

/** The low wall around a roof; things on the roof are drawn between `behind` and `before`. */
export function parapet(
  view: View,
  { x, y, z = 0, w, d, h }: Block,
  colour: string,
  thick = 0.22,
): { behind: string; before: string } {
  const tone = tones(colour);
  const fromRight = view.eye[0] > x + w / 2;
  const [far, near] = fromRight ? [x, x + w] : [x + w, x];
  const [farIn, nearIn] = fromRight ? [far + thick, near - thick] : [far - thick, near + thick];
  const [south, southIn, northIn, north] = [y, y + thick, y + d - thick, y + d];
  const level = z + h;
  const flat = (points: readonly Point[]): string =>
    polygon(
      points.map(([px, py]) => view.at([px, py, level])),
      tone.top,
    );
  const upright = ([ax, ay]: Point, [bx, by]: Point, fill: string): string =>
    polygon(
      (
        [
          [ax, ay, z],
          [bx, by, z],
          [bx, by, level],
          [ax, ay, level],
        ] as const
      ).map(view.at),
      fill,
    );
  return {
    behind:
      upright([farIn, northIn], [nearIn, northIn], tone.front) +
      upright([farIn, southIn], [farIn, northIn], fromRight ? tone.right : tone.left) +
      flat([
        [far, south],
        [far, north],
        [near, north],
        [near, northIn],
        [farIn, northIn],
        [farIn, south],
      ]),
    before:
      upright([near, south], [near, north], fromRight ? tone.right : tone.left) +
      upright([far, south], [near, south], tone.front) +
      flat([
        [near, north],
        [near, south],
        [far, south],
        [far, southIn],
        [nearIn, southIn],
        [nearIn, north],
      ]),
  };
}
