import { factory, school } from './project-places';
import { paint } from './shapes/palette';
import { plantPaint } from './shapes/plants';
import { cellPaint, flatModules } from './shapes/solar';
import { view } from './shapes/space';
import { words } from './shapes/lettering';
import { circle, document, element, glow, gradient, group, numbers, polygon, rect, shape, stroke } from './shapes/svg';

/** News: the scheme on paper: an application form, the sun on it, and what it pays back. */
export function newsScheme(): string {
  const field = (y: number, width: number): string => rect(292, y, width, 13, '#dfd5c2', { rx: 6.5 });
  const tick = (y: number): string => rect(252, y - 6, 24, 24, paint.sky, { rx: 6, stroke: '#9db4cc', 'stroke-width': 2 }) + stroke(`M257 ${y + 6}l5 6 10-12`, paint.leaf, 4, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });
  const rays = Array.from({ length: 12 }, (_, at) => {
    const turn = (at * Math.PI) / 6;
    return `M${numbers(348 + Math.cos(turn) * 46, 158 + Math.sin(turn) * 46)}L${numbers(348 + Math.cos(turn) * 60, 158 + Math.sin(turn) * 60)}`;
  });
  return document(
    800, 600, [cellPaint],
    gradient('desk', [[0, '#fff3d8'], [1, '#ffd68f']]), rect(0, 0, 800, 600, 'url(#desk)'),
    glow('warm', [[0, '#fffaf0', 0.9], [1, '#fffaf0', 0]]), circle(170, 90, 320, 'url(#warm)'),
    shape('M0 470Q400 420 800 480V600H0Z', '#f3bb62', { 'fill-opacity': '.55' }),
    group(
      { transform: 'rotate(-5 400 320)' },
      polygon([[234, 84], [584, 84], [584, 560], [234, 560]], paint.indigo, { 'fill-opacity': '.14' }),
      rect(218, 66, 350, 480, paint.white, { rx: 10 }), shape('M218 76a10 10 0 0 1 10-10H558a10 10 0 0 1 10 10V96H218Z', paint.leaf),
      circle(348, 158, 34, paint.sun), stroke(rays.join(''), paint.sun, 7, { 'stroke-linecap': 'round' }),
      rect(428, 138, 106, 14, paint.ink, { rx: 7 }), rect(428, 164, 76, 12, '#b9c2d0', { rx: 6 }),
      [250, 296, 342].map((y, at) => tick(y) + field(y, [220, 180, 238][at] ?? 200)).join(''),
      rect(252, 398, 282, 2, '#e6dcc8'), flatModules([256, 420], [3, 2], [44, 44], [3, 3]),
      shape('M420 506q14-30 22-4t18-4 16-2q12-12 18 2', 'none', { stroke: paint.ink, 'stroke-width': 3.5, 'stroke-linecap': 'round' }), rect(412, 514, 122, 2.5, '#b9c2d0'),
    ),
    [0, 1, 2].map((at) => shape(`M548 ${516 - at * 24}v-20a74 22 0 0 1 148 0v20a74 22 0 0 1-148 0Z`, '#cf8500') + element('ellipse', { cx: 622, cy: 496 - at * 24, rx: 74, ry: 22, fill: at === 2 ? '#ffc53d' : paint.sun })).join(''),
    element('ellipse', { cx: 622, cy: 448, rx: 56, ry: 15, fill: 'none', stroke: '#cf8500', 'stroke-width': 3 }),
    circle(664, 330, 62, '#cf8500'), circle(658, 326, 62, '#ffc53d'), circle(658, 326, 48, 'none', { stroke: '#cf8500', 'stroke-width': 4 }),
    words('₹', 658, 352, 74, '#8a5200', { anchor: 'middle' }),
    group({ transform: 'translate(152 430)rotate(38)' }, rect(-9, -150, 18, 132, '#35537f', { rx: 4 }), rect(-9, -150, 7, 132, '#5b7aa8', { rx: 3 }), shape('M-9-18H9L0 12Z', '#f0d3a4'), shape('M-3 2H3L0 12Z', paint.ink), rect(-9, -160, 18, 16, paint.brick, { rx: 4 })),
  );
}

