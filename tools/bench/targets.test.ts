/** @jest-environment node */
import { type Figures, median, medians, missed, heaviest } from './targets';

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
const missedBy = (page: Partial<Figures>, route = '/home') => missed(route, { ...good, ...page }, good);

test('a page that is as fast as without its scripts misses no Lighthouse target', () => {
  expect(missedBy({})).toEqual([]);
});

test.each([
  [{ fcp: 840 }, []],
  [{ fcp: 850 }, ['fcp 850, at most 840']],
  [{ lcp: 1330 }, ['lcp 1330, at most 1320']],
  [{ speedIndex: 1050 }, ['speedIndex 1050, at most 1035']],
  [{ tbt: 51 }, ['tbt 51, at most 50']],
  [{ cls: 0.001 }, ['cls 0.001, at most 0.0005']],
  [{ scriptBytes: 3 }, ['scriptBytes 3, at most 0']],
  [{ performance: 98, seo: 92 }, ['performance 98, at least 99', 'seo 92, at least 100']],
])('a page with the Lighthouse figures %j misses the targets %j', (page, expected) => {
  expect(missedBy(page)).toEqual(expected);
});

test.each(['/residential', '/hi/residential'])(
  '%s begins with a form and has another canonical address: it may fetch scripts at load and lose points',
  (route) => expect(missedBy({ scriptBytes: 120_000, seo: 92 }, route)).toEqual([]),
);

test('the median is the middle value, taken for each Lighthouse figure by itself', () => {
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

test.each([
  ['/', 23],
  ['/home', 18],
  ['/solar-calculator/business', 21.5],
  ['/rooftop-solar', 15],
  ['/rooftop-solar/varanasi', 14.2],
  ['/learn', 14.2],
  ['/learn/solar-loans', 14.2],
  ['/hi', 23 * 1.35],
  ['/hi/rooftop-solar/varanasi', 14.2 * 1.35],
  ['/hi/learn', 14.2 * 1.35],
])('the page %s may weigh %d KB', (route, kb) => {
  expect(heaviest(route) / 1024).toBeCloseTo(kb);
});
