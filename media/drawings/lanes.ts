import { distance, ground, sky, type Hour } from './shapes/backdrop';
import { building, neighbour } from './shapes/building';
import { mix, paint } from './shapes/palette';
import { bush, neem, plantPaint } from './shapes/plants';
import { tank, tankPaint } from './shapes/roof-things';
import { floor, frontOf, grid, shadows, sideOf, windows, type Block } from './shapes/solids';
import { cellPaint, solarTable } from './shapes/solar';
import { view, type View } from './shapes/space';
import { words } from './shapes/lettering';
import { document } from './shapes/svg';

type House = { x: number; y: number; h: number; wall: string; columns: number; tank?: boolean };

/** A small house of the lane with two rows of modules on its roof. */
function house(eye: View, { x, y, h, wall, columns, tank: withTank }: House): string {
  const block: Block = { x, y, w: 8, d: 7, h };
  const side = windows(eye, sideOf(eye, block), [[2.4, h - 2.2, 1.5, 1.3]], mix(paint.glass, paint.indigo, 0.2));
  return (
    shadows(eye, [block]) +
    building(eye, {
      ...block, wall, rim: 0.7,
      walls: windows(eye, frontOf(block), grid([2, Math.round(h / 3.2)], [1, 1, 1.7, 1.4], [4, 3.1])) + side,
      roof: (withTank ? tank(eye, [x + 1.2, y + 5.6, h], 1.5) : '') + solarTable(eye, { x: x + 1, y: y + 1.4, z: h, columns, rows: 2, clear: 0.8, tilt: 20 }),
    })
  );
}

/** Six hundred clients: a lane where one roof after another carries modules. */
export function journeyClients(): string {
  const eye = view({ origin: [400, 430], scale: 22, distance: 56, turn: 26, height: 17 });
  const nearRow: House[] = [
    { x: -13, y: -5, wall: paint.sand, h: 3.6, columns: 5, tank: true },
    { x: -2.5, y: -5, wall: paint.peach, h: 6.4, columns: 6 },
    { x: 8, y: -5, wall: paint.blue, h: 3.4, columns: 5, tank: true },
  ];
  return document(
    800, 600, [cellPaint, ...plantPaint, tankPaint],
    ground(800, 600, eye.horizon, '#d3cb98'), sky(800, eye.horizon, 'dawn', [96, 44, 24]), distance(800, eye.horizon, 19, 28),
    neighbour(eye, { x: -26, y: 34, w: 11, d: 8, h: 6 }, paint.rose), neighbour(eye, { x: -8, y: 36, w: 11, d: 8, h: 5 }, paint.blue),
    floor(eye, { x: -30, y: 5.6, w: 60, d: 3.6 }, paint.earth), neem(eye, [-16, 13, 0], 8), neem(eye, [12, 20, 0], 8),
    house(eye, { x: 2, y: 10, wall: paint.rose, h: 3.4, columns: 6 }),
    neem(eye, [-18, 1, 0], 8),
    ...nearRow.map((one) => house(eye, one)),
    floor(eye, { x: -28, y: -12, w: 56, d: 4 }, mix(paint.road, paint.cream, 0.35)),
    bush(eye, [-4, -6.4, 0], 1.3), bush(eye, [7, -6.4, 0], 1.2), neem(eye, [-15, -8, 0], 5),
  );
}

/** The banner of the subsidies page: the sun pays, over a row of roofs. */
export function subsidiesBanner(): string {
  const [width, height] = [1280, 480];
  const eye = view({ origin: [690, 420], scale: 26, distance: 60, turn: 16, height: 9.2 });
  const [sunX, sunY, sunR]: readonly [number, number, number] = [170, 82, 54];
  const row: House[] = [
    { x: -13.5, y: 0, wall: paint.sand, h: 3.4, columns: 5, tank: true },
    { x: -4, y: 0, wall: paint.peach, h: 6.2, columns: 6 },
    { x: 5.5, y: 0, wall: paint.mint, h: 3.6, columns: 5, tank: true },
    { x: 15, y: 0, wall: paint.blue, h: 6, columns: 6 },
  ];
  const hour: Hour = 'golden';
  return document(
    width, height, [cellPaint, ...plantPaint, tankPaint],
    ground(width, height, eye.horizon, '#d3cb98'), sky(width, eye.horizon, hour, [sunX, sunY, sunR]),
    words('₹', sunX, sunY + 25, 72, '#a86400', { anchor: 'middle' }), distance(width, eye.horizon, 29, 30),
    neem(eye, [-24, 12, 0], 9), neem(eye, [-6, 14, 0], 8), neem(eye, [13, 14, 0], 9), neem(eye, [27, 10, 0], 8),
    ...row.map((one) => house(eye, one)),
    floor(eye, { x: -40, y: -8, w: 80, d: 4 }, mix(paint.road, paint.cream, 0.35)),
    bush(eye, [-16, -1.6, 0], 1.4), bush(eye, [-5, -1.6, 0], 1.2), bush(eye, [4.6, -1.6, 0], 1.2), bush(eye, [14, -1.6, 0], 1.3), neem(eye, [-19.5, -3, 0], 6), bush(eye, [-24, -4, 0], 1.8),
  );
}
