import { cloud, distance, ground, sky, treeline, type Hour } from './shapes/backdrop';
import { building, neighbour } from './shapes/building';
import { mix, paint } from './shapes/palette';
import { bougainvillea, bush, neem, plantPaint, pot } from './shapes/plants';
import { balconies, car, post, skirting, stairHead, tank, tankPaint } from './shapes/roof-things';
import { box, floor, frontOf, grid, leftOf, patches, rightOf, shadows, sunshades, windows, type Block } from './shapes/solids';
import { cellPaint, solarTable } from './shapes/solar';
import { view, type View } from './shapes/space';
import { document, stroke, line, shape } from './shapes/svg';

const paints = [cellPaint, ...plantPaint, tankPaint];
const shaded = mix(paint.glass, paint.indigo, 0.25);
const lane = mix(paint.road, paint.cream, 0.35);

/** Three narrow houses wall to wall; the middle one carries the array. */
export function rowHouse(): string {
  const eye = view({ origin: [408, 500], scale: 35, distance: 44, turn: -28, height: 11.4 });
  const houses = [
    { x: 3.2, wall: paint.blue, edge: paint.lime, h: 6.4, door: paint.leaf },
    { x: -3, wall: paint.peach, edge: paint.white, h: 6.6, door: paint.wood },
    { x: -9.2, wall: paint.mint, edge: paint.lime, h: 6.2, door: paint.terracotta },
  ].map((house) => ({ ...house, y: -3, w: 6.2, d: 8.5 }));
  const drawn = houses.map(({ door, ...house }, at) => {
    const wall = frontOf(house);
    const openings = [[0.7, 4.1, 1.5, 1.4], [3.4, 1.1, 1.7, 1.4]] as const;
    const roof = [
      tank(eye, [house.x + 2, 4.2, house.h], 1.5) + stairHead(eye, { x: house.x + 3, y: 2.6, z: house.h, w: 2.6, d: 2.2, h: 2.3 }, house.wall),
      solarTable(eye, { x: -2.5, y: -2.2, z: house.h, columns: 5, rows: 2, clear: 1.6, tilt: 20, cells: [3, 4] }),
      tank(eye, [house.x + 1.5, 3.6, house.h], 1.5) + pot(eye, [house.x + 4, -1, house.h], 1.2, true),
    ][at];
    return building(eye, {
      ...house, rim: 0.85, roof,
      walls: windows(eye, wall, openings) + sunshades(eye, wall, openings) +
        patches(eye, wall, [[1, 0, 1.2, 2.3], [3.5, 3.4, 1.1, 2.2]], door) +
        balconies(eye, house, [[2.7, 3.2, 2.9]], at === 1 ? paint.terracotta : paint.lime) +
        (at === 2 ? windows(eye, leftOf(house), grid([2, 2], [1.4, 1.1, 1.4, 1.3], [4, 3])) : ''),
    });
  });
  return document(
    800, 600, paints,
    ground(800, 600, eye.horizon, paint.earth), sky(800, eye.horizon, 'golden', [60, 40, 22]), distance(800, eye.horizon, 23, 26),
    neighbour(eye, { x: -2, y: 32, w: 11, d: 8, h: 7 }, paint.rose), neighbour(eye, { x: 16, y: 24, w: 10, d: 8, h: 7 }, paint.ochre),
    neem(eye, [-8, 17, 0], 9), neem(eye, [4, 16, 0], 8), neem(eye, [18, 15, 0], 9),
    shadows(eye, houses),
    floor(eye, { x: -40, y: -13, w: 90, d: 5.5 }, lane), floor(eye, { x: -40, y: -7.5, w: 90, d: 0.5 }, paint.stone),
    ...drawn,
    neem(eye, [-12, -4.5, 0], 6), bush(eye, [4, -3.8, 0], 0.9), bush(eye, [9.6, -4.2, 0], 1.2),
    car(...eye.at([5.8, -6.2, 0]), 132, '#4d7396'),
  );
}

