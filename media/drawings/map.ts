import { paint } from './shapes/palette';
import { circle, document, glow, gradient, group, line, numbers, outline, rect, shape, stroke, words, type Point } from './shapes/svg';

type Degrees = readonly [east: number, north: number];

/** The border of Uttar Pradesh, simplified: from its north-western tip clockwise. */
const border: readonly Degrees[] = [
  [77.57, 30.4], [77.93, 30.25], [77.72, 29.87], [77.95, 29.72], [78.3, 29.78], [78.55, 29.73], [78.9, 29.45], [78.75, 29.3], [78.95, 29.15], [79.0, 28.95], [79.35, 28.95], [79.5, 28.86],
  [79.8, 28.88], [80.06, 28.83], [80.4, 28.62], [80.55, 28.68], [81.2, 28.36], [81.3, 28.14], [81.9, 27.86], [82.08, 27.92], [82.7, 27.72], [82.75, 27.5], [83.3, 27.34], [83.4, 27.47],
  [83.86, 27.35], [83.92, 27.42], [84.08, 27.12], [84.25, 26.88], [84.38, 26.62], [84.05, 26.52], [84.17, 26.25], [84.02, 26.13], [84.35, 25.95], [84.62, 25.75], [84.3, 25.66],
  [84.07, 25.72], [83.85, 25.45], [83.65, 25.36], [83.4, 25.2], [83.33, 24.95], [83.5, 24.5], [83.4, 24.1], [83.3, 23.9], [82.95, 23.87], [82.65, 24.12], [82.72, 24.35], [82.42, 24.6],
  [82.22, 24.78], [81.95, 24.83], [81.6, 25.07], [81.2, 25.15], [80.9, 24.93], [80.75, 25.12], [80.3, 25.02], [79.86, 25.1], [79.55, 25.13], [79.3, 25.3], [79.0, 25.15], [78.85, 25.55],
  [78.75, 25.45], [78.6, 25.25], [78.9, 24.65], [78.95, 24.4], [78.55, 24.25], [78.25, 24.45], [78.2, 24.85], [78.4, 25.15], [78.55, 25.6], [78.8, 25.8], [79.05, 26.15], [79.12, 26.35],
  [78.95, 26.65], [78.6, 26.78], [78.2, 26.87], [77.75, 26.92], [77.45, 26.83], [77.6, 27.1], [77.65, 27.3], [77.3, 27.6], [77.35, 27.83], [77.55, 27.95], [77.48, 28.3], [77.35, 28.55],
  [77.2, 28.75], [77.2, 29.05], [77.12, 29.35], [77.15, 29.75], [77.35, 30.05], [77.57, 30.4],
];

/** The Ganga from Haridwar's plain to Ballia, and the Yamuna until they meet at Prayagraj. */
const rivers: readonly (readonly Degrees[])[] = [
  [[78.15, 29.75], [78.05, 29.2], [78.3, 28.5], [78.9, 27.9], [79.9, 27.05], [80.35, 26.45], [81.1, 25.85], [81.88, 25.42], [82.3, 25.27], [82.65, 25.15], [83.02, 25.31], [83.55, 25.58], [84.07, 25.72], [84.62, 25.75]],
  [[77.5, 30.3], [77.13, 29.5], [77.22, 28.7], [77.5, 27.9], [77.75, 27.4], [78.1, 27.1], [79, 26.65], [79.8, 26.1], [80.6, 25.8], [81.3, 25.4], [81.88, 25.42]],
];

type City = { name: string; at: Degrees; label: Point; anchor: 'start' | 'end' };

const cities: readonly City[] = [
  { name: 'Jaunpur', at: [82.68, 25.75], label: [500, 366], anchor: 'end' },
  { name: 'Prayagraj', at: [81.85, 25.44], label: [400, 426], anchor: 'end' },
  { name: 'Bhadohi', at: [82.57, 25.39], label: [462, 560], anchor: 'end' },
  { name: 'Varanasi', at: [82.97, 25.32], label: [592, 388], anchor: 'start' },
  { name: 'Chandauli', at: [83.27, 25.26], label: [640, 494], anchor: 'start' },
];

const middle: Degrees = [80.9, 27.12];
const pixelsPerDegree = 84;
const squeeze = Math.cos((middle[1] * Math.PI) / 180);

/** Where a place on the earth stands in the picture: an equirectangular map, true to scale at the middle of the state. */
export const project = ([east, north]: Degrees): Point => [
  400 + (east - middle[0]) * squeeze * pixelsPerDegree,
  302 - (north - middle[1]) * pixelsPerDegree,
];

const neighbours: readonly (readonly [name: string, at: Degrees])[] = [
  ['Uttarakhand', [79.55, 29.7]], ['Nepal', [82.9, 28.55]], ['Bihar', [85.15, 26.5]], ['Madhya Pradesh', [80.05, 24.6]], ['Rajasthan', [76.55, 26.35]], ['Haryana', [76.5, 29.2]],
];

function city({ name, at, label: [x, y], anchor }: City): string {
  const spot = project(at);
  const side = anchor === 'start' ? -8 : 8;
  return (
    stroke(line(spot, [x + side, y - 8]), paint.ink, 1.6) +
    circle(...spot, 8, paint.sun, { stroke: paint.ink, 'stroke-width': 2.5 }) +
    words(name, x, y, 27, paint.ink, { 'font-weight': 650, 'text-anchor': anchor, stroke: paint.cream, 'stroke-width': 6, 'stroke-linejoin': 'round', 'paint-order': 'stroke' })
  );
}

/** Uttar Pradesh with the five cities of the first teams. */
export function map(): string {
  const state = outline(border.slice(0, -1).map(project));
  return document(
    800, 600, [],
    gradient('land', [[0, '#fdf6e6'], [1, '#f5e6c6']]), rect(0, 0, 800, 600, 'url(#land)'),
    glow('east', [[0, '#f7a600', 0.55], [1, '#f7a600', 0]]),
    shape('M240 0Q300 70 380 86T520 150 640 214 800 250V0Z', '#e9ddbf', { 'fill-opacity': '.7' }), shape('M300 0Q380 50 480 66T660 130 800 160V0Z', '#dfd2b2', { 'fill-opacity': '.6' }),
    neighbours.map(([name, at]) => words(name, ...project(at), 17, '#7a6f58', { 'text-anchor': 'middle', 'letter-spacing': 1 })).join(''),
    group({ transform: 'translate(6 9)' }, shape(state, paint.indigo, { 'fill-opacity': '.14' })),
    gradient('state', [[0, '#ffe9bd'], [1, '#ffcf7d']], 1, 1), shape(state, 'url(#state)', { stroke: '#c98a1b', 'stroke-width': 2.5, 'stroke-linejoin': 'round' }),
    rivers.map((river) => stroke(`M${numbers(...river.flatMap((place) => [...project(place)]))}`, '#7fb2d6', 3.5, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' })).join(''),
    circle(...project([82.7, 25.42]), 116, 'url(#east)'),
    words('Uttar Pradesh', ...project([81.4, 27.0]), 31, '#7a4f00', { 'text-anchor': 'middle', 'font-weight': 700 }),
    cities.map(city).join(''),
    group({ transform: 'translate(738 70)' }, circle(0, 0, 26, paint.cream, { stroke: '#c9b88f', 'stroke-width': 2 }), shape('M0-20L8 8 0 2-8 8Z', paint.ink), words('N', 0, 22, 12, paint.ink, { 'text-anchor': 'middle', 'font-weight': 700 })),
  );
}
