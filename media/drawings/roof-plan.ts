import { mix, paint, tones } from './shapes/palette';
import {
  circle,
  document,
  gradient,
  group,
  line,
  outline,
  polygon,
  rect,
  shape,
  stroke,
  type Definition,
  type Point,
} from './shapes/svg';

const SIZE = 800;
/** How many units of the drawing stand for a metre. */
const METRE = 66;
/** The roof: WIDTH and DEPTH are in metres, the middle is in units of the drawing, and TURN is in degrees. */
const [WIDTH, DEPTH] = [9.1, 7.6];
const [MIDDLE_X, MIDDLE_Y, TURN] = [438, 392, -13];
/** How far a shadow reaches along x and y, in metres for each metre of height. */
const SHADOW: Point = [-0.72, -0.5];

const cells: Definition = [
  'cells',
  gradient('cells', [
    [0, mix(paint.cell, '#6fa0dc', 0.4)],
    [1, paint.cell],
  ]),
];

const area = (x: number, y: number, w: number, d: number): readonly [number, number, number, number] => [
  x * METRE,
  y * METRE,
  w * METRE,
  d * METRE,
];

function shadow(x: number, y: number, w: number, d: number, height: number): string {
  const [right, down] = [SHADOW[0] * height, SHADOW[1] * height];
  const corners: Point[] = [
    [x + w, y],
    [x + w, y + d],
    [x, y + d],
    [x + right, y + d + down],
    [x + right, y + down],
    [x + w + right, y + down],
  ];
  return polygon(
    corners.map(([px, py]): Point => [px * METRE, py * METRE]),
    paint.indigo,
    { 'fill-opacity': '.26' },
  );
}

function panel(x: number, y: number, part = 0): string {
  const [left, top, w, d] = area(x, y, 1.13, 2.2);
  const lines = [
    line([left + w / 2, top], [left + w / 2, top + d]),
    ...[1, 2, 3].map((row) => line([left, top + (row * d) / 4], [left + w, top + (row * d) / 4])),
  ];
  return (
    rect(left, top, w, d, part === 0 ? 'url(#cells)' : mix(paint.cell, '#5b616d', part), { rx: 3 }) +
    polygon(
      [
        [left + w * 0.1, top],
        [left + w * 0.45, top],
        [left + w * 0.9, top + d],
        [left + w * 0.55, top + d],
      ],
      paint.white,
      { 'fill-opacity': '.1' },
    ) +
    stroke(lines.join(''), paint.cellLine, 1.4, { 'stroke-opacity': '.7' }) +
    rect(left, top, w, d, 'none', { rx: 3, stroke: paint.frame, 'stroke-width': 3 })
  );
}

const leftOut = (x: number, y: number): string =>
  rect(...area(x, y, 1.13, 2.2), paint.white, {
    ...{ rx: 3, 'fill-opacity': '.4', stroke: '#8c3b30', 'stroke-width': 3.5, 'stroke-dasharray': '11 8' },
  });

function tank(x: number, y: number): string {
  const [middleX, middleY, r] = [x * METRE, y * METRE, 0.56 * METRE];
  return (
    circle(middleX, middleY, r, '#262b38') +
    circle(middleX, middleY, r * 0.7, 'none', { stroke: '#4d566a', 'stroke-width': 4 }) +
    circle(middleX, middleY, r * 0.32, '#5b6478') +
    stroke(
      `M${middleX - r * 0.1} ${middleY - r * 0.82}a${r * 0.82} ${r * 0.82} 0 0 1 ${r * 0.9} ${r * 0.72}`,
      '#aab4c6',
      4,
      {
        'stroke-linecap': 'round',
      },
    )
  );
}

const house = (x: number, y: number, w: number, d: number, colour: string): string =>
  rect(...area(x, y, w, d), tones(colour).front, { rx: 5 }) +
  rect(...area(x + 0.2, y + 0.2, w - 0.4, d - 0.4), mix(colour, paint.cream, 0.55));

