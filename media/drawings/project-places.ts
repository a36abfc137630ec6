import { cloud, distance, ground, sky, type Hour } from './shapes/backdrop';
import { building } from './shapes/building';
import { mix, paint, tones } from './shapes/palette';
import { peoplePaint, person } from './shapes/people';
import { bush, neem, plantPaint } from './shapes/plants';
import { tankPaint, truck } from './shapes/roof-things';
import { box, boxes, floor, frontOf, grid, leftOf, patches, rightOf, shadows, sideOf, windows, type Block } from './shapes/solids';
import { cellPaint, solarTable } from './shapes/solar';
import { view } from './shapes/space';
import { words } from './shapes/lettering';
import { document, element, group, numbers, polygon, stroke } from './shapes/svg';

const paints = [cellPaint, ...plantPaint, tankPaint];
const shaded = mix(paint.glass, paint.indigo, 0.25);

/** A school of two floors with open verandahs, children in the yard. */
export function school(eye = view({ origin: [400, 440], scale: 25, distance: 50, turn: 20, height: 12.4 }), hour: Hour = 'dawn'): string {
  const block: Block = { x: -13.5, y: 0, w: 25, d: 7, h: 6.8 };
  const front = frontOf(block);
  const porch: Block = { x: -3.4, y: -1.6, w: 5, d: 1.8, h: 7.6 };
  const bays = grid([4, 2], [0.7, 0.2, 2, 2.5], [2.4, 3.4]);
  const all = [...bays, ...bays.map(([along, ...rest]) => [along + 14.8, ...rest] as const)];
  const child = (kind: 'boy' | 'girl', x: number, y: number): string => person(kind, ...eye.at([x, y, 0]), eye.scale([x, y, 0]) * 1.6);
  return document(
    800, 600, [...paints, ...peoplePaint({ girl: paint.blue, boy: paint.indigo })],
    ground(800, 600, eye.horizon), sky(800, eye.horizon, hour, [90, 70, 26]), cloud(520, 80, 190), distance(800, eye.horizon, 61, 26),
    neem(eye, [-20, 12, 0], 9), neem(eye, [-6, 13, 0], 8), neem(eye, [16, 12, 0], 9),
    floor(eye, { x: -20, y: -13, w: 42, d: 13 }, paint.earth),
    shadows(eye, [block, porch]),
    building(eye, {
      ...block, wall: '#f1cf8e', rim: 0.8,
      walls:
        patches(eye, front, all, mix(paint.indigo, paint.sand, 0.42)) +
        patches(eye, front, all.map(([a, u]) => [a + 0.55, u, 0.8, 2] as const), '#77604c') +
        patches(eye, front, all.map(([a, u]) => [a, u, 2, 0.8] as const), paint.brick) +
        patches(eye, front, [[0, 3.1, 25, 0.3]], paint.lime) +
        windows(eye, sideOf(eye, block), grid([2, 2], [1.2, 1, 1.5, 1.4], [3.2, 3.3]), eye.eye[0] > 0 ? shaded : paint.glass),
      roof:
        solarTable(eye, { x: -12.3, y: 1.2, z: 6.8, columns: 8, rows: 2, clear: 0.8, tilt: 20 }) +
        solarTable(eye, { x: 2.2, y: 1.2, z: 6.8, columns: 7, rows: 2, clear: 0.8, tilt: 20 }),
    }),
    box(eye, porch, paint.terracotta), patches(eye, frontOf(porch), [[1.5, 0, 2, 2.9]], mix(paint.indigo, paint.sand, 0.3)),
    patches(eye, frontOf(porch), [[0.5, 5, 4, 1.3]], paint.lime),
    words('SCHOOL', ...eye.at([-0.9, -1.6, 5.4]), 20, paint.brick, { anchor: 'middle', turned: -3 }),
    bush(eye, [-12, -1, 0], 1.3), bush(eye, [-9.6, -1, 0], 1.1), bush(eye, [-6.4, -1, 0], 1.2), bush(eye, [4, -1, 0], 1.2), bush(eye, [7, -1, 0], 1.2),
    child('girl', -8.4, -6), child('boy', -6.6, -7.4), child('boy', 3, -8.4), child('girl', 5, -7.4), child('girl', -2.4, -4.6),
    neem(eye, [-15.2, -5, 0], 7.5), neem(eye, [12.6, -6.4, 0], 6),
  );
}

