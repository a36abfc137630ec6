import type { Box, Roof } from './plan';
import { clearAir, midMonths, shadeHours, type SunDirection, sunDirection } from './sun-path';

const RADIANS = Math.PI / 180;

/** A direction to the sun on the plan of a roof: a vector of length 1 along x, along y and upwards. */
export interface Ray {
  x: number;
  y: number;
  up: number;
}

/** An hour of the year in which the sun stands before the panels. */
export interface SunHour extends Ray {
  /** The part of the year's direct sunlight on a panel without shade that comes in this hour. All add up to 1. */
  share: number;
}

/** Turns a direction to the sun from the compass to the plan of a roof. */
export function rayOnPlan({ east, north: northward, up }: SunDirection, { north }: Roof): Ray {
  const [sin, cos] = [Math.sin(north * RADIANS), Math.cos(north * RADIANS)];
  return { x: east * cos - northward * sin, y: east * sin + northward * cos, up };
}

/**
 * Returns the hours of the 15th of each month in which the sun stands before panels that face the street side. `share`
 * is the part of an hour in the sum of all these hours. An hour counts as much as the cosine of the angle between the sun
 * and the line perpendicular to the panels, times the part of the sunlight that comes through clear air.
 * @param tilt of the panels, in degrees
 */
export function sunHours(roof: Roof, tilt: number): SunHour[] {
  const [sin, cos] = [Math.sin(tilt * RADIANS), Math.cos(tilt * RADIANS)];
  const hours = midMonths
    .flatMap((day) => shadeHours.map((hour) => rayOnPlan(sunDirection(roof.latitude, day, hour), roof)))
    .filter(({ up }) => up > 0)
    .map((ray) => ({ ...ray, share: (cos * ray.up - sin * ray.y) * clearAir(ray.up) }))
    .filter(({ share }) => share > 0);
  const whole = hours.reduce((sum, { share }) => sum + share, 0);
  return hours.map((hour) => ({ ...hour, share: hour.share / whole }));
}

/**
 * Whether a box stands between a point and the sun. The ray meets the box if, below the height of the top, it is between
 * both pairs of sides at once.
 */
function boxHides({ x, y, width, depth, height }: Box, ray: Ray, pointX: number, pointY: number, z: number): boolean {
  const top = (height - z) / ray.up;
  if (top <= 0) return false;
  const toX = (ray.x > 0 ? x : x + width) - pointX;
  const toY = (ray.y > 0 ? y : y + depth) - pointY;
  // A ray along one pair of sides divides by 0: it is between them for ever, or never.
  const enter = Math.max(0, toX / ray.x, toY / ray.y);
  const leave = Math.min(
    top,
    (toX + Math.sign(ray.x || -1) * width) / ray.x,
    (toY + Math.sign(ray.y || -1) * depth) / ray.y,
  );
  return enter < leave;
}

/** Whether the wall round a roof stands between a point on the roof and the sun. */
function parapetHides({ width, depth, parapet }: Roof, ray: Ray, x: number, y: number, z: number): boolean {
  if (z >= parapet) return false;
  const leave = Math.min(((ray.x > 0 ? width : 0) - x) / ray.x, ((ray.y > 0 ? depth : 0) - y) / ray.y);
  return z + leave * ray.up < parapet;
}

/** Whether anything stands between a point on a roof, at the height z, and the sun. */
export function isShaded(roof: Roof, ray: Ray, x: number, y: number, z: number): boolean {
  if (parapetHides(roof, ray, x, y, z)) return true;
  for (const box of roof.things) if (boxHides(box, ray, x, y, z)) return true;
  return false;
}

/** A set of hours: bit n of the numbers, 32 bits each, stands for hour n of a list. */
export type HourSet = Int32Array;

/** Returns the hours in which a point on a roof, at the height z, lies in shade. */
export function shadedHours(roof: Roof, hours: readonly SunHour[], x: number, y: number, z: number): HourSet {
  const set = new Int32Array(Math.ceil(hours.length / 32));
  for (let index = 0; index < hours.length; index++)
    if (isShaded(roof, hours[index]!, x, y, z)) set[index >> 5]! |= 1 << (index & 31);
  return set;
}

/** Returns the part of the year's direct sunlight that comes in the hours in which two points or more lie in shade. */
export function shareWithTwoShaded(points: readonly HourSet[], hours: readonly SunHour[]): number {
  let share = 0;
  for (let word = 0; word * 32 < hours.length; word++) {
    let [once, twice] = [0, 0];
    for (const point of points) {
      twice |= once & point[word]!;
      once |= point[word]!;
    }
    for (let bit = 0; twice !== 0; bit++, twice >>>= 1) if (twice & 1) share += hours[word * 32 + bit]!.share;
  }
  return share;
}
