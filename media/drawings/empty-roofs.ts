import { cloud } from './shapes/backdrop';
import { mix, paint, tones } from './shapes/palette';
import { pot } from './shapes/plants';
import { stairHead, tank } from './shapes/roof-things';
import { solarTable } from './shapes/solar';
import { box } from './shapes/solids';
import { shadowOf, view, type Place, type View } from './shapes/space';
import { circle, group, line, numbers, outline, placed, polygon, shape, stroke, type Point } from './shapes/svg';
import { terrace } from './terraces';

const kite = (x: number, y: number, [caughtX, caughtY]: Point): string =>
  stroke(`M${numbers(x, y)}Q${numbers(x - 30, caughtY - 60, caughtX, caughtY)}t-14 26 8 22`, paint.white, 1.8, {
    'stroke-opacity': '.9',
  }) +
  placed(
    x,
    y,
    1,
    group(
      { transform: 'rotate(18)' },
      shape('M0-62L52 0 0 62-52 0Z', paint.pink),
      shape('M0-62L52 0 0 62Z', mix(paint.pink, '#3a1040', 0.25)),
      shape('M0-62L26-31 0 0-26-31Z', paint.sun),
      stroke('M0-62V62M-52 0Q0-44 52 0', '#6b1a3c', 2),
      shape('M0 62L14 82-14 82Z', paint.sun),
    ),
  );

function washing(eye: View, from: Place, to: Place): string {
  const [a, b] = [eye.at(from), eye.at(to)];
  const along = (part: number): readonly [number, number] => [
    a[0] + (b[0] - a[0]) * part,
    a[1] + (b[1] - a[1]) * part + 26 * part * (1 - part) * 4,
  ];
  const cloths = (
    [
      [0.12, 0.34, '#d6457f', 62],
      [0.4, 0.56, '#fbf3e2', 44],
      [0.62, 0.88, '#3f86b0', 70],
    ] as const
  ).map(([start, end, colour, long]) => {
    const [l, r] = [along(start), along(end)];
    return (
      polygon([l, r, [r[0] - 3, r[1] + long], [l[0] + 2, l[1] + long - 5]], colour) +
      polygon(
        [
          [(l[0] + r[0]) / 2, (l[1] + r[1]) / 2],
          r,
          [r[0] - 3, r[1] + long],
          [(l[0] + r[0]) / 2 + 4, (l[1] + r[1]) / 2 + long - 4],
        ],
        paint.indigo,
        { 'fill-opacity': '.12' },
      )
    );
  });
  const posts = [from, to].map((top) => line(eye.at(top), eye.at([top[0], top[1], 0])));
  const [middle] = [along(0.5)];
  return (
    stroke(posts.join(''), tones(paint.steel).front, 5, { 'stroke-linecap': 'round' }) +
    stroke(`M${numbers(...a)}Q${numbers(middle[0], middle[1] + 26)} ${numbers(...b)}`, paint.muted, 1.6) +
    cloths.join('')
  );
}

/** The drawing on the page for unknown addresses. */
export function emptyRoof(): string {
  const eye = view({ origin: [410, 466], scale: 46, distance: 30, turn: -24, height: 6 });
  const post: Place = [0.6, 1.6, 2];
  return terrace({
    eye,
    hour: 'dawn',
    sun: [110, 96, 32],
    wall: paint.peach,
    deck: { x: -8, y: -4, w: 15, d: 10 },
    seed: 61,
    things:
      stairHead(eye, { x: 2, y: 2.6, w: 3.8, d: 3, h: 2.4 }, paint.sand) +
      tank(eye, [3.9, 4.2, 2.6], 1.6) +
      washing(eye, [-6.4, 1.6, 2], post) +
      pot(eye, [-6.8, -2.6, 0], 1.5, true) +
      pot(eye, [-5.5, -2.9, 0], 1.2) +
      pot(eye, [5.4, -2.6, 0], 1.5),
    before: cloud(300, 74, 66) + kite(610, 138, eye.at(post)),
  });
}