/** A factory whose saw-tooth roof carries modules on every southern slope. */
export function factory(eye = view({ origin: [398, 470], scale: 17.5, distance: 64, turn: 28, height: 20 }), hour: Hour = 'golden'): string {
  const hall: Block = { x: -17, y: -8, w: 30, d: 20, h: 7 };
  const teeth = [3, 2, 1, 0].map((at) => {
    const [x0, x1, y0, y1, low, high] = [-17, 13, -8 + at * 5, -3 + at * 5, 7, 10];
    const slope = ([[x0, y0, low], [x1, y0, low], [x1, y1, high], [x0, y1, high]] as const).map(eye.at);
    const gable = ([[x1, y0, low], [x1, y1, low], [x1, y1, high]] as const).map(eye.at);
    const table = solarTable(eye, { x: -15.6, y: y0 + 0.5, z: low + 0.45, columns: 13, rows: 1, clear: 0, tilt: 31, module: [2.1, 4.6] });
    return polygon(slope, '#dfe3e6') + polygon(gable, tones('#cfd4da').right) + table;
  });
  const office: Block = { x: -16, y: -13, w: 9, d: 5, h: 5.4 };
  return document(
    800, 600, paints,
    ground(800, 600, eye.horizon, '#d2cb9a'), sky(800, eye.horizon, hour, [88, 58, 24]), cloud(470, 70, 200), distance(800, eye.horizon, 81, 28),
    neem(eye, [-30, 20, 0], 9), neem(eye, [-16, 24, 0], 8), neem(eye, [18, 22, 0], 9),
    floor(eye, { x: -44, y: -23, w: 86, d: 7 }, mix(paint.road, paint.cream, 0.35)), floor(eye, { x: -2, y: -16, w: 14, d: 8 }, paint.stone),
    shadows(eye, [{ ...hall, h: 9 }, office, { x: 18, y: 3, w: 2, d: 2, h: 16 }]),
    box(eye, { x: 18, y: 3, w: 2, d: 2, h: 15 }, paint.brick), box(eye, { x: 17.8, y: 2.8, z: 13, w: 2.4, d: 2.4, h: 1 }, paint.lime),
    box(eye, hall, '#cfd4da'),
    patches(eye, rightOf(hall), [[0, 0, 20, 1.2]], '#5f6f86'), patches(eye, frontOf(hall), [[0, 0, 30, 1.2]], '#6d7f98'),
    windows(eye, frontOf(hall), grid([4, 1], [11.5, 4.4, 3.4, 1.5], [4.6, 0])), windows(eye, rightOf(hall), grid([4, 1], [1, 3.4, 3, 1.6], [4.9, 0]), shaded),
    patches(eye, frontOf(hall), [[17, 0, 4.4, 3.8]], '#4a5a70'), patches(eye, frontOf(hall), grid([1, 4], [17, 0.4, 4.4, 0.2], [1, 0.85]), '#66788f'),
    ...teeth,
    building(eye, { ...office, wall: paint.sand, rim: 0.6, walls: windows(eye, frontOf(office), grid([3, 2], [0.8, 0.9, 1.9, 1.2], [2.7, 2.5])) + windows(eye, rightOf(office), grid([1, 2], [1.3, 0.9, 2, 1.2], [1, 2.5]), shaded) }),
    truck(...eye.at([7.5, -13.4, 0]), 112, paint.terracotta),
    neem(eye, [-21, -13, 0], 6), bush(eye, [-6, -13.4, 0], 1.6), neem(eye, [15, -12, 0], 7),
  );
}

/** A cold store: a tall insulated block with loading docks, its long roof full of modules. */
export function coldStore(): string {
  const eye = view({ origin: [404, 486], scale: 18.5, distance: 62, turn: -27, height: 19 });
  const store: Block = { x: -15, y: -4, w: 28, d: 15, h: 10 };
  const dock: Block = { x: -12.5, y: -6.4, w: 18, d: 2.4, h: 1.1 };
  const [sx, sy] = eye.at(frontOf(store)(23.4, 6.4));
  const flake = [0, 60, 120].map((angle) => element('path', { d: 'M-22 0H22M-16-6-10 0-16 6M16-6 10 0 16 6', transform: `rotate(${angle})` })).join('');
  return document(
    800, 600, paints,
    ground(800, 600, eye.horizon), sky(800, eye.horizon, 'dawn', [80, 60, 24]), cloud(500, 66, 190), distance(800, eye.horizon, 91, 28),
    neem(eye, [-8, 24, 0], 8), neem(eye, [10, 22, 0], 9), neem(eye, [22, 16, 0], 9),
    floor(eye, { x: -60, y: -20, w: 140, d: 13 }, mix(paint.road, paint.cream, 0.5)),
    shadows(eye, [store]),
    building(eye, {
      ...store, wall: '#e6edf1', edge: '#7fb0cc', rim: 0.8,
      walls:
        patches(eye, frontOf(store), grid([6, 1], [4, 0, 0.1, 9.8], [4, 0]), '#cfdae1') +
        patches(eye, leftOf(store), grid([3, 1], [3.7, 0, 0.1, 9.8], [3.8, 0]), '#d8e0de') +
        patches(eye, frontOf(store), [[0, 7.6, 28, 0.8]], '#7fb0cc') + patches(eye, leftOf(store), [[0, 7.6, 15, 0.8]], '#a6cadb') +
        patches(eye, frontOf(store), grid([3, 1], [4.2, 1.1, 3.4, 3.6], [5.4, 0]), '#46607a') +
        patches(eye, frontOf(store), grid([3, 3], [4.2, 1.9, 3.4, 0.2], [5.4, 1]), '#5f7c98'),
      roof: [9, 5, 1].map((up) => solarTable(eye, { x: -14, y: -4.3 + up, z: 10, columns: 11, rows: 1, clear: 0.7, tilt: 18, module: [2.3, 2.9] })).join(''),
    }),
    box(eye, dock, paint.concrete), boxes(eye, grid([3, 1], [-11.4, 0, 4.8, 0], [5.4, 0]).map(([x]) => ({ x, y: -6, z: 5, w: 4.6, d: 2, h: 0.3 })), '#7fb0cc'),
    group({ transform: `translate(${numbers(sx, sy)})`, stroke: '#3f86b0', 'stroke-width': 4, fill: 'none', 'stroke-linecap': 'round' }, flake),
    truck(...eye.at([-4.2, -9.6, 0]), 122, '#3f86b0'),
    boxes(eye, [{ x: 5, y: -5.4, w: 2, d: 1.6, h: 1.4 }, { x: 7.8, y: -5.4, w: 2, d: 1.6, h: 1.4 }], '#b9c3cc'),
    neem(eye, [-18, -9, 0], 7), bush(eye, [11, -6, 0], 1.5), bush(eye, [13, -6.4, 0], 1.3),
  );
}
