import { distance, ground, sky, type Hour } from './shapes/backdrop';
import { building, neighbour } from './shapes/building';
import { paint, tones } from './shapes/palette';
import { plantPaint, pot } from './shapes/plants';
import { peoplePaint, person, type Kind } from './shapes/people';
import { tank, tankPaint } from './shapes/roof-things';
import { box, floor, frontOf, grid, parapet, sunshades, windows, type Block } from './shapes/solids';
import { cellPaint, solarTable } from './shapes/solar';
import { view, type Place, type View } from './shapes/space';
import { document, line, stroke } from './shapes/svg';

type Terrace = {
  size?: readonly [width: number, height: number];
  eye: View;
  hour: Hour;
  sun: readonly [number, number, number];
  wall: string;
  /** The terrace: its floor is level 0. */
  deck: { x: number; y: number; w: number; d: number };
  dresses?: Partial<Record<Kind, string>>;
  /** What stands on the terrace, from back to front. */
  things: string;
  /** The eye stands on the terrace: the near wall is behind it. */
  inside?: boolean;
  before?: string;
  seed: number;
};

/** A roof terrace over its neighbourhood: the floor is level 0, the street seven metres below. */
export function terrace({ size: [width, height] = [800, 600], eye, hour, sun, wall, deck, dresses = {}, things, inside = false, before = '', seed }: Terrace): string {
  const { x, y, w, d } = deck;
  const house: Block = { ...deck, z: -7, h: 7 };
  const openings = grid([Math.floor(w / 4.2), 1], [1.4, 4, 1.8, 1.5], [4, 0]);
  const joints = [
    ...Array.from({ length: Math.floor(w / 1.5) }, (_, at) => line(eye.at([x + (at + 1) * 1.5, y, 0]), eye.at([x + (at + 1) * 1.5, y + d, 0]))),
    ...Array.from({ length: Math.floor(d / 1.5) }, (_, at) => line(eye.at([x, y + (at + 1) * 1.5, 0]), eye.at([x + w, y + (at + 1) * 1.5, 0]))),
  ];
  const roof = stroke(joints.join(''), '#b9a98f', 1, { 'stroke-opacity': '.6' }) + things;
  const rim = 0.95;
  return document(
    width, height, [cellPaint, ...plantPaint, tankPaint, ...peoplePaint(dresses)],
    ground(width, height, eye.horizon, '#c9c39a'), sky(width, eye.horizon, hour, sun), distance(width, eye.horizon, seed, 56),
    neighbour(eye, { x: -17, y: 30, z: -7, w: 10, d: 8, h: 5 }, paint.rose),
    neighbour(eye, { x: -2, y: 27, z: -7, w: 11, d: 8, h: 4.6 }, paint.blue),
    neighbour(eye, { x: 14, y: 24, z: -7, w: 10, d: 8, h: 5.6 }, paint.ochre),
    inside
      ? floor(eye, deck, tones(paint.stone).front) + parapet(eye, { ...deck, h: rim }, wall).behind + roof
      : building(eye, { ...house, wall, rim, roof, walls: windows(eye, frontOf(house), openings) + sunshades(eye, frontOf(house), openings) }),
    before,
  );
}

export const standing = (eye: View, kind: Kind, place: Place, metres: number): string => person(kind, ...eye.at(place), eye.scale(place) * metres);

/** News: a rooftop that now makes its own power. */
export function newsRooftop(): string {
  const eye = view({ origin: [430, 450], scale: 42, distance: 30, turn: -26, height: 6 });
  return terrace({
    eye, hour: 'dawn', sun: [92, 90, 30], wall: paint.blue, deck: { x: -8.5, y: -3.6, w: 16, d: 10 }, seed: 25,
    things:
      tank(eye, [5.4, 5, 0], 1.7) +
      solarTable(eye, { x: -6.6, y: 2, z: 0, columns: 10, rows: 1, clear: 0.8, tilt: 22 }) +
      solarTable(eye, { x: -6.6, y: -1.8, z: 0, columns: 10, rows: 1, clear: 0.8, tilt: 22 }) +
      pot(eye, [5.8, -2, 0], 1.5, true) + pot(eye, [5.9, 0.4, 0], 1.3),
  });
}

/** 2020: the first small rooftop, four modules and two people who put them there. */
export function journey2020(): string {
  const eye = view({ origin: [372, 450], scale: 76, distance: 26, turn: 22, height: 3.9 });
  return terrace({
    eye, hour: 'dawn', sun: [122, 120, 42], wall: paint.peach, deck: { x: -6, y: -11, w: 26, d: 16 }, inside: true, seed: 35,
    dresses: { worker: '#3d6f9e', man: '#7a94b4' },
    things:
      tank(eye, [3.7, 3.9, 0], 1.7) +
      solarTable(eye, { x: -3.8, y: -0.8, z: 0, columns: 4, rows: 1, clear: 0.8, tilt: 26, module: [1.2, 2.2], cells: [6, 10] }) +
      standing(eye, 'worker', [1.9, -2.4, 0], 1.75) + standing(eye, 'man', [3, -2.8, 0], 1.75),
  });
}

