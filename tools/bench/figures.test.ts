/** @jest-environment node */
import { type Figures, median, medians, missed } from './figures';

const good: Figures = {
  fcp: 800,
  lcp: 1200,
  speedIndex: 900,
  tbt: 0,
  cls: 0,
  scriptBytes: 0,
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
};
const shortOf = (page: Partial<Figures>, route = '/home') => missed({ route, page: { ...good, ...page }, floor: good });

test('a page like its floor misses nothing', () => {
  expect(shortOf({})).toEqual([]);
});

test.each([
  [{ fcp: 840 }, []],
  [{ fcp: 850 }, ["FCP 1.06 × the floor's, at most 1.05"]],
  [{ lcp: 1330 }, ["LCP 1.11 × the floor's, at most 1.1"]],
  [{ speedIndex: 1050 }, ["Speed Index 1.17 × the floor's, at most 1.15"]],
  [{ tbt: 51 }, ["TBT 51 ms, at most the floor's 0 and 50"]],
  [{ cls: 0.001 }, ['CLS 0.0010, at most 0.000']],
  [{ scriptBytes: 3 }, ['3 bytes of script at load, at most 0']],
  [{ performance: 98, seo: 92 }, ['performance 98, at least 99', 'SEO 92, at least 100']],
])('%j against its floor: %j', (page, expected) => {
  expect(shortOf(page)).toEqual(expected);
});

test('a page that begins with a form may fetch scripts by itself, and one with another canonical address is marked down for it', () => {
  expect(shortOf({ scriptBytes: 120_000, seo: 92 }, '/residential')).toEqual([]);
});

test('the median stands in the middle, each figure by itself', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(
    medians([
      { ...good, fcp: 1, lcp: 9 },
      { ...good, fcp: 2, lcp: 8 },
      { ...good, fcp: 3, lcp: 1 },
    ]),
  ).toMatchObject({ fcp: 2, lcp: 8 });
});
