import { distance, ground, sky, type Hour } from './shapes/backdrop';
import { building, neighbour } from './shapes/building';
import { paint, tones } from './shapes/palette';
import { plantPaint } from './shapes/plants';
import { tankPaint } from './shapes/roof-things';
import { floor, frontOf, grid, parapet, sunshades, windows, type Block } from './shapes/solids';
import { cellPaint } from './shapes/solar';
import type { View } from './shapes/space';
import { document, line, stroke } from './shapes/svg';

type Terrace = {
  eye: View;
  hour: Hour;
  sun: readonly [number, number, number];
  wall: string;
  /** The floor of the terrace, in metres, at height 0. */
  deck: { x: number; y: number; w: number; d: number };
  /** Markup, from back to front. */
  things: string;
  /** Whether the viewer stands on the terrace. */
  inside?: boolean;
  before?: string;
  seed: number;
};

const [width, height] = [800, 600];

/** The street is seven metres below the floor of the terrace. */
export function terrace({ eye, hour, sun, wall, deck, things, inside = false, before = '', seed }: Terrace): string {
  const { x, y, w, d } = deck;
  const house: Block = { ...deck, z: -7, h: 7 };
  const openings = grid([Math.floor(w / 4.2), 1], [1.4, 4, 1.8, 1.5], [4, 0]);
  const joints = [
    ...Array.from({ length: Math.floor(w / 1.5) }, (_, at) =>
      line(eye.at([x + (at + 1) * 1.5, y, 0]), eye.at([x + (at + 1) * 1.5, y + d, 0])),
    ),
    ...Array.from({ length: Math.floor(d / 1.5) }, (_, at) =>
      line(eye.at([x, y + (at + 1) * 1.5, 0]), eye.at([x + w, y + (at + 1) * 1.5, 0])),
    ),
  ];
  const roof = stroke(joints.join(''), '#b9a98f', 1, { 'stroke-opacity': '.6' }) + things;
  const rim = 0.95;
  return document(
    width,
    height,
    [cellPaint, ...plantPaint, tankPaint],
    ground(width, height, eye.horizon, '#c9c39a'),
    sky(width, eye.horizon, hour, sun),
    distance(width, eye.horizon, seed, 56),
    neighbour(eye, { x: -17, y: 30, z: -7, w: 10, d: 8, h: 5 }, paint.rose),
    neighbour(eye, { x: -2, y: 27, z: -7, w: 11, d: 8, h: 4.6 }, paint.blue),
    neighbour(eye, { x: 14, y: 24, z: -7, w: 10, d: 8, h: 5.6 }, paint.ochre),
    inside
      ? floor(eye, deck, tones(paint.stone).front) + parapet(eye, { ...deck, h: rim }, wall).behind + roof
      : building(eye, {
          ...house,
          wall,
          rim,
          roof,
          walls: windows(eye, frontOf(house), openings) + sunshades(eye, frontOf(house), openings),
        }),
    before,
  );
}