const tree = (x: number, y: number, r: number): string =>
  circle(x * METRE - 12, y * METRE - 10, r * METRE, paint.indigo, { 'fill-opacity': '.16' }) +
  circle(x * METRE, y * METRE, r * METRE, '#3f7d4b') +
  circle((x + r * 0.25) * METRE, (y + r * 0.2) * METRE, r * 0.6 * METRE, '#5d9a62') +
  circle((x + r * 0.35) * METRE, (y + r * 0.32) * METRE, r * 0.3 * METRE, '#7fb37c');

function roof(): string {
  const joints = [
    ...Array.from({ length: 14 }, (_, at) =>
      line([(at + 1) * 0.61 * METRE, 0], [(at + 1) * 0.61 * METRE, DEPTH * METRE]),
    ),
    ...Array.from({ length: 12 }, (_, at) =>
      line([0, (at + 1) * 0.61 * METRE], [WIDTH * METRE, (at + 1) * 0.61 * METRE]),
    ),
  ];
  const upper = [3.2, 4.35, 5.5, 6.65, 7.8];
  const lower = [2.05, 3.2, 4.35, 5.5, 6.65, 7.8];
  return (
    rect(...area(-0.55, -0.4, WIDTH + 0.5, DEPTH + 0.5), paint.indigo, { rx: 10, 'fill-opacity': '.18' }) +
    rect(...area(-0.22, -0.22, WIDTH + 0.44, DEPTH + 0.44), '#e9d3b4', {
      rx: 8,
      stroke: '#a98a68',
      'stroke-width': 3,
    }) +
    rect(...area(0, 0, WIDTH, DEPTH), '#f5e3cb') +
    stroke(joints.join(''), '#e0c4a2', 2.4) +
    shape(
      outline([
        [0, DEPTH * METRE],
        [WIDTH * METRE, DEPTH * METRE],
        [WIDTH * METRE, 0],
        [(WIDTH - 0.7) * METRE, 0],
        [(WIDTH - 0.7) * METRE, (DEPTH - 0.5) * METRE],
        [0, (DEPTH - 0.5) * METRE],
      ]),
      paint.indigo,
      { 'fill-opacity': '.2' },
    ) +
    shadow(1.05, 5.55, 1.1, 1.1, 2) +
    rect(...area(0.06, 0.06, 2.5, 2.5), tones(paint.sand).right, { rx: 5 }) +
    rect(...area(0.3, 0.3, 2.02, 2.02), '#fbf1e0', { rx: 3 }) +
    upper.map((x, at) => panel(x, 0.5, at === 0 ? 0.5 : 0)).join('') +
    leftOut(0.9, 3.75) +
    lower.map((x, at) => panel(x, 3.75, at === 0 ? 0.6 : 0)).join('') +
    tank(1.6, 6.3)
  );
}

/** The drawing on the share card of the roof planner. */
export function roofPlan(): string {
  const arc = 'M90 596Q470 880 776 424';
  return document(
    SIZE,
    SIZE,
    [cells],
    rect(0, 0, SIZE, SIZE, '#dfe0b6'),
    group(
      {
        transform: `translate(${MIDDLE_X} ${MIDDLE_Y}) rotate(${TURN}) translate(${(-WIDTH / 2) * METRE} ${(-DEPTH / 2) * METRE})`,
      },
      house(-7.2, -1.5, 6, 8, paint.rose),
      house(1, -7.4, 7, 6, paint.ochre),
      rect(...area(-9, DEPTH + 1.5, 26, 2.2), '#cfc6b6'),
      stroke(line([-9 * METRE, (DEPTH + 2.6) * METRE], [17 * METRE, (DEPTH + 2.6) * METRE]), paint.white, 6, {
        'stroke-dasharray': '40 34',
        'stroke-opacity': '.8',
      }),
      tree(10.6, 1, 1.2),
      tree(10.3, -1.6, 0.9),
      roof(),
    ),
    stroke(arc, paint.sun, 7, { 'stroke-dasharray': '0 20', 'stroke-linecap': 'round' }),
    circle(640, 606, 66, paint.sun, { 'fill-opacity': '.28' }),
    circle(640, 606, 40, '#ffc24d', { stroke: '#b67a00', 'stroke-width': 3 }),
  );
}
