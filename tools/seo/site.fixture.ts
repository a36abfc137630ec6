import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { findAll } from './findings/find-all';
import type { Places } from './findings/finding';
import { folderSource } from './read/source';
import { readSite } from './read/read-site';

const ORIGIN = 'https://www.example.com';

/** What a test changes about a page of the small site; the rest is as it should be. */
export interface FixturePage {
  title?: string | null;
  description?: string | null;
  canonical?: string | null;
  robots?: string;
  picture?: string | null;
  properties?: Record<string, string>;
  jsonLd?: string;
  body?: string;
  head?: string;
}

export interface FixtureSite {
  pages?: Record<string, FixturePage>;
  /** Instead of a sitemap that lists every page. */
  sitemap?: string | null;
  robots?: string | null;
  files?: Record<string, Buffer | string>;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const addressOf = (route: string) => ORIGIN + route;

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

function pageHtml(route: string, page: FixturePage): string {
  const { title = null, canonical = addressOf(route), picture = addressOf('/cards/card.jpg') } = page;
  const description =
    page.description === undefined
      ? `What the page at ${route} tells a family, a society or a company that thinks of solar power.`
      : page.description;
  const properties: Record<string, string | null> = {
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:type': 'website',
    'og:image': picture,
    'og:image:alt': 'A roof',
    'twitter:card': 'summary_large_image',
    ...page.properties,
  };
  const jsonLd =
    page.jsonLd ??
    JSON.stringify({ '@context': 'https://schema.org', '@type': 'WebPage', name: route, url: addressOf(route) });
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">
${title === null ? '' : `<title>${escaped(title)}</title>`}
${description === null ? '' : `<meta name="description" content="${escaped(description)}">`}
${canonical === null ? '' : `<link rel="canonical" href="${escaped(canonical)}">`}
${page.robots ? `<meta name="robots" content="${page.robots}">` : ''}
${Object.entries(properties)
  .map(([name, value]) => (value === null ? '' : `<meta property="${name}" content="${escaped(value)}">`))
  .join('\n')}
<script type="application/ld+json">${jsonLd}</script>${page.head ?? ''}
</head><body>${page.body ?? ''}</body></html>`;
}

/** Writes a site of three sound pages, with the changes of a test, into a temporary folder. */
export async function writeSite(changes: FixtureSite = {}): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'seo-site-'));
  const routes = new Set([...Object.keys(PAGES), ...Object.keys(changes.pages ?? {})]);
  const write = async (name: string, contents: string | Buffer) => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), contents);
  };
  for (const route of routes)
    await write(
      route === '/' ? 'index.html' : `${route}.html`,
      pageHtml(route, { ...PAGES[route], ...changes.pages?.[route] }),
    );
  const listed = [...routes].map((route) => `<url><loc>${addressOf(route)}</loc><lastmod>2026-11-21</lastmod></url>`);
  const {
    sitemap = `<urlset>${listed.join('')}</urlset>`,
    robots = `User-Agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  } = changes;
  if (sitemap !== null) await write('sitemap.xml', sitemap);
  if (robots !== null) await write('robots.txt', robots);
  await write('cards/card.jpg', await jpeg(1200, 630));
  for (const [name, contents] of Object.entries(changes.files ?? {})) await write(name, contents);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** A plain picture of a size. */
export const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f7a600' } })
    .jpeg()
    .toBuffer();

/** Names a file for every route, as the project's content does. */
export const places: Places = {
  of: (route, field) => ({ file: `content/en/pages${route === '/' ? '/landing' : route}.ts`, field }),
};

/** What is found in the small site with the changes of a test. */
export async function findingsIn(changes: FixtureSite = {}) {
  const { folder, remove } = await writeSite(changes);
  try {
    return findAll(await readSite(folderSource(folder)), places);
  } finally {
    await remove();
  }
}
