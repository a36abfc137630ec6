/** @jest-environment node */
import { allNodes, allReferences, graphOf, nodeOf } from './graph';
import { verdictOn } from './verdict';

const verdict = (value: Record<string, unknown>, route = '/home') => verdictOn(nodeOf(value), route);
const step = (position: number, rest = {}) => ({
  '@type': 'ListItem',
  position,
  name: 'a',
  item: 'https://a.example/',
  ...rest,
});

test.each([
  [
    'a video with all that Google asks for',
    { '@type': 'VideoObject', name: 'a', thumbnailUrl: ['b'], uploadDate: '2026-01-01' },
    'not eligible',
    /the film is decoration/,
  ],
  [
    'a video without a date',
    { '@type': 'VideoObject', name: 'a', thumbnailUrl: 'b', uploadDate: ' ' },
    'not eligible',
    /asks for uploadDate/,
  ],
  [
    'a business without an address',
    { '@type': 'HomeAndConstructionBusiness', name: 'a' },
    'not eligible',
    /asks for address/,
  ],
  [
    'a business of two types',
    { '@type': ['Thing', 'Electrician'], name: 'a', address: {} },
    'eligible',
    /knowledge panel/,
  ],
  ['questions', { '@type': 'FAQPage', mainEntity: [{}] }, 'no longer shown', /since 7 May 2026/],
  ['a service', { '@type': 'Service', name: 'a' }, 'not eligible', /shows nothing for this type/],
  ['a type that Google does not know', { '@type': 'Sculpture' }, 'not eligible', /documents no rich result/],
  ['the site, on an inner page', { '@type': 'WebSite', name: 'a', url: 'b' }, 'not eligible', /first page/],
  [
    'a path',
    { '@type': 'BreadcrumbList', itemListElement: [step(1), step(2, { item: undefined })] },
    'eligible',
    /path of the page/,
  ],
  ['a path of one step', { '@type': 'BreadcrumbList', itemListElement: [step(1)] }, 'not eligible', /two steps/],
  [
    'a path that is counted wrong',
    { '@type': 'BreadcrumbList', itemListElement: [step(1), step(3)] },
    'not eligible',
    /Step 2/,
  ],
  [
    'a path whose first step leads nowhere',
    { '@type': 'BreadcrumbList', itemListElement: [step(1, { item: '' }), step(2)] },
    'not eligible',
    /Step 1/,
  ],
])('%s is judged', (_, value, kind, why) => {
  expect(verdict(value)).toMatchObject({ kind, why: expect.stringMatching(why) });
});

test('the site is eligible on the first page', () => {
  expect(verdict({ '@type': 'WebSite', name: 'a', url: 'b' }, '/').kind).toBe('eligible');
});

test('required and recommended fields say whether they are there', () => {
  const { required, recommended, source } = verdict({ '@type': 'VideoObject', name: 'a', duration: 'PT8S' });
  expect(required).toEqual([
    { name: 'name', filled: true },
    { name: 'thumbnailUrl', filled: false },
    { name: 'uploadDate', filled: false },
  ]);
  expect(recommended).toContainEqual({ name: 'duration', filled: true });
  expect(source).toMatch(/^https:\/\/developers\.google\.com\//);
});

test('a graph is its members, things within things are found, and references are not things', () => {
  const value = {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'A', '@id': '#a', b: [{ '@type': 'B', c: { '@id': '#c' } }] }, 'no thing', null],
  };
  const nodes = graphOf({ jsonLd: [{ value }, { value: [{ '@type': 'D' }] }, { error: 'x', source: '' }] });
  expect(nodes.map(({ types }) => types)).toEqual([['A'], ['D']]);
  expect(allNodes(nodes).map(({ types }) => types[0])).toEqual(['A', 'B', 'D']);
  expect(allReferences(nodes)).toEqual(['#c']);
});