/** Two thousand customers: a family on its terrace looks at the morning sun. */
export function journeyCustomers(): string {
  const eye = view({ origin: [410, 436], scale: 72, distance: 22, turn: 14, height: 2.8 });
  return terrace({
    eye, hour: 'golden', sun: [270, 130, 58], wall: paint.lime, deck: { x: -9, y: -14, w: 28, d: 18 }, inside: true, seed: 45,
    dresses: { man: '#5f86a8', woman: '#b8453a', girl: '#e8a13c', boy: '#3f7a63' },
    things:
      solarTable(eye, { x: 1.6, y: -0.4, z: 0, columns: 6, rows: 2, clear: 1.1, tilt: 20, cells: [4, 7] }) +
      pot(eye, [-6.6, 2.8, 0], 1.5, true) +
      standing(eye, 'woman', [-2.1, -5.6, 0], 1.68) + standing(eye, 'man', [-0.2, -5.8, 0], 1.8) + standing(eye, 'girl', [-1.3, -6, 0], 1.25) + standing(eye, 'boy', [0.5, -6, 0], 1.1),
  });
}

/** The survey: a surveyor and the lady of the house on an empty terrace, the sun's path over it. */
export function consultSurvey(): string {
  const eye = view({ origin: [420, 440], scale: 68, distance: 24, turn: -20, height: 3.9 });
  const [a, b, c, d] = ([[-5, 2.4, 0.02], [4, 2.4, 0.02], [4, -3.6, 0.02], [-5, -3.6, 0.02]] as const).map(eye.at);
  const dashes = a && b && c && d ? [line(a, b), line(b, c), line(c, d), line(d, a)].join('') : '';
  return terrace({
    eye, hour: 'noon', sun: [130, 112, 34], wall: paint.mint, deck: { x: -22, y: -12, w: 28.5, d: 17 }, inside: true, seed: 55,
    dresses: { worker: '#f4f1ea', woman: '#2f7d6b' },
    things:
      tank(eye, [5, 4, 0], 1.7) + pot(eye, [-4.6, 3.8, 0], 1.4, true) +
      stroke(dashes, paint.sun, 6, { 'stroke-dasharray': '16 10' }) +
      standing(eye, 'worker', [-1, -2.4, 0], 1.78) + box(eye, { x: -0.8, y: -2.6, z: 0.72, w: 0.42, d: 0.06, h: 0.56 }, paint.cream) +
      standing(eye, 'woman', [1, -3, 0], 1.66),
    before: stroke('M130 112Q420-60 742 150', '#fff6dc', 5, { 'stroke-dasharray': '1 14', 'stroke-linecap': 'round' }),
  });
}

/** The installation: two workers bring a module to a frame that is half filled. */
export function consultInstall(): string {
  const eye = view({ origin: [384, 432], scale: 68, distance: 26, turn: 20, height: 4.2 });
  const rail = (y: number, z: number): string => line(eye.at([-5, y, z]), eye.at([4.6, y, z]));
  const beam = (x: number): string => line(eye.at([x, -0.9, 0.75]), eye.at([x, 2.8, 2.24]));
  const legs = [0.6, 2.5, 4.4].map((x) => line(eye.at([x, -0.7, 0]), eye.at([x, -0.7, 0.8])) + line(eye.at([x, 2.6, 0]), eye.at([x, 2.6, 2.1])));
  return terrace({
    eye, hour: 'dawn', sun: [104, 90, 32], wall: paint.sand, deck: { x: -7.5, y: -12, w: 26, d: 17 }, inside: true, seed: 65,
    dresses: { worker: '#3d6f9e' },
    things:
      tank(eye, [-6.4, 3.8, 0], 1.6) +
      stroke(legs.join(''), '#7d889b', 6) + stroke([0.6, 2.5, 4.4].map(beam).join(''), '#99a4b5', 6) + stroke(rail(-0.4, 0.98) + rail(1, 1.5) + rail(2.3, 2.02), '#c3cad5', 5) +
      solarTable(eye, { x: -5, y: -0.9, z: 0, columns: 5, rows: 2, clear: 0.78, tilt: 22 }) +
      standing(eye, 'worker', [0.9, -2.9, 0], 1.78) + standing(eye, 'worker', [3, -3.1, 0], 1.74) +
      solarTable(eye, { x: 1.24, y: -3.1, z: 0.62, columns: 1, rows: 1, clear: 0.01, tilt: 74, module: [1.5, 1], cells: [10, 6] }),
  });
}

/** News: a cleaner with a long brush before a row of modules. */
export function newsCleaning(): string {
  const eye = view({ origin: [392, 436], scale: 74, distance: 26, turn: 18, height: 3.7 });
  return terrace({
    eye, hour: 'noon', sun: [88, 84, 30], wall: paint.rose, deck: { x: -8, y: -12, w: 26, d: 17 }, inside: true, seed: 75,
    dresses: { worker: '#3d6f9e' },
    things:
      solarTable(eye, { x: -5.4, y: -0.6, z: 0, columns: 8, rows: 2, clear: 0.7, tilt: 24 }) +
      box(eye, { x: 1.7, y: -2.7, w: 0.5, d: 0.5, h: 0.45 }, '#3f86b0') +
      standing(eye, 'worker', [-1, -2.6, 0], 1.78) +
      stroke(line(eye.at([-0.74, -2.7, 0.95]), eye.at([1.3, 0.7, 1.5])), paint.wood, 6, { 'stroke-linecap': 'round' }) +
      stroke(line(eye.at([0.9, 0.7, 1.4]), eye.at([1.8, 1, 1.5])), paint.sun, 15, { 'stroke-linecap': 'round' }),
  });
}
