import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { project, projectEast } from './map';
import { pictures } from './pictures';
import { words } from './shapes/lettering';

const folder = path.join(process.cwd(), 'public/pictures');
const fileOf = (name: string): string => path.join(folder, `${name}.svg`);

const named = (kind: string, names: string): string[] => names.split(' ').map((name) => `${kind}-${name}`);

// In pixels. A picture in content/ repeats the size of its drawing, so that the browser can reserve the space.
const expected: [size: readonly [number, number], names: string[]][] = [
  [
    [800, 600],
    ['empty-roof', 'careers-roof'],
  ],
  [
    [800, 800],
    ['map', 'map-hi', 'roof-plan'],
  ],
  [[1200, 100], ['skyline']],
  [
    [600, 720],
    [...named('team', '1 2 3 4 5 6'), ...named('director', 'commercial society')],
  ],
  [
    [200, 80],
    [...named('partner', '1 2 3 4 5'), 'bank'],
  ],
];
const sizes = expected.flatMap(([size, names]) => names.map((name) => [name, ...size] as const));

test('the site has a drawing for each name in the list of sizes, and no other drawing', () => {
  expect(Object.keys(pictures).toSorted()).toEqual(sizes.map(([name]) => name).toSorted());
});

describe.each(sizes)('%s.svg', (name, width, height) => {
  test('the drawing is well-formed SVG of the expected size, under 9 KB when compressed', () => {
    expect(existsSync(fileOf(name))).toBe(true);
    const parsed = new DOMParser().parseFromString(readFileSync(fileOf(name), 'utf8'), 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    const svg = parsed.documentElement;
    expect([svg.getAttribute('width'), svg.getAttribute('height'), svg.getAttribute('viewBox')]).toEqual([
      `${width}`,
      `${height}`,
      `0 0 ${width} ${height}`,
    ]);
    expect(gzipSync(readFileSync(fileOf(name))).length).toBeLessThan(9 * 1024);
  });

  test('the drawing has no scripts, no links to other files and no text elements, and refers only to ids in the drawing', () => {
    const markup = readFileSync(fileOf(name), 'utf8');
    const parsed = new DOMParser().parseFromString(markup, 'image/svg+xml');
    expect(markup).not.toMatch(
      /<script|<image|<foreignObject|<text|<style|style=|\son\w+=|data:|NaN|Infinity|undefined/,
    );
    expect(markup.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/);
    const references = [...markup.matchAll(/(?:href="|url\()#([\w-]+)/g)].map(([, id]) => id);
    const ids = [...parsed.querySelectorAll('[id]')].map(({ id }) => id);
    expect(references.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the SVG file in public/pictures/ is exactly what the code of the drawing returns', () => {
    expect(readFileSync(fileOf(name), 'utf8')).toBe(pictures[name]?.());
  });
});

test.each([
  ['the state', project],
  ['the eastern districts', projectEast],
])('the map of %s shows Varanasi in the true direction from Prayagraj', (_, at) => {
  const prayagraj = at([81.8463, 25.4358]);
  const varanasi = at([82.9739, 25.3176]);
  const [right, down] = [varanasi[0] - prayagraj[0], varanasi[1] - prayagraj[1]];
  expect(Math.abs(right / down / ((1.1276 / 0.1182) * Math.cos((25.4 * Math.PI) / 180)) - 1)).toBeLessThan(0.02);
});

test('the map has a dot at the coordinates of each of the five cities', () => {
  const markup = readFileSync(fileOf('map'), 'utf8');
  const dots = [...markup.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="11"/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  const places = (
    [
      [81.8463, 25.4358],
      [82.57, 25.395],
      [82.6837, 25.7464],
      [82.9739, 25.3176],
      [83.264, 25.26],
    ] as const
  ).map(projectEast);
  expect(dots).toEqual(places.map(([x, y]) => [expect.closeTo(x, 0), expect.closeTo(y, 0)]));
});

test('drawing a Hindi word throws an error if letters.json has no outline of the word', () => {
  expect(() => words('धूप', 0, 0, 20, '#000')).toThrow(/No outline of "धूप"/);
});
