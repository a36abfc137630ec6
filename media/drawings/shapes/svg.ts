export type Point = readonly [x: number, y: number];
export type Attributes = Record<string, string | number>;

const short = (value: number): string => {
  const rounded = tenth(value);
  return (Object.is(rounded, -0) ? '0' : String(rounded)).replace(/^(-?)0\./, '$1.');
};

/** Writes at most one decimal and no space before a minus sign, to keep the files small. */
export const numbers = (...values: number[]): string => values.map(short).join(' ').replace(/ -/g, '-');

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Writes relative coordinates, because they are shorter than absolute ones. */
function open(points: readonly Point[]): string {
  const [start = [0, 0], ...rest] = points.map(([x, y]): Point => [tenth(x), tenth(y)]);
  const steps = rest.map(([x, y], at) => {
    const [fromX, fromY] = at === 0 ? start : (rest[at - 1] ?? start);
    return [x - fromX, y - fromY];
  });
  return `M${numbers(...start)}l${numbers(...steps.flat())}`;
}

export const outline = (points: readonly Point[]): string => `${open(points)}Z`;

export const line = (from: Point, to: Point): string => open([from, to]);

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? short(value) : value}"`)
    .join('');

export const element = (name: string, attributes: Attributes, content = ''): string =>
  content ? `<${name}${written(attributes)}>${content}</${name}>` : `<${name}${written(attributes)}/>`;

export const shape = (data: string, fill: string, more: Attributes = {}): string =>
  data && element('path', { d: data, fill, ...more });

export const stroke = (data: string, colour: string, width: number, more: Attributes = {}): string =>
  data && element('path', { d: data, fill: 'none', stroke: colour, 'stroke-width': width, ...more });

export const polygon = (points: readonly Point[], fill: string, more: Attributes = {}): string =>
  shape(outline(points), fill, more);

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string => element('rect', { x, y, width, height, fill, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  element('circle', { cx, cy, r, fill, ...more });

export const group = (attributes: Attributes, ...content: string[]): string =>
  element('g', attributes, content.join(''));

export const placed = (x: number, y: number, scale: number, ...content: string[]): string =>
  group({ transform: `translate(${numbers(x, y)})scale(${Math.round(scale * 1000) / 1000})` }, ...content);

export const used = (id: string, [x, y]: Point, scale: number): string =>
  element('use', { href: `#${id}`, transform: `translate(${numbers(x, y)})scale(${scale.toFixed(2)})` });

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(([offset, colour, opacity]) =>
      element('stop', {
        offset,
        'stop-color': colour,
        ...(opacity === undefined ? {} : { 'stop-opacity': String(opacity) }),
      }),
    )
    .join('');

export const gradient = (id: string, list: readonly Stop[], x2 = 0, y2 = 1): string =>
  element('linearGradient', { id, x2, y2 }, stops(list));

export const glow = (id: string, list: readonly Stop[]): string => element('radialGradient', { id }, stops(list));

export type Definition = readonly [id: string, markup: string];

/** Returns an SVG file with only those definitions to which the content refers. */
export function document(
  width: number,
  height: number,
  definitions: readonly Definition[],
  ...content: string[]
): string {
  const body = content.join('');
  const defined = definitions
    .filter(([id]) => body.includes(`#${id}"`) || body.includes(`#${id})`))
    .map(([, markup]) => markup);
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` };
  return `${element('svg', attributes, (defined.length ? element('defs', {}, defined.join('')) : '') + body)}\n`;
}
