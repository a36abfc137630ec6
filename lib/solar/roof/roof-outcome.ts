import { layPanels, type Layout, type PanelFacts } from './layout';
import { type Box, overlap, type Roof, streetSide, turnBack, turnSouth } from './plan';

export type ThingKind = 'tank' | 'stair' | 'tree' | 'house' | 'other';

export interface Thing extends Box {
  kind: ThingKind;
}

export interface RoofWithThings extends Roof {
  things: readonly Thing[];
}

export interface RoofFacts extends PanelFacts {
  watt: number;
  /** Output that a panel loses per degree away from south, in %. */
  lossPerDegree: number;
  /** kWh a year from 1 kW in the visitor's town, facing south and without shade. */
  perKw: number;
}

export interface RoofOutcome {
  layout: Layout;
  kw: number;
  /** The area of the panels in square feet. */
  area: number;
  /** kWh in the first year. */
  units: number;
  /** Direction that the panels face, in degrees clockwise from north. */
  facing: number;
  /** The tank to move north: its index in `things`, its number among the tanks, the panels gained. */
  move: { thing: number; number: number; panels: number } | undefined;
}

const SQUARE_FEET = 10.7639;

/**
 * Lays panels on a roof, computes what they produce and then looks for a tank to move. Yields often, so that the caller
 * can pause; yields the outcome as soon as the panels are laid, because the search for a tank takes time.
 */
export function* planRoof(roof: RoofWithThings, facts: RoofFacts): Generator<RoofOutcome | undefined, RoofOutcome> {
  const layout = yield* layPanels(roof, facts);
  const panels = layout.placed.length;
  const kw = (panels * facts.watt) / 1000;
  const facing = streetSide(turnSouth(roof).roof);
  const direction = 1 - (facts.lossPerDegree / 100) * Math.abs(facing - 180);
  const outcome: RoofOutcome = {
    layout,
    kw,
    area: panels * facts.long * facts.short * SQUARE_FEET,
    units: kw * facts.perKw * (1 - layout.loss / 100) * direction,
    facing,
    move: undefined,
  };
  yield outcome;
  let move: RoofOutcome['move'];
  let tanks = 0;
  for (const [thing, { kind }] of roof.things.entries()) {
    if (kind !== 'tank') continue;
    tanks++;
    const things = movedNorth(roof, thing);
    if (!things) continue;
    const most = move?.panels ?? 0;
    const more = (yield* layPanels({ ...roof, things }, facts, panels + most + 1)).placed.length - panels;
    if (more > most) move = { thing, number: tanks, panels: more };
  }
  return { ...outcome, move };
}

/**
 * Moves one thing to the north side of the roof.
 * @returns undefined if another thing stands there
 */
function movedNorth(original: Roof, index: number): Box[] | undefined {
  const { roof, turns } = turnSouth(original);
  const thing = roof.things[index]!;
  const moved = { ...thing, y: roof.depth - thing.depth };
  if (roof.things.some((other) => other !== thing && overlap(other, moved))) return undefined;
  return turnBack(roof, turns, roof.things.with(index, moved));
}

export function planRoofAtOnce(roof: RoofWithThings, facts: RoofFacts): RoofOutcome {
  const work = planRoof(roof, facts);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
