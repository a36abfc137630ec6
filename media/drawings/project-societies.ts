import { cloud, distance, ground, sky, type Hour } from './shapes/backdrop';
import { building, neighbour } from './shapes/building';
import { mix, paint } from './shapes/palette';
import { bush, neem, plantPaint } from './shapes/plants';
import { balconies, stairHead, tank, tankPaint } from './shapes/roof-things';
import { boxes, floor, frontOf, grid, patches, rightOf, shadows, sideOf, windows, type Block } from './shapes/solids';
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

/** A tower of many floors seen from the air, the array on a high frame over its terrace. */
export function highRise(): string {
  const eye = view({ origin: [376, 742], scale: 15.5, distance: 84, turn: 30, height: 44 });
  const tower = (block: Block, wall: string, band: string, roof: string): string => {
    const { w, d, h } = block;
    const floors = Math.floor(h / 3.1);
    const first = 2;
    const count = floors - first;
    return building(eye, {
      ...block, wall, rim: 1.2, edge: paint.white,
      walls:
        patches(eye, frontOf(block), [[w * 0.36, 0, w * 0.28, h]], band) +
        patches(eye, rightOf(block), [[d * 0.38, 0, d * 0.24, h]], mix(band, '#3b3766', 0.3)) +
        patches(eye, frontOf(block), grid([1, count], [w * 0.36, first * 3.1 + 0.8, w * 0.28, 1], [1, 3.1]), paint.lime) +
        patches(eye, frontOf(block), grid([2, count], [1.1, first * 3.1 + 0.8, w * 0.26, 1.6], [w * 0.58, 3.1]), paint.glass) +
        patches(eye, rightOf(block), grid([2, count], [1, first * 3.1 + 0.8, d * 0.24, 1.6], [d * 0.58, 3.1]), shaded),
      roof,
    });
  };
  const near: Block = { x: -8.5, y: -6, w: 14, d: 12, h: 34 };
  const far: Block = { x: 10, y: 26, w: 13, d: 11, h: 28 };
  return document(
    800, 600, paints,
    ground(800, 600, eye.horizon, '#d6cfae'), sky(800, eye.horizon, 'golden', [120, 34, 22]), distance(800, eye.horizon, 51, 30),
    neighbour(eye, { x: -56, y: 50, w: 16, d: 12, h: 14 }, paint.rose), neighbour(eye, { x: -30, y: 42, w: 14, d: 12, h: 20 }, paint.sand),
    neighbour(eye, { x: -34, y: 14, w: 13, d: 12, h: 12 }, paint.blue),
    neem(eye, [-6, 36, 0], 12), neem(eye, [2, 30, 0], 10),
    tower(far, mix(paint.blue, paint.lime, 0.35), paint.cream, solarTable(eye, { x: 12, y: 28, z: 28, columns: 8, rows: 2, clear: 1.6, tilt: 18, cells: [2, 3] })),
    shadows(eye, [near]),
    neem(eye, [-22, -2, 0], 12), neem(eye, [-27, 8, 0], 12), neem(eye, [17, -2, 0], 11), neem(eye, [22, 4, 0], 12),
    tower(near, paint.sand, paint.terracotta,
      stairHead(eye, { x: -7.6, y: 1.6, z: 34, w: 4, d: 3.4, h: 2.8 }, paint.sand) + tank(eye, [-6.6, 3, 37], 1.7) + tank(eye, [-4.8, 3, 37], 1.7) +
      solarTable(eye, { x: -6.6, y: -4.6, z: 34, columns: 10, rows: 3, clear: 2, tilt: 18, cells: [3, 5] })),
  );
}
