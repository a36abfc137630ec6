import type { Point } from './svg';

/** A place in the space that a drawing shows, in metres: x to the right, y away from the viewer (north), z up. */
export type Place = readonly [x: number, y: number, z: number];

export type View = {
  /** Projects a place in space to a point of the drawing. */
  at: (place: Place) => Point;
  /** The scale of the drawing at a place in space, in pixels a metre. */
  scale: (place: Place) => number;
  /** The height-to-width ratio of a circle that lies flat at a place in the drawing. At 0 the circle appears as a line. */
  flatness: (place: Place) => number;
  eye: Place;
  horizon: number;
};

type Camera = {
  /** The point of the drawing at which the place 0,0,0 appears. */
  origin: Point;
  /** The scale of the drawing at the place 0,0,0, in pixels a metre. */
  scale: number;
  /** The distance of the camera from the place 0,0,0 along the ground, in metres. */
  distance: number;
  /** The angle in degrees by which the camera has moved to the right around the place 0,0,0. */
  turn: number;
  /** The height of the camera above the ground, in metres. */
  height: number;
};

/**
 * Makes a perspective view for a drawing. The camera is level, so that walls are upright, as in pictures of
 * architecture.
 */
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

/**
 * The direction of shadows in drawings, per metre of height: to the right and slightly away from the viewer, because
 * the sun is on the left.
 */
const shadowRun = [0.85, 0.3] as const;

/** The place on a level floor to which the shadow of a place in a drawing falls. */
export function shadowOf([x, y, z]: Place, floor: number): Place {
  const height = z - floor;
  return [x + shadowRun[0] * height, y + shadowRun[1] * height, floor];
}
