import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { type Route, routes } from '../content/routes';
import { everywhere, links, subsidyRows, type Wanted, wanted } from './spec-strings';

/** The page as it is served, before any script has run. */
const htmlOf = (route: Route) => readFileSync(`out${route === '/' ? '/index' : route}.html`, 'utf8');

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' };

/** A figure kept with its unit, before a bracket or a full stop: part of the sentence around it. */
const WHOLE = /<span class="[^"]*">([^<]*)<\/span>(?=\p{P})/gu;

/** What a reader of the HTML reads. */
const textOf = (html: string) =>
  html
    .replace(/<head[\s>].*?<\/head>|<(script|style|template)[\s>].*?<\/\1>|<!--.*?-->/gs, '')
    .replace(WHOLE, '$1')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, ' ');

/** "5+" is not found in "15+", nor "₹1,000" in "₹1,000,000". */
function isIn(text: string, phrase: Wanted) {
  const pattern = typeof phrase === 'string' ? `(?<![\\p{L}\\d.,₹])${phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d%+])(?![.,]\\d)` : phrase.source;
  return new RegExp(pattern, typeof phrase === 'string' ? 'u' : phrase.flags).test(text);
}

for (const route of routes) {
  test(`${route} says every figure and every string that was asked for`, () => {
    const text = textOf(htmlOf(route));
    const missing = [...everywhere, ...wanted[route]].filter((phrase) => !isIn(text, phrase));
    expect(missing.map(String)).toEqual([]);
  });
}

for (const [route, expected] of Object.entries(links) as [Route, [string, string][]][]) {
  test(`${route} leads where its links say`, () => {
    const main = /<main[\s>].*<\/main>/s.exec(htmlOf(route))?.[0] ?? '';
    const found = [...main.matchAll(/<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, inside]) => ({ href, text: textOf(inside!) }));
    const missing = expected.filter(([words, href]) => !found.some((link) => link.href === href && isIn(link.text, words)));
    expect(missing).toEqual([]);
  });
}

test('the tables of the subsidies page hold every cell, in its row and order', () => {
  const rows = [...htmlOf('/subsidies').matchAll(/<tr[\s>].*?<\/tr>/gs)].map(([row]) =>
    [...row.matchAll(/<t[hd][\s>].*?<\/t[hd]>/gs)].map(([cell]) => textOf(cell)),
  );
  const missing = subsidyRows.filter(
    (wantedRow) => !rows.some((row) => row.length === wantedRow.length && wantedRow.every((cell, column) => isIn(row[column]!, cell))),
  );
  expect(missing).toEqual([]);
});

test('the footer of every page leads to the legal pages, the phone, the inbox and three social pages', () => {
  for (const route of routes) {
    const footer = /<footer[\s>].*<\/footer>/s.exec(htmlOf(route))?.[0] ?? '';
    const hrefs = [...footer.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs, route).toEqual(expect.arrayContaining(['/privacy-policy', '/terms-of-service', '/tnc-goodzero', '/accessibility', expect.stringMatching(/^tel:/), expect.stringMatching(/^mailto:/)]));
    expect(hrefs.filter((href) => href!.startsWith('https://')), route).toHaveLength(3);
  }
});
