import { mix, paint } from './palette';
import type { Place, View } from './space';
import { box, boxes, frontOf, patches, type Block } from './solids';
import { element, group, numbers, placed, shape, stroke, used, type Definition } from './svg';

const tankCurve = (level: number): string => `M-42 ${level}a42 9 0 0 0 84 0`;

/** The shape of a ribbed black water tank, 100 high: once per picture. */
export const tankPaint: Definition = [
  'tank',
  group(
    { id: 'tank' },
    shape(`${tankCurve(-9)}V-78H-42Z`, '#262b38'),
    shape('M-42-78q2-16 26-20v-7h32v7q24 4 26 20a42 9 0 0 1-84 0Z', '#39404f'),
    shape('M-42-78q2-16 26-20l6 0q-18 8-16 20V-1q-10-2-16-8Z', '#6b7386', { 'fill-opacity': '.55' }),
    stroke([-26, -44, -62].map(tankCurve).join(''), '#4d566a', 3.5),
  ),
];

/** A water tank standing on a place, so many metres high. */
export const tank = (view: View, place: Place, metres = 1.5): string => used('tank', view.at(place), (view.scale(place) * metres) / 100);

/** The room at the head of the stairs, with its door and a slab over it. */
export function stairHead(view: View, block: Block, colour: string): string {
  const { x, y, z = 0, w, d, h } = block;
  const door = [[w * 0.3, 0, 0.9, 2]] as const;
  return [
    box(view, block, colour),
    patches(view, frontOf(block), door, paint.wood),
    box(view, { x: x - 0.25, y: y - 0.35, z: z + h, w: w + 0.5, d: d + 0.6, h: 0.2 }, paint.lime),
  ].join('');
}

/** Balconies on a front wall: how far along, how high, how wide. */
export const balconies = (view: View, { x, y, z = 0 }: Block, list: readonly (readonly [number, number, number])[], colour: string): string =>
  boxes(view, list.map(([along, up, w]): Block => ({ x: x + along, y: y - 1.1, z: z + up, w, d: 1.1, h: 0.95 })), colour) +
  patches(view, (along, up) => [x + along, y - 1.1, z + up], list.map(([along, up, w]) => [along, up, w, 0.16] as const), paint.lime);

/** A post of so many metres at a place. */
export const post = (view: View, [x, y, z]: Place, metres: number, thick: number, colour: string): string => {
  const [px, py] = view.at([x, y, z]);
  const [, top] = view.at([x, y, z + metres]);
  return stroke(`M${numbers(px, py)}V${numbers(top)}`, colour, view.scale([x, y, z]) * thick);
};

/** A lorry seen from its side, so many pixels long. */
export const truck = (x: number, y: number, length: number, colour: string): string =>
  placed(
    x,
    y,
    length / 100,
    shape('M-50 0H52L58 3H-46Z', paint.indigo, { 'fill-opacity': '.2' }),
    shape('M-50-8V-46H20V-8Z', paint.lime),
    shape('M-50-30H20V-24H-50Z', colour),
    shape('M22-8V-38H38Q42-38 44-32L50-20V-8Z', colour),
    shape('M28-33H37Q39-33 40-30L44-20H28Z', '#3d5872'),
    shape('M-50-10H50V-5H-50Z', mix(colour, '#1a1030', 0.4)),
    element('path', { d: 'M-36-5h.1M-16-5h.1M36-5h.1', stroke: '#232733', 'stroke-width': 14, 'stroke-linecap': 'round' }),
    element('path', { d: 'M-36-5h.1M-16-5h.1M36-5h.1', stroke: '#c9ced8', 'stroke-width': 6, 'stroke-linecap': 'round' }),
  );
