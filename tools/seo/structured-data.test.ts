/** @jest-environment node */
import { thingsOf, typesOf, verdictOn, type Thing } from './structured-data';

test.each<[string, Thing, string, boolean, RegExp]>([
  [
    'a video with all that Google asks for',
    { '@type': 'VideoObject', name: 'a', thumbnailUrl: ['b'], uploadDate: '2026-01-01' },
    '/home',
    false,
    /the film is decoration/,
  ],
  [
    'a video without a date',
    { '@type': 'VideoObject', name: 'a', thumbnailUrl: 'b', uploadDate: ' ' },
    '/home',
    false,
    /asks for uploadDate/,
  ],
  [
    'a business without an address',
    { '@type': 'HomeAndConstructionBusiness', name: 'a' },
    '/home',
    false,
    /asks for address/,
  ],
  [
    'a business of two types',
    { '@type': ['Thing', 'HomeAndConstructionBusiness'], name: 'a', address: {} },
    '/home',
    true,
    /knowledge panel/,
  ],
  ['questions', { '@type': 'FAQPage', mainEntity: [{}] }, '/home', false, /since 7 May 2026/],
  ['a service', { '@type': 'Service', name: 'a' }, '/home', false, /shows nothing for this type/],
  ['the site, on an inner page', { '@type': 'WebSite', name: 'a', url: 'b' }, '/home', false, /first page/],
  ['the site, on the first page', { '@type': 'WebSite', name: 'a', url: 'b' }, '/', true, /name of the site/],
  ['a path', { '@type': 'BreadcrumbList', itemListElement: [{}] }, '/home', true, /path of the page/],
])('the structured data of %s are judged by what Google shows', (_, thing, route, isEligible, why) => {
  expect(verdictOn(thing, route)).toMatchObject({ isEligible, why: expect.stringMatching(why) });
});

test('a verdict on structured data names Google’s documentation', () => {
  expect(verdictOn({ '@type': 'VideoObject' }, '/')).toHaveProperty(
    'source',
    'https://developers.google.com/search/docs/appearance/structured-data/video',
  );
});

test('structured data are read with the members of a @graph', () => {
  const graph = { '@graph': [{ '@type': 'A', b: [{ '@type': 'B' }] }, 'no thing', null] };
  const page = { jsonLd: [graph, [{ '@type': 'D' }]] };
  expect(thingsOf(page).map(typesOf)).toEqual([['A'], ['D']]);
});