/** A village house behind its verandah, mustard in flower round it, six modules on the roof. */
function village([width, height]: readonly [number, number], eye: View, hour: Hour, sun: readonly [number, number, number]): string {
  const house: Block = { x: -6, y: -1, w: 11, d: 6, h: 3.2 };
  const front = frontOf(house);
  const field = (y: number, d: number, x = -60, w = 140): string => floor(eye, { x, y, w, d }, y % 2 ? '#e9c74f' : '#d9c45a');
  const cot = (x: number, y: number): string => {
    const [a, b, c, d] = ([[x, y, 0.45], [x + 2, y, 0.45], [x + 2, y + 0.9, 0.45], [x, y + 0.9, 0.45]] as const).map(eye.at);
    const legs = ([[x, y, 0], [x + 2, y, 0], [x + 2, y + 0.9, 0]] as const).map((foot) => line(eye.at(foot), eye.at([foot[0], foot[1], 0.5])));
    return a && b && c && d ? stroke(legs.join(''), paint.wood, 4) + shape(`M${[a, b, c, d].flat().map(Math.round).join(' ')}Z`, paint.cream, { stroke: paint.wood, 'stroke-width': 3 }) : '';
  };
  return document(
    width, height, paints,
    ground(width, height, eye.horizon), sky(width, eye.horizon, hour, sun), cloud(width * 0.6, eye.horizon * 0.62, width / 4), treeline(width, eye.horizon + 8, 33, '#c4cfae', 30), treeline(width, eye.horizon + 26, 31, '#a3be88', 26),
    field(14, 70), field(9, 3.6),
    neem(eye, [-12, 7, 0], 8.6), neem(eye, [11.5, 10, 0], 7),
    floor(eye, { x: -22, y: -8, w: 44, d: 14 }, paint.earth), field(-15, 7),
    shadows(eye, [house, { x: -6, y: -3.4, w: 11, d: 0.3, h: 2.6 }]),
    building(eye, {
      ...house, wall: '#e9b98a', edge: paint.lime, rim: 0.5,
      walls: skirting(eye, house, 0.7, '#8fb3b8') + windows(eye, front, [[1.2, 0.9, 1.5, 1.3], [8, 0.9, 1.5, 1.3]], '#2f6d5b') +
        patches(eye, front, [[4.8, 0, 1.4, 2.2]], '#2f7d6b') + patches(eye, rightOf(house), [[2.2, 1.2, 1.3, 1.2]], '#2a5f52') +
        patches(eye, front, [[0, 1.9, 11, 0.9]], '#c08f6c'),
      roof: solarTable(eye, { x: -4.6, y: 0.8, z: 3.2, columns: 5, rows: 2, clear: 0.7, tilt: 24, cells: [4, 6] }) + tank(eye, [3.6, 3.4, 3.2], 1.3),
    }),
    box(eye, { x: -6.2, y: -3.6, w: 11.4, d: 2.7, h: 0.3 }, paint.sand),
    ...[-6, -2.4, 1.2, 4.8].map((x) => post(eye, [x, -3.4, 0.3], 2.3, 0.22, '#a5673f')),
    box(eye, { x: -6.5, y: -3.9, z: 2.6, w: 12, d: 3, h: 0.16 }, '#b9623f'),
    cot(-3.6, -5.8), box(eye, { x: 2.4, y: -6, w: 0.9, d: 0.9, h: 0.9 }, paint.terracotta), bush(eye, [2.85, -5.55, 0.9], 0.8),
    bougainvillea(...eye.at([-6.4, -3.6, 1.7]), 96),
    bush(eye, [6.6, -2, 0], 1.1), neem(eye, [8.6, -3.4, 0], 4.4),
  );
}

/** The village house among the projects. */
export const villageHouse = (): string =>
  village([800, 600], view({ origin: [400, 448], scale: 40, distance: 40, turn: 26, height: 7.6 }), 'dawn', [118, 92, 34]);
