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

/** The parts of a line that lie in shade: where each begins and ends, in order of where they begin. */
type Spans = [from: number, to: number][];

/**
 * Returns the part of the line at y and z, along x, that lies in the shade of a box, or undefined without any. The rays
 * to the sun pass between the near and the far side of the box, and below its top, on a part of their way: in it they
 * have to pass between the left and the right side too.
 */
function shadeOfBox({ x, y, width, depth, height }: Box, ray: Ray, atY: number, z: number): Spans[number] | undefined {
  let [enter, leave] = [0, (height - z) / ray.up];
  if (ray.y === 0) {
    if (atY <= y || atY >= y + depth) return undefined;
  } else {
    const [toNear, toFar] = [(y - atY) / ray.y, (y + depth - atY) / ray.y];
    enter = Math.max(enter, Math.min(toNear, toFar));
    leave = Math.min(leave, Math.max(toNear, toFar));
  }
  if (enter >= leave) return undefined;
  return [x - Math.max(enter * ray.x, leave * ray.x), x + width - Math.min(enter * ray.x, leave * ray.x)];
}

/** Returns the parts of the line at y and z, along x, that lie in the shade of the wall round a roof. */
function shadeOfParapet({ width, depth, parapet }: Roof, ray: Ray, y: number, z: number): Spans {
  const reach = (parapet - z) / ray.up;
  if (reach <= 0) return [];
  const isBehindWall = ((ray.y > 0 ? depth : 0) - y) / ray.y < reach;
  if (isBehindWall) return [[0, width]];
  return [ray.x > 0 ? [width - reach * ray.x, width] : [0, -reach * ray.x]];
}

/** Returns the parts of the line at y and z, along x, that lie in shade. No two of them share a part. */
export function shadeOnLine(roof: Roof, ray: Ray, y: number, z: number): Spans {
  const spans = shadeOfParapet(roof, ray, y, z);
  for (const box of roof.things) {
    const span = shadeOfBox(box, ray, y, z);
    if (span) spans.push(span);
  }
  if (spans.length < 2) return spans;
  spans.sort((a, b) => a[0] - b[0]);
  const joined = [spans[0]!];
  for (const span of spans) {
    const last = joined.at(-1)!;
    if (span[0] > last[1]) joined.push(span);
    else last[1] = Math.max(last[1], span[1]);
  }
  return joined;
}

/** The points of a panel: how far each column is from its left side, and the y and the height of each line. */
export interface PanelPoints {
  columns: readonly number[];
  lines: readonly { y: number; z: number }[];
}

/**
 * Returns, for a panel at each of these places in a row, the part of the year's direct sunlight that comes in the hours
 * in which two of its points or more lie in shade.
 * @param places the x of the left sides of the panels, in rising order
 */
export function sharesWithTwoShaded(
  roof: Roof,
  hours: readonly SunHour[],
  places: readonly number[],
  { columns, lines }: PanelPoints,
): number[] {
  const shares = places.map(() => 0);
  // How many shaded points a panel has more than the one at the place before it.
  const more = new Int32Array(places.length + 1);
  for (const hour of hours) {
    more.fill(0);
    let isSunny = true;
    for (const { y, z } of lines)
      for (const [from, to] of shadeOnLine(roof, hour, y, z)) {
        isSunny = false;
        for (const column of columns) {
          more[firstAfter(places, from - column)]! += 1;
          more[firstAfter(places, to - column)]! -= 1;
        }
      }
    if (isSunny) continue;
    let shaded = 0;
    for (let index = 0; index < places.length; index++) {
      shaded += more[index]!;
      if (shaded >= 2) shares[index]! += hour.share;
    }
  }
  return shares;
}

/** Returns the index of the first number above a limit, or `numbers.length` if none is. The numbers must be rising. */
function firstAfter(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! > limit) high = middle;
    else low = middle + 1;
  }
  return low;
}
