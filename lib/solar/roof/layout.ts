import { overlap, type Rectangle, type Roof, turnBack, turnSouth } from './plan';
import { type HourSet, rayOnPlan, shadedHours, shareWithTwoShaded, sunHours } from './shade';
import { sunDirection } from './sun-path';

const RADIANS = Math.PI / 180;

/** What is known of panels and light, from content/facts/. Lengths are metres. */
export interface PanelFacts {
  long: number;
  short: number;
  /** Degrees. */
  tilt: number;
  /** The distance that panels keep from the edges of the roof. */
  margin: number;
  /** The distance between two panels. */
  gap: number;
  /** The height of the panels' lower edge above the floor of the roof, by the kind of frame. */
  lowerEdge: Readonly<Record<Roof['frame'], number>>;
  /** How far below the lower edge of a raised frame a thing must end if panels are to stand over it. */
  clearance: number;
  /** The share of direct sunlight in the light of a year, in %. */
  beam: number;
  /** The largest loss by shade at which a panel is placed, in %. */
  mostLoss: number;
}

/** A place for a panel. */
export interface Place extends Rectangle {
  /** The part of the year's units that shade takes, in %. */
  loss: number;
}

export interface Layout {
  placed: Place[];
  /** The places that lose more by shade than a panel may. */
  leftOut: Place[];
  /** The mean loss of the placed panels, in %, or 0 without any. */
  loss: number;
}

/** The distance between the layouts that are tried, in metres. */
const STEP = 0.1;
/** Sizes are compared with this tolerance, in metres, because sums of tenths are not exact. */
const TOLERANCE = 1e-6;
/** The distance between the points for which the shade is computed before a layout is chosen, in metres. */
const SHADE_STEP = 0.2;
/** How many layouts are compared exactly at most. */
const EXACT = 40;

const range = (end: number, step: number) => Array.from({ length: Math.ceil(end / step) }, (_, index) => index * step);

/** The 21st of December, as the number of the day in a year of 365 days. */
const SHORTEST_DAY = 355;

/** A panel upright or lying: its width and depth on the plan, the distance from one to the next, and its points. */
interface Pattern {
  width: number;
  depth: number;
  stepX: number;
  stepY: number;
  /** How many points across and up the slope. */
  across: number;
  up: number;
}

/** Returns the panels of a roof whose street side is the one that panels face, in both positions. */
function patternsOn(roof: Roof, { long, short, tilt, gap }: PanelFacts): Pattern[] {
  const [sin, cos] = [Math.sin(tilt * RADIANS), Math.cos(tilt * RADIANS)];
  // How far a shadow falls behind a row for each metre of height, at 9 or at 15 on the shortest day, whichever is further.
  const shadow = Math.max(
    ...[9, 15]
      .map((hour) => rayOnPlan(sunDirection(roof.latitude, SHORTEST_DAY, hour), roof))
      .map(({ y, up }) => -y / up),
  );
  return [
    { width: short, slope: long, across: 3, up: 5 },
    { width: long, slope: short, across: 5, up: 3 },
  ].map(({ width, slope, ...points }) => ({
    ...points,
    width,
    depth: slope * cos,
    stepX: width + gap,
    stepY: roof.frame === 'raised' ? (slope + gap) * cos : slope * cos + Math.max(gap, slope * sin * shadow),
  }));
}

/** Returns all places of a pattern that begins at x, y and that are within the margins and free of things. */
function freePlaces(roof: Roof, facts: PanelFacts, pattern: Pattern, x: number, y: number): Rectangle[] {
  const { width, depth, stepX, stepY } = pattern;
  const blocking =
    roof.frame === 'low'
      ? roof.things
      : roof.things.filter(({ height }) => height > facts.lowerEdge.raised - facts.clearance + TOLERANCE);
  const places: Rectangle[] = [];
  for (let atY = y; atY + depth <= roof.depth - facts.margin + TOLERANCE; atY += stepY)
    for (let atX = x; atX + width <= roof.width - facts.margin + TOLERANCE; atX += stepX) {
      const place = { x: atX, y: atY, width, depth };
      if (!blocking.some((thing) => overlap(place, thing))) places.push(place);
    }
  return places;
}

