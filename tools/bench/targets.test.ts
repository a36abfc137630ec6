/** @jest-environment node */
import { type Metrics, median, missed, heaviest } from './targets';

const good: Metrics = {
  'first-contentful-paint': 800,
  'largest-contentful-paint': 1200,
  'speed-index': 900,
  'total-blocking-time': 0,
  'cumulative-layout-shift': 0,
  scripts: 0,
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const missedBy = (page: Metrics, route = '/home') => missed(route, { ...good, ...page }, good);

test('a page misses no target of the benchmark if the page is as fast as without scripts', () => {
  expect(missedBy({})).toEqual([]);
});

test.each<[Metrics, string[]]>([
  [{ 'first-contentful-paint': 840 }, []],
  [{ 'first-contentful-paint': 850 }, ['first-contentful-paint 850, at most 840']],
  [{ 'largest-contentful-paint': 1330 }, ['largest-contentful-paint 1330, at most 1320']],
  [{ 'speed-index': 1050 }, ['speed-index 1050, at most 1035']],
  [{ 'total-blocking-time': 200 }, []],
  [{ 'total-blocking-time': 201 }, ['total-blocking-time 201, at most 200']],
  [{ 'cumulative-layout-shift': 0.001 }, ['cumulative-layout-shift 0.001, at most 0.0005']],
  [{ scripts: 3 }, ['scripts 3, at most 0']],
  [{ performance: 98, seo: 92 }, ['performance 98, at least 99', 'seo 92, at least 100']],
])('a page with the Lighthouse results %j misses these targets: %j', (page, expected) => {
  expect(missedBy(page)).toEqual(expected);
});

test.each(['/residential', '/hi/residential'])(
  '%s, which begins with a carousel and names another page as canonical, may fetch scripts and lose SEO points',
  (route) => expect(missedBy({ scripts: 120_000, seo: 92 }, route)).toEqual([]),
);

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test.each([
  ['', '/', 23, 23],
  ['', '/home', 18, 18],
  ['', '/solar-calculator/business', 21.5, 21.5],
  ['', '/rooftop-solar', 15, 15],
  ['', '/rooftop-solar/varanasi', 14.2, 15],
  ['', '/learn', 14.2, 15],
  ['', '/learn/solar-loans', 14.2, 15],
  ['/hi', '', 23 * 1.35, 23 * 1.35],
  ['/hi', '/rooftop-solar/varanasi', 14.2 * 1.35, 15 * 1.35],
  ['/bho', '/learn', 14.2 * 1.35, 15 * 1.35],
])(
  'the page %s%s may have at most %d KB of HTML, and at most %d KB together with styles that scripts add',
  (prefix, rest, html, page) => {
    const most = heaviest(prefix + rest, prefix);
    expect(most.html / 1024).toBeCloseTo(html);
    expect(most.page / 1024).toBeCloseTo(page);
  },
);

test('the scripts of a page may weigh at most 170 KB', () => {
  expect(heaviest('/home', '').scripts).toBe(170 * 1024);
});
