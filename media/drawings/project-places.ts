import { cloud, distance, ground, sky, type Hour } from './shapes/backdrop';
import { building } from './shapes/building';
import { mix, paint, tones } from './shapes/palette';
import { peoplePaint, person } from './shapes/people';
import { bush, neem, plantPaint } from './shapes/plants';
import { tankPaint, truck } from './shapes/roof-things';
import { box, floor, frontOf, grid, patches, rightOf, shadows, sideOf, windows, type Block } from './shapes/solids';
import { cellPaint, solarTable } from './shapes/solar';
import { view } from './shapes/space';
import { words } from './shapes/lettering';
import { document, polygon } from './shapes/svg';

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
