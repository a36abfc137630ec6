import type { Point } from './svg';

/** Metres: x to the right, y away from the viewer (north), z up. */
export type Place = readonly [x: number, y: number, z: number];

export type View = {
  /** Where a place stands in the picture. */
  at: (place: Place) => Point;
  /** Pixels a metre takes at a place. */
  scale: (place: Place) => number;
  /** How far circles that lie flat are pressed together at a place: 0 is a line. */
  flatness: (place: Place) => number;
  eye: Place;
  horizon: number;
};

type Camera = {
  /** Where 0,0,0 stands in the picture. */
  origin: Point;
  /** Pixels a metre takes there. */
  scale: number;
  /** Metres from the eye to 0,0,0 along the ground. */
  distance: number;
  /** Degrees the eye has walked to the right around 0,0,0. */
  turn: number;
  /** Metres of the eye above the ground. */
  height: number;
};

/** A camera held level, so that walls stay upright, as in pictures of architecture. */
export function view({ origin, scale, distance, turn, height }: Camera): View {
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const eye: Place = [sin * distance, -cos * distance, height];
  const horizon = origin[1] - scale * height;
  const depth = ([x, y]: Place): number => distance - x * sin + y * cos;
  const scaleAt = (place: Place): number => (scale * distance) / depth(place);
  return {
    eye,
    horizon,
    scale: scaleAt,
    at: (place) => {
      const [x, y, z] = place;
      return [origin[0] + (x * cos + y * sin) * scaleAt(place), horizon - (z - height) * scaleAt(place)];
    },
    flatness: (place) => (height - place[2]) / depth(place),
  };
}

/** How far a shadow runs for each metre of height: to the right and a little away, for a sun at the left. */
const shadowRun = [0.85, 0.3] as const;

/** Where the shadow of a place falls on a level floor. */
export function shadowOf([x, y, z]: Place, floor: number): Place {
  const height = z - floor;
  return [x + shadowRun[0] * height, y + shadowRun[1] * height, floor];
}