function frame(
  eye: View,
  [x, y]: readonly [number, number],
  [w, d]: readonly [number, number],
  [low, high]: readonly [number, number],
): string {
  const at = (part: number, up: number): Place => [x + w * part, y + d * up, low + (high - low) * up];
  const bays = [0.04, 0.35, 0.66, 0.96];
  const rails = [0.06, 0.36, 0.66, 0.94];
  const bar = (from: Place, to: Place): string => line(eye.at(from), eye.at(to));
  const shade = (from: Place, to: Place): string => bar(shadowOf(from, 0), shadowOf(to, 0));
  const steel = tones(paint.steel);
  const posts = bays.flatMap((part) => [at(part, 0.94), at(part, 0.06)]);
  const beams = bays.map((part) => [at(part, 0), at(part, 1)] as const);
  const across = rails.map((up) => [at(0, up), at(1, up)] as const);
  return [
    stroke(
      [
        ...posts.map((top) => shade(top, [top[0], top[1], 0])),
        ...[...beams, ...across].map(([from, to]) => shade(from, to)),
      ].join(''),
      paint.indigo,
      6,
      { 'stroke-opacity': '.2', 'stroke-linecap': 'round' },
    ),
    posts
      .map(([px, py]) => box(eye, { x: px - 0.2, y: py - 0.2, z: 0, w: 0.4, d: 0.4, h: 0.22 }, paint.concrete))
      .join(''),
    stroke(posts.map((top) => bar(top, [top[0], top[1], 0.2])).join(''), steel.right, 7),
    stroke(beams.map(([from, to]) => bar(from, to)).join(''), steel.front, 8, { 'stroke-linecap': 'square' }),
    stroke(across.map(([from, to]) => bar(from, to)).join(''), steel.left, 6.5, { 'stroke-linecap': 'square' }),
  ].join('');
}

const toolbox = (x: number, y: number): string =>
  placed(
    x,
    y,
    1,
    shape('M-60 0L96-6 120 8-40 12Z', paint.indigo, { 'fill-opacity': '.2' }),
    stroke('M-22-48V-84M-4-48L8-88M20-48 36-78', paint.wood, 7, { 'stroke-linecap': 'round' }),
    stroke('M-22-84V-70', paint.sun, 10, { 'stroke-linecap': 'round' }),
    stroke('M30-90a10 10 0 1 0 14 10', paint.steel, 7, { 'stroke-linecap': 'round' }),
    stroke('M8-88l-14-4 26 6', paint.steel, 9, { 'stroke-linejoin': 'round' }),
    shape('M-58-50H58V2H-58Z', '#c4432f'),
    shape('M14-50H58V2H14Z', '#96301f'),
    shape('M-58-50H58V-40H-58Z', '#e0674c'),
    stroke('M-58-50Q0-104 58-50', '#3a2f35', 6),
    shape('M-10-36H10V-22H-10Z', '#ffe3ae'),
  );

const helmet = (x: number, y: number): string =>
  placed(
    x,
    y,
    1,
    shape('M-44 4L60-2 74 8-30 10Z', paint.indigo, { 'fill-opacity': '.2' }),
    shape('M-36 0C-40-44-14-58 4-58S44-40 42 0Z', '#f7b21c'),
    shape('M16-56C36-48 44-28 42 0H24C28-24 26-42 16-56Z', '#d98c12'),
    shape('M-6-58Q4-60 12-57Q18-30 18 0H-8Q-10-30-6-58Z', '#ffd067'),
    shape('M-50 2Q-46-10-34-10Q4-16 42-10Q52-8 52 0Q4-8-50 2Z', '#eba31a'),
    circle(-24, -30, 3, '#ffe9b8'),
  );

export function careersRoof(): string {
  const eye = view({ origin: [392, 452], scale: 66, distance: 26, turn: 20, height: 4.6 });
  const panel = (x: number): string => {
    const [y, lean, h] = [3.7, 0.5, 1.9];
    const corners: Place[] = [
      [x, y - lean, 0.05],
      [x + 1.15, y - lean, 0.05],
      [x + 1.15, y, h],
      [x, y, h],
    ];
    return (
      shape(outline(corners.map((corner) => eye.at(shadowOf(corner, 0)))), paint.indigo, { 'fill-opacity': '.18' }) +
      solarTable(eye, {
        x,
        y: y - lean,
        z: 0.05,
        columns: 1,
        rows: 1,
        clear: 0,
        tilt: 75,
        module: [1.15, 1.9],
        cells: [6, 10],
      })
    );
  };
  const [toolsX, toolsY] = eye.at([3.1, -3.9, 0]);
  const [helmetX, helmetY] = eye.at([1, -4.5, 0]);
  return terrace({
    eye,
    hour: 'golden',
    sun: [126, 112, 40],
    wall: paint.ochre,
    deck: { x: -7, y: -12, w: 26, d: 17 },
    inside: true,
    seed: 47,
    things:
      tank(eye, [4.6, 3.8, 0], 1.7) +
      panel(1.9) +
      panel(2.6) +
      frame(eye, [-5, -1.2], [6.6, 3.4], [0.9, 2.2]) +
      pot(eye, [-5.6, -4.2, 0], 1.3, true) +
      toolbox(toolsX, toolsY) +
      helmet(helmetX, helmetY),
  });
}
