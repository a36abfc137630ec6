import { mix, paint, tones } from './palette';
import { shadowOf, type Place, type View } from './space';
import { gradient, line, outline, polygon, shape, stroke, type Definition } from './svg';

type Table = {
  /** The point of the roof below the near left corner of the modules. */
  x: number;
  y: number;
  z: number;
  columns: number;
  rows: number;
  /** The height of the modules' low edge above the roof, in metres; 0 means no legs and no shadow. */
  clear?: number;
  /** In degrees. */
  tilt?: number;
  /** In metres. */
  module?: readonly [width: number, height: number];
  /** The number of cells of a module, across and up. */
  cells?: readonly [number, number];
};

export const cellPaint: Definition = [
  'pv',
  gradient(
    'pv',
    [
      [0, mix(paint.cell, '#6fa0dc', 0.45)],
      [0.5, paint.cell],
      [1, mix(paint.cell, paint.indigo, 0.4)],
    ],
    1,
    1,
  ),
];

function rules(count: number, each: number, draw: (at: number) => string): { thick: string; thin: string } {
  const thick: string[] = [];
  const thin: string[] = [];
  for (let at = 0; at <= count * each; at += 1) (at % each === 0 ? thick : thin).push(draw(at / each));
  return { thick: thick.join(''), thin: thin.join('') };
}

export function solarTable(view: View, table: Table): string {
  const { x, y, z, columns, rows, clear = 0.7, tilt = 22, module: [width, height] = [1.1, 2], cells = [3, 5] } = table;
  const angle = (tilt * Math.PI) / 180;
  const on = (along: number, up: number, down = 0): Place => [
    x + along * width,
    y + up * height * Math.cos(angle) + down * Math.sin(angle),
    z + clear + up * height * Math.sin(angle) - down * Math.cos(angle),
  ];
  const corners = [on(0, 0), on(columns, 0), on(columns, rows), on(0, rows)];
  const across = rules(rows, cells[1], (up) => line(view.at(on(0, up)), view.at(on(columns, up))));
  const upward = rules(columns, cells[0], (along) => line(view.at(on(along, 0)), view.at(on(along, rows))));
  const scale = view.scale(on(columns / 2, rows / 2));
  const legs: Place[] = [];
  if (clear > 0) {
    const bays = Math.max(1, Math.round((columns * width) / 3.2));
    for (const up of [rows - 0.15, 0.12])
      for (let bay = 0; bay <= bays; bay += 1) legs.push(on(0.12 + ((columns - 0.24) * bay) / bays, up, 0.08));
  }
  const feet = legs.map(([fx, fy]) => line(view.at([fx - 0.22, fy, z + 0.08]), view.at([fx + 0.22, fy, z + 0.08])));
  const posts = legs.map((top) => line(view.at(top), view.at([top[0], top[1], z + 0.12])));
  return [
    clear > 0
      ? shape(outline(corners.map((corner) => view.at(shadowOf(corner, z)))), paint.indigo, { 'fill-opacity': '.22' })
      : '',
    stroke(feet.join(''), paint.concrete, scale * 0.22),
    stroke(posts.join(''), tones(paint.steel).front, Math.max(1.2, scale * 0.08)),
    polygon([on(0, 0), on(columns, 0), on(columns, 0, 0.09), on(0, 0, 0.09)].map(view.at), paint.steel),
    polygon(corners.map(view.at), 'url(#pv)'),
    scale < 27
      ? ''
      : stroke(across.thin + upward.thin, paint.cellLine, Math.max(0.4, scale * 0.012), { 'stroke-opacity': '.5' }),
    polygon(
      [on(columns * 0.18, 0), on(columns * 0.36, 0), on(columns * 0.62, rows), on(columns * 0.44, rows)].map(view.at),
      paint.white,
      { 'fill-opacity': '.09' },
    ),
    stroke(across.thick + upward.thick, paint.frame, Math.max(0.8, scale * 0.045)),
  ].join('');
}
