import { en } from '../site';
import { documentOf, documents, visibleTextOf } from './documents';
import { specification } from './specification';

/** Finds whole words: "5+" is not in "15+", nor "₹1,000" in "₹1,000,000". A phrase between slashes is a pattern. */
function isIn(text: string, phrase: string) {
  const [, pattern, flags] = /^\/(.+)\/(i?)$/.exec(phrase) ?? [];
  if (pattern) return new RegExp(pattern, flags).test(text);
  const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\d.,₹])${escaped}(?![\\p{L}\\d%+])(?![.,]\\d)`, 'u').test(text);
}

function missing(page: Document, phrases: (typeof specification)['pages'][string]) {
  const text = visibleTextOf(page.body);
  return phrases.flat(2).filter((phrase) => !isIn(text, phrase));
}

test.each(Object.entries(specification.pages))(
  '%s contains every figure and every string that the specification requires of it',
  (route, phrases) => {
    expect(missing(documentOf(route), phrases)).toEqual([]);
  },
);

test.each(documents.filter(({ site }) => site === en))(
  '$address contains the words that the specification requires of every English page',
  ({ page }) => {
    expect(missing(page, specification['every English page'])).toEqual([]);
  },
);

test.each(Object.entries(specification.links))(
  'the links of %s lead where the specification asks',
  (route, expected) => {
    const found = [...documentOf(route).querySelectorAll('main a')];
    const leads = (words: string, href: string) =>
      found.some((link) => link.getAttribute('href') === href && isIn(visibleTextOf(link), words));
    expect(Object.entries(expected).filter(([words, href]) => !leads(words, href))).toEqual([]);
  },
);

test('the tables of the subsidies page have every row of the specification, with its cells in order', () => {
  const rows = [...documentOf('/subsidies').querySelectorAll('tr')].map((row) => [...row.cells].map(visibleTextOf));
  const isRow = (wanted: string[]) => (row: string[]) =>
    row.length === wanted.length && wanted.every((cell, column) => isIn(row[column]!, cell));
  expect(specification['rows of the tables of /subsidies'].filter((wanted) => !rows.some(isRow(wanted)))).toEqual([]);
});

test('each form has the texts that the specification requires for a success, a failure and a missing consent', () => {
  const labels = Object.entries(en.forms).map(([name, form]) => [name, form.labels]);
  expect(Object.fromEntries(labels)).toMatchObject(specification.forms);
});

test.each(specification.towns)('the town %s of the specification has a page', (town) => {
  expect(documentOf(`/rooftop-solar/${town}`).querySelectorAll('h1')).toHaveLength(1);
});

test.each(Object.entries(specification['carousels and rotators']))(
  '%s has as many carousels and rotators of reviews as the specification asks',
  (route, count) => {
    expect(documentOf(route).querySelectorAll('section[aria-roledescription=carousel]')).toHaveLength(count);
  },
);
