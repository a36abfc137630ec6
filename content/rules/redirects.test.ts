/** @jest-environment node */
import { problemsOf } from '../../lib/content/read-value.fixture';
import { redirectProblems, redirects } from './redirects';

const ROUTES = ['/', '/home', '/commercial'];
const problems = (list: { from: string; to: string }[]) => [
  ...problemsOf(redirects, list),
  ...redirectProblems(list, ROUTES).map(({ path: [index, field], message }) => `[${index}].${field} · ${message}`),
];

test.each([
  '/old.html',
  '/about-us/',
  '/2019/05/why-solar',
  '/index.php',
  '/Solar_Panels',
  '/home.php',
  '/commercial/offer',
])('%s is allowed as the old address of a redirect', (from) => {
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
])('%j is refused as the old address of a redirect', (from) => {
  expect(problems([{ from, to: '/home' }])).toEqual([
    expect.stringMatching(/^\[0\]\.from · expected an address of the older site without its name/),
  ]);
});

test.each(['/old.html', '/hom', 'https://example.com/', '/home#form', '/guides/none.txt'])(
  'a redirect to %j is refused, because the target is neither a page nor a guide',
  (to) => {
    expect(problems([{ from: '/older.html', to }])).toEqual([
      expect.stringMatching(/^\[0\]\.to · expected a page of the site/),
    ]);
  },
);

test('redirects in a circle and a redirect from an address to itself are refused', () => {
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
])('a redirect from %s is refused, because the site has the page %s', (from, page) => {
  expect(problems([{ from, to: '/home' }])).toEqual([
    `[0].from · expected an address that the site does not have any more: "${from}" is the page ${page}`,
  ]);
});

test('a second redirect from the same address is refused, even with a slash at the end of the address', () => {
  expect(
    problems([
      { from: '/old', to: '/home' },
      { from: '/other', to: '/home' },
      { from: '/old/', to: '/' },
    ]),
  ).toEqual(['[2].from · expected each address once: "/old/" stands in entry 1 of the list too']);
});
