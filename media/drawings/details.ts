import { mix, paint } from './shapes/palette';
import { cellPaint, flatModules } from './shapes/solar';
import { circle, document, element, glow, gradient, group, numbers, rect, shape, stroke } from './shapes/svg';

const rays = (x: number, y: number, from: number, to: number, count: number): string =>
  Array.from({ length: count }, (_, at) => {
    const turn = (at * 2 * Math.PI) / count;
    return `M${numbers(x + Math.cos(turn) * from, y + Math.sin(turn) * from)}L${numbers(x + Math.cos(turn) * to, y + Math.sin(turn) * to)}`;
  }).join('');

/** The design: the layout of an array on a roof, with its dimension lines. */
export function detailDesign(): string {
  const arrow = (x: number, y: number, turn: number): string => shape('M0 0L14-5V5Z', '#ffd27a', { transform: `translate(${x} ${y})rotate(${turn})` });
  const along = (x1: number, x2: number, y: number): string => stroke(`M${x1} ${y}H${x2}M${x1} ${y - 14}v28M${x2} ${y - 14}v28`, '#ffd27a', 2) + arrow(x1, y, 0) + arrow(x2, y, 180);
  const up = (y1: number, y2: number, x: number): string => stroke(`M${x} ${y1}V${y2}M${x - 14} ${y1}h28M${x - 14} ${y2}h28`, '#ffd27a', 2) + arrow(x, y1, 90) + arrow(x, y2, 270);
  const table = (y: number): string => flatModules([210, y], [7, 1], [46, 78], [3, 5]);
  const lines = Array.from({ length: 19 }, (_, at) => `M${(at + 1) * 40} 0V600`).join('') + Array.from({ length: 14 }, (_, at) => `M0 ${(at + 1) * 40}H800`).join('');
  return document(
    800, 600, [cellPaint],
    gradient('sheet', [[0, '#24467f'], [1, '#132a55']], 1, 1), rect(0, 0, 800, 600, 'url(#sheet)'), stroke(lines, '#6d8fc7', 0.7, { 'stroke-opacity': '.35' }),
    rect(150, 120, 500, 380, '#1a3769', { stroke: '#eaf3fb', 'stroke-width': 4 }), rect(164, 134, 472, 352, 'none', { stroke: '#9db8de', 'stroke-width': 1.5 }),
    table(158), table(268), table(378),
    stroke('M210 240H532M210 350H532', '#9db8de', 1.5, { 'stroke-dasharray': '8 6' }),
    rect(556, 392, 66, 80, 'none', { stroke: '#eaf3fb', 'stroke-width': 3 }), stroke('M556 412H622M556 432H622M556 452H622', '#9db8de', 1.5),
    circle(590, 180, 30, 'none', { stroke: '#eaf3fb', 'stroke-width': 3 }), circle(590, 180, 9, 'none', { stroke: '#9db8de', 'stroke-width': 2 }),
    along(150, 650, 540), along(210, 532, 92), up(120, 500, 106), up(158, 236, 686), up(268, 346, 686),
    stroke('M532 158H700M532 236H700M532 268H700M532 346H700M210 158V78M532 158V78M150 500V554M650 500V554M150 120H92M150 500H92', '#ffd27a', 0.8, { 'stroke-opacity': '.6' }),
    group({ transform: 'translate(730 452)' }, circle(0, 0, 34, 'none', { stroke: '#eaf3fb', 'stroke-width': 2 }), shape('M0-46L12 8 0 0-12 8Z', '#eaf3fb'), shape('M0-46L12 8 0 0Z', '#9db8de')),
    circle(52, 52, 20, paint.sun), stroke(rays(52, 52, 28, 38, 12), paint.sun, 4, { 'stroke-linecap': 'round' }),
  );
}

