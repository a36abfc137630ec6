import { dice } from './backdrop';
import { paint, tones } from './palette';
import type { Place, View } from './space';
import { element, group, numbers, placed, shape, stroke, used, type Definition } from './svg';

const blob = (seed: number, radius: number, bumps: number): string => {
  const roll = dice(seed);
  const at = (turn: number, reach: number): [number, number] => [Math.cos(turn) * reach, Math.sin(turn) * reach * 0.86];
  let data = `M${numbers(...at(0, radius).map(Math.round))}`;
  for (let bump = 0; bump < bumps; bump += 1) {
    const [middle, end] = [((bump + 0.5) / bumps) * 2 * Math.PI, ((bump + 1) / bumps) * 2 * Math.PI];
    const control = at(middle, radius * (1.22 + roll() * 0.16));
    const point = at(end, bump === bumps - 1 ? radius : radius * (0.94 + roll() * 0.1));
    data += `Q${numbers(...[...control, ...point].map(Math.round))}`;
  }
  return `${data}Z`;
};

const moved = (x: number, y: number, data: string, fill: string, scale = 1): string =>
  shape(data, fill, { transform: `translate(${numbers(x, y)})${scale === 1 ? '' : `scale(${scale})`}` });

const shade = (width: number): string =>
  element('ellipse', {
    cx: width * 0.55,
    cy: 0,
    rx: width,
    ry: width * 0.26,
    fill: paint.indigo,
    'fill-opacity': '.16',
  });

const flowers = (): string => {
  const roll = dice(2);
  const groups = [paint.pink, '#e8699b', '#c23470'].map((colour) => {
    const dots = Array.from(
      { length: 4 },
      () => `M${Math.round((roll() - 0.5) * 84)} ${Math.round((roll() - 0.5) * 48)}h.1`,
    );
    return stroke(dots.join(''), colour, 17, { 'stroke-linecap': 'round' });
  });
  return moved(0, 2, blob(5, 34, 8), '#5d944f', 1.15) + groups.join('');
};

/** The flowers are about 100 units wide, as the function `bougainvillea` expects. */
export const plantPaint: Definition[] = [
  [
    'bush',
    group(
      { id: 'bush' },
      shade(11),
      moved(2, -11, blob(6, 13, 7), '#568f4f'),
      moved(-2, -14, blob(8, 9, 7), '#7fb264'),
    ),
  ],
  ['flowers', group({ id: 'flowers' }, flowers())],
];

const bougainvillea = (x: number, y: number, size: number): string => used('flowers', [x, y], size / 100);

export function pot(view: View, place: Place, metres: number, flowering = false): string {
  const [x, y] = view.at(place);
  const clay = tones(paint.terracotta);
  const leaves = flowering ? bougainvillea(0, -20, 32) : element('use', { href: '#bush', transform: 'translate(0-7)' });
  return placed(
    x,
    y,
    (view.scale(place) * metres) / 30,
    shade(8),
    leaves,
    shape('M-7-11H7L5 0H-5Z', clay.front),
    shape('M-7-11H-1L-1 0H-5Z', clay.left),
  );
}
