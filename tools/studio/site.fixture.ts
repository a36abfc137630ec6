import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFiles } from '../system/files';
import { searchFaults } from './search-faults';
import { readBuild } from './pages-of-site';

const ORIGIN = 'https://www.example.com';

export interface FixturePage {
  title?: string;
  description?: string;
  body?: string;
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
    body = '',
    picture = `${ORIGIN}/cards/card.jpg`,
  } = page;
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<meta name="description" content="${escaped(description)}">
<meta property="og:url" content="${ORIGIN}${route}"><meta property="og:image" content="${picture}">
</head><body>${body}</body></html>`;
}

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

const LANGUAGES: Parameters<typeof searchFaults>[1] = [
  {
    pages: {
      landing: { address: '/', file: 'content/pages/landing.yaml' },
      commercial: { address: '/commercial', file: 'content/pages/commercial.yaml' },
    },
  },
  { pages: { landing: { address: '/hi', file: 'content/pages/landing.yaml' } } },
];

export async function faultsIn(changes?: FixtureSite) {
  const { folder, remove } = await writeSite(changes);
  return searchFaults(await readBuild(folder).finally(remove), LANGUAGES);
}