type ShadeAt = (x: number, y: number, z: number) => HourSet;

/** A layout whose shade is not known. */
interface Tried {
  pattern: Pattern;
  /** The y of the first row, at which the plane of a raised frame begins. */
  start: number;
  places: Rectangle[];
}

/** A layout of which the places that lose too much are known. */
interface Candidate extends Tried {
  placed: Place[];
  leftOut: Place[];
  /** The sum of the losses of the placed panels, in %. */
  lost: number;
}

const better = (a: Candidate, b: Candidate) => b.placed.length - a.placed.length || a.lost - b.lost;

/**
 * Lays panels on a roof: upright or lying, shifted by tenths of a metre. Of all layouts it finds the one with the most
 * panels and, of those, the one with the least loss by shade.
 * It yields after each piece of work, which takes a few milliseconds, so that the caller can wait in between.
 */
export function* layPanels(original: Roof, facts: PanelFacts): Generator<undefined, Layout> {
  const { roof, turns } = turnSouth(original);
  const hours = sunHours(roof, facts.tilt);
  const slope = Math.tan(facts.tilt * RADIANS);

  function* withLosses({ pattern, start, places }: Tried, shadeAt: ShadeAt): Generator<undefined, Candidate> {
    const { width, depth, across, up } = pattern;
    const lossOf = ({ x, y }: Rectangle) => {
      const points: HourSet[] = [];
      for (let row = 0; row < up; row++) {
        const fromEdge = ((row + 0.5) / up) * depth;
        const z = facts.lowerEdge[roof.frame] + slope * (roof.frame === 'raised' ? y + fromEdge - start : fromEdge);
        for (let column = 0; column < across; column++)
          points.push(shadeAt(x + ((column + 0.5) / across) * width, y + fromEdge, z));
      }
      return shareWithTwoShaded(points, hours) * facts.beam;
    };
    const all: Place[] = [];
    for (const place of places) {
      all.push({ ...place, loss: lossOf(place) });
      yield;
    }
    const placed = all.filter(({ loss }) => loss <= facts.mostLoss + TOLERANCE);
    return {
      pattern,
      start,
      places,
      placed,
      leftOut: all.filter((place) => !placed.includes(place)),
      lost: placed.reduce((sum, { loss }) => sum + loss, 0),
    };
  }

  const near = new Map<number, HourSet>();
  /** The shade at the nearest point of a grid. */
  const shadeNear: ShadeAt = (x, y, z) => {
    const [column, row, level] = [Math.round(x / SHADE_STEP), Math.round(y / SHADE_STEP), Math.round(z * 20)];
    const key = (column * 1000 + row) * 1000 + level;
    let set = near.get(key);
    if (!set) near.set(key, (set = shadedHours(roof, hours, column * SHADE_STEP, row * SHADE_STEP, level / 20)));
    return set;
  };
  const layouts: Tried[] = [];
  for (const pattern of patternsOn(roof, facts))
    for (const shiftY of range(pattern.stepY, STEP))
      for (const shiftX of range(pattern.stepX, STEP)) {
        const start = facts.margin + shiftY;
        layouts.push({ pattern, start, places: freePlaces(roof, facts, pattern, facts.margin + shiftX, start) });
        yield;
      }
  layouts.sort((a, b) => b.places.length - a.places.length);
  const candidates: Candidate[] = [];
  let most = 1;
  for (const layout of layouts) {
    if (layout.places.length < most) break;
    const candidate = yield* withLosses(layout, shadeNear);
    most = Math.max(most, candidate.placed.length);
    candidates.push(candidate);
  }
  candidates.sort(better);
  let best: Candidate | undefined;
  for (const candidate of candidates.slice(0, EXACT)) {
    const exact = yield* withLosses(candidate, (x, y, z) => shadedHours(roof, hours, x, y, z));
    if (!best || better(exact, best) < 0) best = exact;
  }
  const placed = best?.placed ?? [];
  return {
    placed: turnBack(roof, turns, placed),
    leftOut: turnBack(roof, turns, best?.leftOut ?? []),
    loss: placed.length > 0 ? best!.lost / placed.length : 0,
  };
}
