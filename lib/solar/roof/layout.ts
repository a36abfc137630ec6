import { overlap, type Rectangle, type Roof, turnBack, turnSouth } from './plan';
import { rayOnPlan, sharesWithTwoShaded, sunHours } from './shade';
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

/** A layout of which not all rows need to be known. */
interface Candidate extends Pick<Layout, 'placed' | 'leftOut'> {
  /** How many places have a panel or may still get one. */
  open: number;
  /** The sum of the losses of the placed panels, in %. */
  lost: number;
}

/** Layouts with the same rows. They differ in how far they are shifted to the right. */
interface Shifted {
  pattern: Pattern;
  /** The y of each row. */
  rows: number[];
  candidates: Candidate[];
}

const mostOpen = ({ candidates }: Shifted) => Math.max(...candidates.map(({ open }) => open));

/**
 * Sorts the better layout first: more panels, then less loss. If shade leaves no place for a panel, the layout with the
 * most shaded places comes first, because it shows best why there are no panels.
 */
const better = (a: Candidate, b: Candidate) =>
  b.placed.length - a.placed.length || a.lost - b.lost || b.leftOut.length - a.leftOut.length;

/**
 * Lays panels on a roof: upright or lying, shifted by tenths of a metre. Of all layouts it finds the one with the most
 * panels and, of those, the one with the least loss by shade. It begins with the layouts that have the most places, and
 * drops a layout once it cannot get as many panels as the best one.
 * It yields after each piece of work, which takes a few milliseconds, so that the caller can wait in between.
 * @param least the number of panels to look for: where no layout has as many, the result is any other
 */
export function* layPanels(original: Roof, facts: PanelFacts, least = 0): Generator<undefined, Layout> {
  const { roof, turns } = turnSouth(original);
  const hours = sunHours(roof, facts.tilt);
  const slope = Math.tan(facts.tilt * RADIANS);
  const { margin, lowerEdge, clearance } = facts;
  const free = roof.frame === 'low' ? 0 : lowerEdge.raised - clearance + TOLERANCE;
  const blocking = roof.things.filter(({ height }) => height > free);

  /** Returns the places of a row that are free of things, from the left to the right, each with its layout. */
  const freePlaces = ({ pattern: { width, depth, stepX }, candidates }: Shifted, y: number) =>
    range(roof.width, stepX)
      .flatMap((from) =>
        candidates.map((candidate, shift) => ({
          candidate,
          place: { x: margin + from + shift * STEP, y, width, depth },
        })),
      )
      .filter(({ place }) => place.x + width <= roof.width - margin + TOLERANCE)
      .filter(({ place }) => !blocking.some((thing) => overlap(place, thing)));

  const all: Shifted[] = [];
  for (const pattern of patternsOn(roof, facts))
    for (const start of range(pattern.stepY, STEP)) {
      const rows = range(roof.depth, pattern.stepY)
        .map((from) => margin + start + from)
        .filter((y) => y + pattern.depth <= roof.depth - margin + TOLERANCE);
      const candidates = range(pattern.stepX, STEP).map(() => ({ placed: [], leftOut: [], open: 0, lost: 0 }));
      const shifted = { pattern, rows, candidates };
      for (const y of rows) for (const { candidate } of freePlaces(shifted, y)) candidate.open++;
      all.push(shifted);
      yield;
    }
  all.sort((a, b) => mostOpen(b) - mostOpen(a));

  let best: Candidate = { placed: [], leftOut: [], open: 0, lost: 0 };
  for (const shifted of all) {
    const { width, depth, across, up } = shifted.pattern;
    const columns = Array.from({ length: across }, (_, column) => ((column + 0.5) / across) * width);
    for (const y of shifted.rows) {
      const needed = Math.max(least, best.placed.length);
      if (mostOpen(shifted) < needed) break;
      const places = freePlaces(shifted, y).filter(({ candidate }) => candidate.open >= needed);
      const lines = Array.from({ length: up }, (_, line) => {
        const fromEdge = ((line + 0.5) / up) * depth;
        const rise = slope * (roof.frame === 'raised' ? y + fromEdge - shifted.rows[0]! : fromEdge);
        return { y: y + fromEdge, z: lowerEdge[roof.frame] + rise };
      });
      const xs = places.map(({ place }) => place.x);
      const shares = sharesWithTwoShaded(roof, hours, xs, { columns, lines });
      for (const [index, { candidate, place }] of places.entries()) {
        const loss = shares[index]! * facts.beam;
        if (loss > facts.mostLoss + TOLERANCE) {
          candidate.leftOut.push({ ...place, loss });
          candidate.open--;
        } else {
          candidate.placed.push({ ...place, loss });
          candidate.lost += loss;
        }
      }
      yield;
    }
    for (const candidate of shifted.candidates) if (better(candidate, best) < 0) best = candidate;
  }
  return {
    placed: turnBack(roof, turns, best.placed),
    leftOut: turnBack(roof, turns, best.leftOut),
    loss: best.placed.length > 0 ? best.lost / best.placed.length : 0,
  };
}
