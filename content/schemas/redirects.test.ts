/** @jest-environment node */
import { problemsOf } from './read-value.fixture';
import { redirects } from './redirects';

const problems = (list: { from: string; to: string }[]) => problemsOf(redirects, list);

test.each([
  '/old.html',
  '/about-us/',
  '/2019/05/why-solar',
  '/index.php',
  '/Solar_Panels',
  '/home.php',
  '/commercial/offer',
])('%s may be an address of an older site', (from) => {
  expect(problems([{ from, to: '/home' }])).toEqual([]);
});

test.each([
  '',
  '/',
  'old.html',
  'https://example.com/old',
  '//example.com',
  '/old?page=2',
  '/old#top',
  '/old page',
  '/blog/*',
  '/.env',
  '/a/../b',
  '/a//b',
  '/_next/x.js',
  '/a\nb',
  '/a"b',
])('%j may not', (from) => {
  expect(problems([{ from, to: '/home' }])).toEqual([
    expect.stringMatching(/^\[0\]\.from · expected an address of the older site without its name/),
  ]);
});

test.each(['/old.html', '/hom', 'https://example.com/', '/home#form', '/guides/none.txt'])(
  'nothing leads to %j, which is no page and no guide',
  (to) => {
    expect(problems([{ from: '/older.html', to }])).toEqual([
      expect.stringMatching(/^\[0\]\.to · expected a page of the site/),
    ]);
  },
);

test('two addresses cannot lead to one another, nor one to itself', () => {
  expect(
    problems([
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
      { from: '/c', to: '/c' },
    ]),
  ).toHaveLength(3);
});

test.each([
  ['/commercial', '/commercial'],
  ['/commercial/', '/commercial'],
  ['/commercial.html', '/commercial'],
  ['/index.html', '/'],
])('%s is a page of the site', (from, page) => {
  expect(problems([{ from, to: '/home' }])).toEqual([
    `[0].from · expected an address that the site does not have any more: "${from}" is the page ${page}`,
  ]);
});

test('an address stands in the list once, with or without a slash at its end', () => {
  expect(
    problems([
      { from: '/old', to: '/home' },
      { from: '/other', to: '/home' },
      { from: '/old/', to: '/' },
    ]),
  ).toEqual(['[2].from · expected each address once: "/old/" stands in entry 1 of the list too']);
});
