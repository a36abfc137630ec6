import type { Manifest, Rendition } from './manifest';
import type { Master } from './master';

/**
 * Pictures that a browser will have to enlarge. The widest that is asked for is a sharp screen's, and a picture may fall
 * short of it; short of the one before, it is blurred where it stands.
 *
 * @param list what the site asks for, by name
 * @param made what could be made of the masters
 * @returns one line for each picture or crop that is too small, with what to do
 */
export function tooSmall(list: Record<string, Master>, made: Manifest): string[] {
  return Object.entries(list).flatMap(([name, { widths, phone }]) => [
    ...told(`media/masters/${name}`, 'is', widths, made[name]),
    ...(phone ? told(`media/masters/${name}`, 'has a part for phones that is', phone.widths, made[name]?.phone) : []),
  ]);
}

function told(what: string, is: string, widths: readonly number[], made: Rendition | undefined): string[] {
  const sorted = [...widths].sort((one, other) => one - other);
  const enough = sorted.at(-2) ?? sorted.at(-1) ?? 0;
  if (!made || made.width >= enough) return [];
  return [
    `${what} ${is} ${made.width} pixels wide, too few for its place: save a picture there from which ${sorted.at(-1)} can be made, or at least ${enough}`,
  ];
}
