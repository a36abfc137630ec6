import type { Box, Roof } from './plan';
import { clearAir, midMonths, shadeHours, type SunDirection, sunDirection } from './sun-path';

const RADIANS = Math.PI / 180;

/** Direction to the sun on a roof plan, as a unit vector. */
export interface Ray {
  x: number;
  y: number;
  up: number;
}

export interface SunHour extends Ray {
  /** This hour's part of the year's direct sunlight on an unshaded panel. */
  share: number;
}

/** Converts a direction from compass axes to the axes of a roof plan. */
export function rayOnPlan({ east, north: northward, up }: SunDirection, { north }: Roof): Ray {
  const [sin, cos] = [Math.sin(north * RADIANS), Math.cos(north * RADIANS)];
  return { x: east * cos - northward * sin, y: east * sin + northward * cos, up };
}

/**
 * Returns the hours of sun, on the 15th of each month, for panels that face the street side.
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

type Spans = [from: number, to: number][];

function shadeOfBox({ x, y, width, depth, height }: Box, ray: Ray, atY: number, z: number): Spans[number] | undefined {
  // From `enter` to `leave`, the ray is below the top of the box and between the box's near and far side.
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

function shadeOfParapet({ width, depth, parapet }: Roof, ray: Ray, y: number, z: number): Spans {
  const reach = (parapet - z) / ray.up;
  if (reach <= 0) return [];
  const isBehindWall = ((ray.y > 0 ? depth : 0) - y) / ray.y < reach;
  if (isBehindWall) return [[0, width]];
  return [ray.x > 0 ? [width - reach * ray.x, width] : [0, -reach * ray.x]];
}

/** Returns the spans of x that are in shade on the line at `y` and `z`, sorted and without overlaps. */
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

export interface PanelPoints {
  /** Distances from the panel's left side, in metres. */
  columns: readonly number[];
  lines: readonly { y: number; z: number }[];
}

/**
 * Returns for each panel the share of the year's direct sunlight that falls in hours in which two or more points of the
 * panel are in shade.
 * @param places the x of the panels' left sides, in ascending order
 */
export function sharesWithTwoShaded(
  roof: Roof,
  hours: readonly SunHour[],
  places: readonly number[],
  { columns, lines }: PanelPoints,
): number[] {
  const shares = places.map(() => 0);
  // Each number is how many more shaded points a panel has than the panel before.
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

/** Binary search; `numbers` must be in ascending order. */
function firstAfter(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! > limit) high = middle;
    else low = middle + 1;
  }
  return low;
}
