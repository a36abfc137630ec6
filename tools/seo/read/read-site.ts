import path from 'node:path';
import { readPage, shortHash, type PageRecord } from './read-page';
import type { Source } from './source';

/** The share picture of a page. The studio keeps it as `file`, whose name is a hash of the contents. */
type SharePicture = { file: string; contents: Buffer };

/** A whole site as the studio has read it. */
export interface SiteRecord {
  /** The folder or server from which the studio has read the site. */
  name: string;
  /** The address that the pages give as their own, for example `https://www.example.com`; empty where none does. */
  origin: string;
  pages: PageRecord[];
  /** The share pictures of a site by the address that a page names; missing ones are left out. */
  pictures: Map<string, SharePicture>;
  /** The addresses of pictures, films and other files of the site that its pages name and that exist. */
  files: Set<string>;
  /** The date of the last change of each page in the sitemap, by its route. */
  sitemap: Map<string, string>;
}

/**
 * Reads for the studio every page of a site, its sitemap, and the pictures and files that its pages name.
 * @throws Error when there are no pages, or one cannot be read
 */
export async function readSite(source: Source): Promise<SiteRecord> {
  const pages: PageRecord[] = [];
  // Reads one page after the other: a server that compiles its pages is slower when asked for all at once.
  for (const route of await source.routes()) pages.push(readPage(route, await source.page(route)));
  const canonical = pages
    .map((page) => page.canonical ?? '')
    .find((address) => /^https?:/.test(address) && URL.canParse(address));
  const site = { name: source.name, pages, origin: canonical ? new URL(canonical).origin : '' };
  const [pictures, files, sitemap] = await Promise.all([
    readPictures(site, source),
    readFiles(site, source),
    source.file('/sitemap.xml'),
  ]);
  return {
    ...site,
    pictures,
    files,
    sitemap: readSitemap(sitemap?.toString() ?? '', site.origin),
  };
}

/** Reads the dates in a sitemap (sitemaps.org/protocol.html). */
function readSitemap(xml: string, origin: string): SiteRecord['sitemap'] {
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']): [string, string] => {
    const [, location = ''] = /<loc>(.*?)<\/loc>/s.exec(entry) ?? [];
    const [, changed = ''] = /<lastmod>(.*?)<\/lastmod>/s.exec(entry) ?? [];
    return [addressWithin(location, '/', origin)?.path ?? location, changed.slice(0, 10)];
  });
  return new Map(entries);
}

async function readPictures(
  { pages, origin }: Pick<SiteRecord, 'pages' | 'origin'>,
  source: Source,
): Promise<SiteRecord['pictures']> {
  const named = new Set(pages.flatMap(({ shared }) => shared.picture ?? []));
  const found = [...named].map(async (address): Promise<[string, SharePicture][]> => {
    const within = addressWithin(address, '/', origin);
    const contents = within && (await source.file(within.path));
    return contents ? [[address, { file: shortHash(contents) + path.extname(address), contents }]] : [];
  });
  return new Map((await Promise.all(found)).flat());
}

async function readFiles(
  { pages, origin }: Pick<SiteRecord, 'pages' | 'origin'>,
  source: Source,
): Promise<SiteRecord['files']> {
  const paths = pages.flatMap(({ route, resources }) =>
    resources.flatMap(({ address }) => addressWithin(address, route, origin)?.path ?? []),
  );
  const routes = pages.map(({ route }) => route);
  const named = [...new Set(paths)].filter((address) => !routes.includes(address));
  const there = await Promise.all(named.map(async (address) => source.has(address)));
  return new Set(named.filter((_, at) => there[at]));
}

/** Stands in for the site's own address where it is not known. */
const SITE = 'https://site.invalid';

/**
 * Finds the page or file within the site that an address leads to.
 * @returns undefined for an address outside the site, and for a text that is no address
 */
export function addressWithin(href: string, from: string, origin: string) {
  const base = origin || SITE;
  if (!URL.canParse(href, base + from)) return undefined;
  const url = new URL(href, base + from);
  return url.origin === base ? { path: decoded(url.pathname), fragment: decoded(url.hash.slice(1)) } : undefined;
}

/** Decodes the % codes in an address. A text with an invalid % code stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
