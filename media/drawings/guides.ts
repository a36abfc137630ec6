import { villaScene } from './project-homes';
import { society } from './project-societies';
import { paint } from './shapes/palette';
import { bush, neem } from './shapes/plants';
import { floor } from './shapes/solids';
import { view } from './shapes/space';
import { words } from './shapes/lettering';
import { rect } from './shapes/svg';

/** A cover's title, set over the sky. */
const title = (lines: readonly string[]): string =>
  rect(56, 64, 64, 8, paint.sun, { rx: 4 }) + lines.map((text, at) => words(text, 54, 142 + at * 58, 56, paint.ink)).join('');

/** The cover of the homeowners' guide. */
export const guideHome = (): string =>
  villaScene([600, 800], view({ origin: [276, 664], scale: 28, distance: 44, turn: 30, height: 11 }), [120, 300, 32], title(['Going solar', 'at home']));

/** The cover of the housing societies' guide. */
export function guideSociety(): string {
  const eye = view({ origin: [330, 742], scale: 18.5, distance: 62, turn: 27, height: 20.5 });
  return society({
    size: [600, 800], eye, hour: 'noon', sun: [96, 336, 24], seed: 49, places: [[-0.5, 13], [-13, -2]],
    looks: [{ wall: paint.peach, accent: paint.terracotta, rows: 1 }, { wall: paint.sand, accent: paint.leaf, rows: 1 }],
    far: neem(eye, [-12, 18, 0], 8) + floor(eye, { x: 0.4, y: -11, w: 4.4, d: 22 }, paint.sand),
    near: bush(eye, [-11, -3.5, 0], 1.5) + bush(eye, [-3, -3.5, 0], 1.5) + neem(eye, [8.4, -4, 0], 5),
    over: title(['Going solar', 'for your', 'society']),
  });
}