/** The consultation: a design on a tablet, between a scale, a pencil and a cup of chai. */
export function consultDesign(): string {
  const steam = 'M662 96q-14-18 0-34t0-34M694 96q-14-18 0-34t0-34';
  return document(
    800, 600, [cellPaint],
    gradient('desk', [[0, '#e7bd86'], [1, '#c98d55']]), rect(0, 0, 800, 600, 'url(#desk)'), stroke('M0 130H800M0 300H800M0 470H800', '#b57a45', 2, { 'stroke-opacity': '.45' }),
    glow('warm', [[0, '#fff3d0', 0.75], [1, '#fff3d0', 0]]), circle(60, 40, 460, 'url(#warm)'),
    group(
      { transform: 'rotate(-6 380 320)' },
      rect(142, 122, 500, 380, paint.indigo, { rx: 26, 'fill-opacity': '.22' }), rect(124, 104, 500, 380, '#232b3c', { rx: 26 }), rect(144, 124, 460, 340, '#f4f8fc', { rx: 8 }),
      rect(144, 124, 460, 36, paint.white, { rx: 8 }), circle(164, 142, 9, paint.sun), rect(182, 137, 90, 10, '#b9c2d0', { rx: 5 }), rect(534, 132, 58, 20, paint.leaf, { rx: 10 }),
      shape('M180 240L420 186 570 262 318 332Z', '#e9dcc4'), shape('M180 240L318 332V414L180 316Z', '#f7ead2'), shape('M318 332L570 262V340L318 414Z', '#cbb79c'),
      shape('M196 241L419 190 552 261 318 323Z', '#d3c3a6'),
      [0, 1].map((row) => shape(`M${232 + row * 78} ${236 + row * 37}l178-41 62 30-178 45Z`, 'url(#pv)') + stroke(`M${232 + row * 78} ${236 + row * 37}l178-41 62 30-178 45ZM${262 + row * 78} ${253 + row * 37}l178-43M${276.5 + row * 78} ${225.7 + row * 37}l62 33M${321 + row * 78} ${215.5 + row * 37}l62 32M${365.5 + row * 78} ${205 + row * 37}l62 32`, paint.frame, 2)).join(''),
      stroke('M172 250L306 340', paint.sun, 3, { 'stroke-dasharray': '8 5' }), rect(174, 432, 120, 12, '#c7d2de', { rx: 6 }), rect(304, 432, 70, 12, paint.sun, { rx: 6 }),
    ),
    group({ transform: 'translate(640 430)rotate(64)' }, rect(-150, 14, 250, 15, paint.indigo, { 'fill-opacity': '.2' }), rect(-150, 0, 230, 18, '#f2a93b'), rect(-150, 0, 230, 6, '#ffca72'), shape('M80 0L112 9 80 18Z', '#f0d8b2'), shape('M101 6L112 9 101 12Z', paint.ink), rect(-166, 0, 18, 18, paint.rose)),
    group({ transform: 'translate(120 536)rotate(-3)' }, rect(4, 6, 470, 44, paint.indigo, { 'fill-opacity': '.2' }), rect(0, 0, 470, 44, '#f7efdd'), stroke(`M0 0H470M${Array.from({ length: 46 }, (_, at) => `${10 + at * 10} 0v${at % 5 ? 10 : 18}`).join('M')}`, '#8a7a5c', 1.5)),
    element('ellipse', { cx: 706, cy: 196, rx: 78, ry: 28, fill: paint.indigo, 'fill-opacity': '.2' }),
    shape('M622 110H734L718 196Q678 214 638 196Z', paint.terracotta), shape('M622 110H656L662 205Q646 202 638 196Z', '#d98560'), stroke('M630 150Q678 164 726 150', mix(paint.terracotta, paint.ink, 0.25), 3),
    element('ellipse', { cx: 678, cy: 110, rx: 56, ry: 18, fill: '#e39b75' }), element('ellipse', { cx: 678, cy: 112, rx: 46, ry: 13, fill: '#a86a3c' }), stroke(steam, paint.white, 5, { 'stroke-opacity': '.5', 'stroke-linecap': 'round' }),
  );
}
