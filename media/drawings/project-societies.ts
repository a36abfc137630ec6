import { cloud, distance, ground, sky, type Hour } from './shapes/backdrop';
import { building } from './shapes/building';
import { mix, paint } from './shapes/palette';
import { bush, neem, plantPaint } from './shapes/plants';
import { balconies, stairHead, tank, tankPaint } from './shapes/roof-things';
import { boxes, floor, frontOf, grid, patches, shadows, sideOf, windows, type Block } from './shapes/solids';
import { cellPaint, solarTable } from './shapes/solar';
import { view, type View } from './shapes/space';
import { document } from './shapes/svg';

const paints = [cellPaint, ...plantPaint, tankPaint];
const lane = mix(paint.road, paint.cream, 0.35);
const shaded = mix(paint.glass, paint.indigo, 0.25);

type Look = { wall: string; accent: string; rows?: 1 | 2 };

/** A block of flats of four floors: windows, balconies, a stair tower, two rows of modules on the terrace. */
function flats(eye: View, block: Block, { wall, accent, rows = 2 }: Look): string {
  const front = frontOf(block);
  const { x, y, w, d, h } = block;
  const floors = Math.round(h / 3.1);
  return building(eye, {
    ...block, wall, rim: 0.9,
    walls:
      patches(eye, front, [[w * 0.33 - 0.1, 0, 3.6, h]], mix(wall, paint.white, 0.45)) +
      windows(eye, front, [...grid([1, floors], [1.2, 1.1, 2, 1.4], [1, 3.1]), ...grid([1, floors], [w - 3.4, 1.1, 2, 1.4], [1, 3.1])]) +
      patches(eye, front, grid([1, floors], [w * 0.33 + 0.9, 0.1, 1.5, 2.1], [1, 3.1]), mix(paint.glass, paint.indigo, 0.35)) +
      windows(eye, sideOf(eye, block), grid([2, floors], [1.4, 1.1, 1.3, 1.3], [d - 4.2, 3.1]), eye.eye[0] > x ? shaded : paint.glass) +
      balconies(eye, block, Array.from({ length: floors - 1 }, (_, at) => [w * 0.33, (at + 1) * 3.1, 3.4] as const), accent),
    roof:
      stairHead(eye, { x: x + 0.7, y: y + d - 3.2, z: h, w: 2.8, d: 2.6, h: 2.3 }, wall) +
      tank(eye, [x + w - 2.2, y + d - 1.5, h], 1.6) +
      (rows === 1 ? '' : solarTable(eye, { x: x + w - 7.2, y: y + 3.6, z: h, columns: 5, rows: 1, clear: 0.7, tilt: 20 })) +
      solarTable(eye, { x: x + 2.2, y: y + 0.8, z: h, columns: Math.floor((w - 3) / 1.1), rows: rows === 1 ? 2 : 1, clear: 0.7, tilt: 20, cells: [3, 5] }),
  });
}

type Spot = readonly [x: number, y: number];
export type Society = { size?: readonly [number, number]; eye: View; hour: Hour; sun: readonly [number, number, number]; looks: readonly [Look, Look]; places: readonly [Spot, Spot]; seed: number; far: string; near: string; over?: string };

/** Two blocks of flats round a garden: the far one first. `over` is drawn over the sky. */
export function society({ size: [width, height] = [800, 600], eye, hour, sun, looks, places, seed, far, near, over }: Society): string {
  const blocks = places.map(([x, y]): Block => ({ x, y, w: 13, d: 8.8, h: 12.4 }));
  const [back, front] = blocks.map((block, at) => flats(eye, block, looks[at] ?? looks[0]));
  return document(
    width, height, paints,
    ground(width, height, eye.horizon), sky(width, eye.horizon, hour, sun), over ?? cloud(width * 0.6, eye.horizon * 0.66, width / 4), distance(width, eye.horizon, seed, 28),
    far, shadows(eye, blocks), back ?? '',
    neem(eye, [8, 2, 0], 5.4), bush(eye, [7, -2, 0], 1.6), bush(eye, [10, -3, 0], 1.4),
    front ?? '', near,
  );
}

const walls = (eye: View, gate: number): string => boxes(eye, [{ x: -22, y: -11, w: 22 + gate, d: 0.4, h: 1.4 }, { x: gate + 6, y: -11, w: 18 - gate, d: 0.4, h: 1.4 }], paint.sand);

/** Three hundred societies: one more of them, seen from its gate. */
export function journeySocieties(): string {
  const eye = view({ origin: [400, 560], scale: 21, distance: 60, turn: -30, height: 21 });
  return society({
    eye, hour: 'dawn', sun: [80, 60, 26], seed: 47, places: [[-10, 12], [-1, -3]],
    looks: [{ wall: paint.rose, accent: paint.brick, rows: 1 }, { wall: paint.blue, accent: '#4d7396', rows: 1 }],
    far: neem(eye, [4, 24, 0], 9) + neem(eye, [14, 16, 0], 9) + neem(eye, [-16, 8, 0], 8) + floor(eye, { x: -28, y: -16, w: 64, d: 6 }, lane) + floor(eye, { x: -7, y: -11, w: 5, d: 22 }, paint.sand),
    near: bush(eye, [0, -5, 0], 1.5) + bush(eye, [9, -5, 0], 1.5) + walls(eye, -8) + neem(eye, [-13.6, -3, 0], 7),
  });
}