/** News: a school that runs on its own roof. */
export const newsSchool = (): string => school(view({ origin: [424, 452], scale: 28, distance: 50, turn: -22, height: 13 }), 'noon');

/** News: the meter that counts both ways. */
export function newsMeter(): string {
  const arrow = (x: number, colour: string, down: boolean): string =>
    shape(down ? `M${x - 13} 250H${x + 13}V282H${x + 27}L${x} 312 ${x - 27} 282H${x - 13}Z` : `M${x - 13} 312H${x + 13}V280H${x + 27}L${x} 250 ${x - 27} 280H${x - 13}Z`, colour);
  const digit = (x: number, on: string): string => shape(on, '#23402f', { transform: `translate(${x} 182)` });
  const zero = 'M3 0H17L14 3H6ZM0 3L3 6V17L0 19ZM20 3L17 6V17L20 19ZM0 22L3 24V35L0 38ZM20 22L17 24V35L20 38ZM3 41H17L14 38H6Z';
  const screws = [[288, 128], [512, 128], [288, 462], [512, 462]] as const;
  return document(
    800, 600, [cellPaint, ...plantPaint],
    gradient('wall', [[0, '#fdf3df'], [1, '#f0cf9f']], 1, 1), rect(0, 0, 800, 600, 'url(#wall)'),
    glow('warm', [[0, '#fffdf5'], [1, '#fffdf5', 0]]), circle(90, 40, 380, 'url(#warm)'),
    stroke('M0 500H800M0 528H800', '#e3bd86', 2, { 'stroke-opacity': '.6' }), rect(0, 514, 800, 86, '#cf7a52'), rect(0, 506, 800, 10, '#e39b75'),
    stroke('M400 0V110M400 480V600', '#8f98a8', 30), stroke('M394 0V110M394 480V600', '#b9c1cd', 10),
    stroke('M600 0V206Q600 240 566 240H530', '#8f98a8', 20), stroke('M596 0V206Q596 236 566 236H530', '#b9c1cd', 6),
    shape('M274 118H560L610 170V520H320L274 476Z', paint.indigo, { 'fill-opacity': '.16' }),
    rect(262, 100, 276, 388, '#e8edf2', { rx: 24 }), rect(262, 100, 276, 388, 'none', { rx: 24, stroke: '#b6c1ce', 'stroke-width': 4 }), shape('M262 124A24 24 0 0 1 286 100H322V488H286A24 24 0 0 1 262 464Z', paint.white, { 'fill-opacity': '.7' }),
    screws.map(([x, y]) => circle(x, y, 7, '#a5b0be') + stroke(`M${x - 4} ${y}h8`, '#6f7b8c', 2)).join(''),
    rect(304, 150, 192, 84, '#2c3a4a', { rx: 10 }), rect(314, 160, 172, 64, '#b9d6b4', { rx: 5 }),
    [330, 358, 386, 414, 442].map((x) => digit(x, zero)).join(''),
    arrow(346, paint.sun, false), arrow(454, paint.leaf, true),
    circle(346, 362, 26, paint.sun), stroke('M346 322v-8M346 410v-8M306 362h-8M394 362h-8M318 334l-6-6M380 396l-6-6M318 390l-6 6M374 334l6-6', paint.sun, 6, { 'stroke-linecap': 'round' }),
    stroke('M454 332V398M432 398H476M438 346H470M432 360H476M444 398L464 346M464 398L444 346', paint.ink, 4, { 'stroke-linejoin': 'round' }),
    rect(314, 430, 172, 12, '#c5cedb', { rx: 6 }), rect(314, 450, 110, 10, '#d6dde6', { rx: 5 }), circle(472, 455, 7, '#3fae6b'),
    group({ transform: 'translate(72 330)' }, flatModules([0, 0], [2, 2], [62, 78], [3, 4])),
    stroke('M196 408H228Q244 408 244 392V320H262', '#59647a', 9, { 'stroke-linecap': 'round' }),
    element('use', { href: '#bush', transform: 'translate(676 590)scale(5)' }), element('use', { href: '#bush', transform: 'translate(764 600)scale(4)' }),
  );
}

/** Two hundred businesses: long roofs of industry. */
export const journeyCommercial = (): string => factory(view({ origin: [392, 470], scale: 17.5, distance: 64, turn: 38, height: 23 }), 'noon');
