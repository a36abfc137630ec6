import { words, widthOf } from './shapes/lettering';
import { circle, document, group, rect, shape, stroke } from './shapes/svg';

/** All logos of partners have the same two colours, because none should stand out. */
const tone = '#5b6a8c';
const pale = '#a9b4cb';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

function mark(name: string, sign: string, size = 26, colour = tone): string {
  const width = 44 + 12 + widthOf(name, size);
  const left = (200 - width) / 2;
  return document(
    200,
    80,
    [],
    group({ transform: `translate(${left.toFixed(1)} 18)` }, sign),
    words(name, left + 56, 40 + size * 0.32, size, colour),
  );
}

const modules =
  shape('M9 4H22L18.6 20H4.6ZM25 4H40L38 20H21.700ZM4 23H18L14.6 40H0ZM21 23H37.6L35.4 40H17.500Z', tone) +
  shape('M25 4H40L38 20H21.700Z', pale);

const inverters =
  shape('M22 0A22 22 0 0 1 44 22 22 22 0 0 1 22 44 22 22 0 0 1 0 22 22 22 0 0 1 22 0Z', tone) +
  stroke('M8 22C12 6 19 6 22 22S32 38 36 22', '#ffffff', 4.4, round);

const mounting =
  shape('M7 30V44H13V26ZM30 16V44H36V12Z', pale) +
  shape('M0 26 41 1 44.6 7.4 3.6 32.4Z', tone) +
  rect(0, 40, 44, 4, tone, { rx: 2 });

const metering =
  stroke('M5 34A20 20 0 1 1 39 34', tone, 5.4, { 'stroke-linecap': 'round' }) +
  stroke('M22 25 31 13', tone, 4.6, { 'stroke-linecap': 'round' }) +
  circle(22, 25, 5, tone) +
  rect(12, 39, 20, 5, pale, { rx: 2.5 });

const finance = [0, 1, 2]
  .map((at) => rect(at * 16, 28 - at * 12, 11, 16 + at * 12, at === 1 ? pale : tone, { rx: 3 }))
  .join('');

/** The placeholder logos name kinds of suppliers instead of brands. */
export const partners: Readonly<Record<string, () => string>> = {
  'partner-1': () => mark('Modules', modules),
  'partner-2': () => mark('Inverters', inverters),
  'partner-3': () => mark('Mounting', mounting),
  'partner-4': () => mark('Metering', metering),
  'partner-5': () => mark('Finance', finance),
};

export const bank = (): string =>
  mark(
    'The bank',
    circle(22, 22, 20, 'none', { stroke: '#22345c', 'stroke-width': 4 }) +
      shape('M10 17 22 9 34 17V19.500H10ZM10 32H34V35.500H10Z', '#22345c') +
      stroke('M14.5 20V32M22 20V32M29.5 20V32', '#22345c', 3.8),
    24,
    '#22345c',
  );
