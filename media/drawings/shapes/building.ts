import { mix, paint, tones } from './palette';
import type { View } from './space';
import { box, floor, frontOf, grid, parapet, patches, type Block } from './solids';

type FlatRoofed = Block & {
  wall: string;
  edge?: string;
  /** The height of the parapet in metres. */
  rim?: number;
  walls?: string;
  /** Markup of what is on the roof, from back to front. */
  roof?: string;
};

export function building(
  view: View,
  { wall, edge = paint.lime, rim = 0.9, walls = '', roof = '', ...block }: FlatRoofed,
): string {
  const { x, y, z = 0, w, d, h } = block;
  const top = z + h;
  const band = parapet(
    view,
    { x: x - 0.12, y: y - 0.12, z: top - 0.15, w: w + 0.24, d: d + 0.24, h: rim + 0.15 },
    edge,
  );
  return [
    box(view, block, wall),
    walls,
    floor(view, { x, y, z: top, w, d }, tones(paint.stone).front),
    band.behind,
    roof,
    band.before,
  ].join('');
}

export function neighbour(view: View, block: Block, colour: string): string {
  const haze = Math.min(0.75, Math.max(0.15, block.y / 55));
  const [wall, roof] = [mix(colour, '#f0dcc0', haze), mix(paint.lime, '#f0dcc0', haze)];
  const { x, y, z = 0, w, d, h } = block;
  const columns = Math.max(1, Math.floor(w / 4));
  const panes = grid(
    [columns, Math.min(3, Math.max(1, Math.floor(h / 3.2)))],
    [0.9, h - 2.4, 1.3, 1.2],
    [w / columns, -3.1],
  );
  return (
    box(view, block, wall) +
    patches(view, frontOf(block), panes, mix(paint.glass, '#e0d2c0', haze + 0.1)) +
    box(view, { x: x - 0.2, y: y - 0.2, z: z + h, w: w + 0.4, d: d + 0.4, h: 0.6 }, roof)
  );
}
