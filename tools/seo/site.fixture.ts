import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFiles } from '../setup/files';
import { findAll, type PlaceOf } from './findings/find-all';
import { readSite } from './read/read-site';
import { folderSource } from './read/source';

const ORIGIN = 'https://www.example.com';

/** What a test changes in a page of the small test site, which is otherwise without faults. */
export interface FixturePage {
  title?: string;
  description?: string;
  jsonLd?: object;
  body?: string;
  /** The address of the share picture. */
  picture?: string;
}

export interface FixtureSite {
  pages?: Record<string, FixturePage>;
  files?: Record<string, string>;
}

const PAGES: Record<string, FixturePage> = {
  '/': {
    title: 'Rooftop solar for homes and societies | Dhoop',
    body: '<h1>Sun</h1><p>Words for the first page.</p><a href="/commercial">Business</a> <a href="/careers#open">Careers</a>',
  },
  '/commercial': {
    title: 'Rooftop solar for factories and shops | Dhoop',
    body: '<h1>Factories</h1><h2>Sheds</h2><h3>Roofs</h3><a href="/">First page</a>',
  },
  '/careers': {
    title: 'Work with the sun: careers in solar | Dhoop',
    body: '<h1>Careers</h1><h2 id="open">Open posts</h2><a href="/">First page</a>',
  },
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function pageHtml(route: string, page: FixturePage): string {
  const {
    title = '',
    description = `What the page at ${route} tells a family, a society or a company that thinks of solar power.`,
    jsonLd = { '@context': 'https://schema.org', '@type': 'WebPage', name: route, url: ORIGIN + route },
    body = '',
    picture = `${ORIGIN}/cards/card.jpg`,
  } = page;
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<meta name="description" content="${escaped(description)}">
<link rel="canonical" href="${ORIGIN}${route}"><meta property="og:image" content="${picture}">
<script type="application/ld+json">${JSON.stringify(jsonLd).replaceAll('<', '\\u003c')}</script>
</head><body>${body}</body></html>`;
}

/** Writes a small site of three pages without faults, with the changes of a test, into a temporary folder. */
export async function writeSite({ pages = {}, files = {} }: FixtureSite = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'seo-site-'));
  const routes = Object.keys({ ...PAGES, ...pages });
  const html = routes.map((route): [string, string] => [
    route === '/' ? 'index.html' : `${route}.html`,
    pageHtml(route, { ...PAGES[route], ...pages[route] }),
  ]);
  const others = { 'cards/card.jpg': 'a card', ...files };
  writeFiles(folder, [...html, ...Object.entries(others)]);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Names a content file for every page. */
export const placeOf: PlaceOf = (route, field) => ({
  file: `content/pages${route === '/' ? '/landing' : route}.yaml`,
  field,
});

/** Reads the small test site with the changes of a test. */
export async function siteWith(changes: FixtureSite = {}) {
  const { folder, remove } = await writeSite(changes);
  return readSite(folderSource(folder)).finally(remove);
}

/** Lists the studio's findings in the small test site. */
export const findingsIn = async (changes?: FixtureSite) => findAll(await siteWith(changes), placeOf);
