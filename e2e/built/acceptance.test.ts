/** @jest-environment node */
import { routes } from '../../content/facts/routes';
import { everywhere, links, subsidyRows, type Wanted, wanted } from '../spec-strings';
import { htmlOf, textOf } from './built-site';

/** "5+" is not found in "15+", nor "₹1,000" in "₹1,000,000". */
function isIn(text: string, phrase: Wanted) {
  const pattern =
    typeof phrase === 'string'
      ? `(?<![\\p{L}\\d.,₹])${phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d%+])(?![.,]\\d)`
      : phrase.source;
  return new RegExp(pattern, typeof phrase === 'string' ? 'u' : phrase.flags).test(text);
}

test.each(Object.entries(wanted))('%s says every figure and every string that was asked for', (route, phrases) => {
  const text = textOf(htmlOf(route));
  expect(phrases.filter((phrase) => !isIn(text, phrase)).map(String)).toEqual([]);
});

test.each(routes)('%s says what every page says', (route) => {
  const text = textOf(htmlOf(route));
  expect(everywhere.filter((phrase) => !isIn(text, phrase)).map(String)).toEqual([]);
});

test.each(Object.entries(links))('%s leads where its links say', (route, expected) => {
  const main = /<main[\s>].*<\/main>/s.exec(htmlOf(route))?.[0] ?? '';
  const found = [...main.matchAll(/<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, inside]) => ({
    href,
    text: textOf(inside!),
  }));
  expect(
    expected.filter(([words, href]) => !found.some((link) => link.href === href && isIn(link.text, words))),
  ).toEqual([]);
});

test('the tables of the subsidies page hold every cell, in its row and order', () => {
  const rows = [...htmlOf('/subsidies').matchAll(/<tr[\s>].*?<\/tr>/gs)].map(([row]) =>
    [...row.matchAll(/<t[hd][\s>].*?<\/t[hd]>/gs)].map(([cell]) => textOf(cell)),
  );
  const missing = subsidyRows.filter(
    (wantedRow) =>
      !rows.some(
        (row) => row.length === wantedRow.length && wantedRow.every((cell, column) => isIn(row[column]!, cell)),
      ),
  );
  expect(missing).toEqual([]);
});

test.each(routes)(
  'the footer of %s leads to the legal pages, the phone, the inbox and three social pages or more',
  (route) => {
    const footer = /<footer[\s>].*<\/footer>/s.exec(htmlOf(route))?.[0] ?? '';
    const hrefs = [...footer.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual(
      expect.arrayContaining([
        '/privacy-policy',
        '/terms-of-service',
        '/tnc-goodzero',
        '/accessibility',
        expect.stringMatching(/^tel:/),
        expect.stringMatching(/^mailto:/),
      ]),
    );
    expect(hrefs.filter((href) => href!.startsWith('https://')).length).toBeGreaterThanOrEqual(3);
  },
);
