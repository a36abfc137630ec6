import { overlap, type Rectangle, type Roof, turnBack, turnSouth } from './plan';
import { rayOnPlan, sharesWithTwoShaded, sunHours } from './shade';
import { sunDirection } from './sun-path';

const RADIANS = Math.PI / 180;

/** All lengths are in metres. */
export interface PanelFacts {
  long: number;
  short: number;
  /** In degrees. */
  tilt: number;
  margin: number;
  gap: number;
  /** Height of the panels' lower edge above the roof. */
  lowerEdge: Readonly<Record<Roof['frame'], number>>;
  /** The least space between the top of a tank or other thing on the roof and the panels above it. */
  clearance: number;
  /** The share of direct sunlight in all sunlight of a year, in %. */
  beam: number;
  /** The most that a panel may lose to shade, in %. */
  mostLoss: number;
}

export interface Place extends Rectangle {
  /** Loss by shade over a year, in %. */
  loss: number;
}

export interface Layout {
  placed: Place[];
  /** Places where shade costs more than `mostLoss`. */
  leftOut: Place[];
  /** The mean of the placed panels' losses, in %; 0 without panels. */
  loss: number;
}

/** The distance between one layout that is tried and the next, in metres. */
const STEP = 0.1;
/** Allows for the rounding errors of floating-point numbers. */
const TOLERANCE = 1e-4;
const range = (end: number, step: number) => Array.from({ length: Math.ceil(end / step) }, (_, index) => index * step);

/** 21 December as a day of the year, counted from 1. */
const SHORTEST_DAY = 355;

interface Pattern {
  width: number;
  depth: number;
  stepX: number;
  stepY: number;
  /** Shade is computed at `across` × `up` points of each panel. */
  across: number;
  up: number;
}

/** Returns a pattern for upright panels and one for panels on their side. */
function patternsOn(roof: Roof, { long, short, tilt, gap }: PanelFacts): Pattern[] {
  const [sin, cos] = [Math.sin(tilt * RADIANS), Math.cos(tilt * RADIANS)];
  // Rows on a low frame must not shade one another from 9:00 to 15:00 solar time on the shortest day.
  const shadowPerMetre = Math.max(
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
    stepY: roof.frame === 'raised' ? (slope + gap) * cos : slope * cos + Math.max(gap, slope * sin * shadowPerMetre),
  }));
}

interface Candidate extends Pick<Layout, 'placed' | 'leftOut'> {
  /** The number of places that have a panel or may still get one. */
  open: number;
  sumOfLosses: number;
}

/** Layouts with the same rows, each farther to the right than the one before. */
interface Shifted {
  pattern: Pattern;
  rows: number[];
  candidates: Candidate[];
}

const mostOpen = ({ candidates }: Shifted) => Math.max(...candidates.map(({ open }) => open));

/**
 * Negative if `a` is better. If panels and losses are equal, the layout that leaves out more places is better, because
 * these places show the visitor where shade prevents panels.
 */
const better = (a: Candidate, b: Candidate) =>
  b.placed.length - a.placed.length || a.sumOfLosses - b.sumOfLosses || b.leftOut.length - a.leftOut.length;

/**
 * Finds the layout with the most panels. Yields often, so that the caller can pause.
 * @param least if no layout has this many panels, the result need not be the best
 */
export function* layPanels(original: Roof, facts: PanelFacts, least = 0): Generator<undefined, Layout> {
  const { roof, turns } = turnSouth(original);
  const hours = sunHours(roof, facts.tilt);
  const slope = Math.tan(facts.tilt * RADIANS);
  const { margin, lowerEdge, clearance } = facts;
  const free = roof.frame === 'low' ? 0 : lowerEdge.raised - clearance + TOLERANCE;
  const blocking = roof.things.filter(({ height }) => height > free);

  /** Sorted from left to right, as `sharesWithTwoShaded` needs them. */
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
      const candidates = range(pattern.stepX, STEP).map(() => ({ placed: [], leftOut: [], open: 0, sumOfLosses: 0 }));
      const shifted = { pattern, rows, candidates };
      for (const y of rows) for (const { candidate } of freePlaces(shifted, y)) candidate.open++;
      all.push(shifted);
      yield;
    }
  all.sort((a, b) => mostOpen(b) - mostOpen(a));

  let best: Candidate = { placed: [], leftOut: [], open: 0, sumOfLosses: 0 };
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
          candidate.sumOfLosses += loss;
        }
      }
      yield;
    }
    for (const candidate of shifted.candidates) if (better(candidate, best) < 0) best = candidate;
  }
  return {
    placed: turnBack(roof, turns, best.placed),
    leftOut: turnBack(roof, turns, best.leftOut),
    loss: best.placed.length > 0 ? best.sumOfLosses / best.placed.length : 0,
  };
}
