import { paint } from './palette';
import type { Place, View } from './space';
import { box, frontOf, patches, type Block } from './solids';
import { group, shape, stroke, used, type Definition } from './svg';

const tankCurve = (level: number): string => `M-42 ${level}a42 9 0 0 0 84 0`;

/** The drawing is about 100 units high, as the function `tank` expects. */
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

/** @param metres the height of the tank */
export const tank = (view: View, place: Place, metres = 1.5): string =>
  used('tank', view.at(place), (view.scale(place) * metres) / 100);

export function stairHead(view: View, block: Block, colour: string): string {
  const { x, y, z = 0, w, d, h } = block;
  const door = [[w * 0.3, 0, 0.9, 2]] as const;
  return [
    box(view, block, colour),
    patches(view, frontOf(block), door, paint.wood),
    box(view, { x: x - 0.25, y: y - 0.35, z: z + h, w: w + 0.5, d: d + 0.6, h: 0.2 }, paint.lime),
  ].join('');
}
