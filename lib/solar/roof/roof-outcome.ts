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
  /** The power of a panel, in W. */
  watt: number;
  /** The part of its units that a panel loses for each degree between its side and south, in %. */
  lossPerDegree: number;
  /** The units (kWh) that 1 kW makes in the town in a year without shade, in the likely scenario. */
  perKw: number;
}

export interface RoofOutcome {
  layout: Layout;
  kw: number;
  /** The area of the placed panels, in square feet. */
  area: number;
  /** The units (kWh) that the placed panels make in the first year. */
  units: number;
  /** The direction that the panels face: degrees from north, clockwise. */
  facing: number;
  /**
   * The tank whose move to the north side makes room for the most further panels: `panels` of them. `number` is 2 for
   * the second tank. Undefined if no move makes room for more.
   */
  move: { thing: number; number: number; panels: number } | undefined;
}

const SQUARE_FEET = 10.7639;

/**
 * Lays panels on a roof and counts what they make. It yields after each piece of work, which takes a few milliseconds,
 * so that the caller can wait in between. It yields the outcome once panels are laid, before it tries to move tanks.
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
 * Returns the things with one of them moved to the side of the roof that is behind the panels, or undefined where
 * another thing stands there.
 */
function movedNorth(original: Roof, index: number): Box[] | undefined {
  const { roof, turns } = turnSouth(original);
  const thing = roof.things[index]!;
  const moved = { ...thing, y: roof.depth - thing.depth };
  if (roof.things.some((other) => other !== thing && overlap(other, moved))) return undefined;
  return turnBack(roof, turns, roof.things.with(index, moved));
}

/** Lays panels on a roof and counts what they make, without waiting in between. */
export function planRoofAtOnce(roof: RoofWithThings, facts: RoofFacts): RoofOutcome {
  const work = planRoof(roof, facts);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
