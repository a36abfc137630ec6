import type { Point } from './svg';

/** In metres: x to the right, y away from the viewer (north), z up. */
export type Place = readonly [x: number, y: number, z: number];

export type View = {
  at: (place: Place) => Point;
  /** In pixels per metre. */
  scale: (place: Place) => number;
  eye: Place;
  horizon: number;
};

type Camera = {
  /** The point of the drawing at which the place 0,0,0 appears. */
  origin: Point;
  /** In pixels per metre, at the place 0,0,0. */
  scale: number;
  /** The camera's level distance from the place 0,0,0, in metres. */
  distance: number;
  /** How far the camera stands to the right on a circle around the place 0,0,0, in degrees. */
  turn: number;
  /** The camera's height above the place 0,0,0, in metres. */
  height: number;
};

/** The camera is level, because a tilted one would make upright walls lean. */
export function view({ origin, scale, distance, turn, height }: Camera): View {
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const eye: Place = [sin * distance, -cos * distance, height];
  const horizon = origin[1] - scale * height;
  const scaleAt = ([x, y]: Place): number => (scale * distance) / (distance - x * sin + y * cos);
  return {
    eye,
    horizon,
    scale: scaleAt,
    at: (place) => {
      const [x, y, z] = place;
      return [origin[0] + (x * cos + y * sin) * scaleAt(place), horizon - (z - height) * scaleAt(place)];
    },
  };
}

/** How far a shadow reaches along x and y, in metres for each metre of height. The sun is on the left. */
const shadowRun = [0.85, 0.3] as const;

export function shadowOf([x, y, z]: Place, floor: number): Place {
  const height = z - floor;
  return [x + shadowRun[0] * height, y + shadowRun[1] * height, floor];
}
