import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { project } from './map';
import { pictures } from './pictures';

const folder = path.join(process.cwd(), 'public/pictures');
const fileOf = (name: string): string => path.join(folder, `${name}.svg`);

const named = (kind: string, names: string): string[] => names.split(' ').map((name) => `${kind}-${name}`);

// The sizes the pages keep room for.
const expected: [size: readonly [number, number], names: string[]][] = [
  [[1280, 720], named('slide', 'roof village society')],
  [[800, 600], named('project', 'villa row-house village-house apartments high-rise school hospital factory cold-store petrol-pump')],
  [[800, 600], named('news', 'rooftop scheme school cleaning meter')],
  [[800, 600], named('journey', '2020 clients customers societies commercial')],
  [[800, 600], [...named('consult', 'survey design install'), ...named('detail', 'guarantee anchoring cleaning design'), 'map']],
  [[1280, 480], ['subsidies-banner']],
  [[1200, 100], ['skyline']],
  [[600, 800], named('guide', 'home society')],
  [[600, 720], [...named('team', '1 2 3 4 5 6'), ...named('director', 'commercial society')]],
  [[200, 80], [...named('partner', '1 2 3 4 5'), 'bank']],
];
const sizes = expected.flatMap(([size, names]) => names.map((name) => [name, ...size] as const));

test('every picture the pages name is drawn, and no other', () => {
  expect(Object.keys(pictures).toSorted()).toEqual(sizes.map(([name]) => name).toSorted());
});

describe.each(sizes)('%s', (name, width, height) => {
  test('is a well-formed drawing of its size, under 14 KB', () => {
    expect(existsSync(fileOf(name))).toBe(true);
    const parsed = new DOMParser().parseFromString(readFileSync(fileOf(name), 'utf8'), 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    const svg = parsed.documentElement;
    expect([svg.getAttribute('width'), svg.getAttribute('height'), svg.getAttribute('viewBox')]).toEqual([`${width}`, `${height}`, `0 0 ${width} ${height}`]);
    expect(statSync(fileOf(name)).size).toBeLessThan(14 * 1024);
  });

  test('runs nothing, fetches nothing and refers only to what it holds', () => {
    const markup = readFileSync(fileOf(name), 'utf8');
    const parsed = new DOMParser().parseFromString(markup, 'image/svg+xml');
    expect(markup).not.toMatch(/<script|<image|<foreignObject|style=|\son\w+=|data:|NaN|Infinity|undefined/);
    expect(markup.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/);
    const references = [...markup.matchAll(/(?:href="|url\()#([\w-]+)/g)].map(([, id]) => id);
    const ids = [...parsed.querySelectorAll('[id]')].map(({ id }) => id);
    expect(references.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is what the drawing code draws', () => {
    expect(readFileSync(fileOf(name), 'utf8')).toBe(pictures[name]?.());
  });
});

test('the map places the cities as they lie to each other', () => {
  const prayagraj = project([81.85, 25.44]);
  const varanasi = project([82.97, 25.32]);
  const jaunpur = project([82.68, 25.75]);
  // 1.12 degrees east and 0.12 south: a degree of longitude is shorter here than one of latitude.
  expect((varanasi[0] - prayagraj[0]) / (varanasi[1] - prayagraj[1])).toBeCloseTo((1.12 * Math.cos((27.12 * Math.PI) / 180)) / 0.12, 1);
  expect(jaunpur[1]).toBeLessThan(varanasi[1]);
  expect(jaunpur[0]).toBeLessThan(varanasi[0]);
});
