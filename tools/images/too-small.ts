import type { Manifest } from './manifest';
import type { Master } from './master';

/**
 * Finds pictures that a browser will have to enlarge. A picture may be smaller than its largest width, which only sharp
 * screens ask for; below the second largest it looks blurred on the page.
 */
export function tooSmall(list: Record<string, Master>, made: Manifest): string[] {
  return Object.entries(list).flatMap(([name, { widths, phone }]) => [
    ...lineFor(`media/masters/${name} is`, widths, made[name]?.width),
    ...lineFor(`media/masters/${name} has a part for phones that is`, phone?.widths, made[name]?.phone?.width),
  ]);
}

function lineFor(what: string, widths: readonly number[] = [], width = Infinity): string[] {
  const [most = 0, enough = most] = [...widths].sort((one, other) => other - one);
  if (width >= enough) return [];
  return [
    `${what} ${width} pixels wide, too few for its place: save a picture there from which ${most} can be made, or at least ${enough}`,
  ];
}
