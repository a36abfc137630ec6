import { type Layout, layPanels, type PanelFacts } from './layout';
import type { Roof } from './plan';

export const panelFacts: PanelFacts = {
  long: 2.28,
  short: 1.13,
  tilt: 15,
  margin: 0.3,
  gap: 0.02,
  lowerEdge: { low: 0.5, raised: 2.4 },
  clearance: 0.2,
  beam: 60,
  mostLoss: 15,
};

const FOOT = 0.3048;

/** A roof in Varanasi; `width` and `depth` are in feet. */
export const roofOf = (width: number, depth: number, more: Partial<Roof> = {}): Roof => ({
  width: width * FOOT,
  depth: depth * FOOT,
  parapet: 3 * FOOT,
  north: 0,
  latitude: 25.32,
  frame: 'low',
  things: [],
  ...more,
});

export const townHouse = roofOf(30, 25, {
  things: [
    { x: 0, y: 5, width: 2.4, depth: 2.4, height: 2.6 },
    { x: 0.6, y: 0.6, width: 1.1, depth: 1.1, height: 2 },
  ],
});

export function layoutOf(roof: Roof, facts = panelFacts): Layout {
  const work = layPanels(roof, facts);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
