import { readRobots, readSitemap, type Robots, type SitemapEntry } from './listing';
import { property, type PageRecord } from './page-record';
import { measurePicture, type SharePicture } from './picture';
import { readPage } from './read-page';
import { manifestIcons } from './resources';
import type { Source } from './source';

/** A whole site, as found. */
export interface SiteRecord {
  /** Where it was read. */
  name: string;
  draft: boolean;
  /** The address that the pages give as their own, for example `https://www.example.com`; empty where none does. */
  origin: string;
  pages: PageRecord[];
  /** By the address that a page names, also where it leads nowhere. */
  pictures: Map<string, SharePicture | undefined>;
  /** Addresses within the site that are no pages but files, of those that pages name. */
  files: Set<string>;
  /** The icons of each web app manifest that a page names, by its address; undefined where it cannot be read. */
  manifests: Map<string, string[] | undefined>;
  sitemap?: SitemapEntry[];
  robots?: Robots;
}

/**
 * Reads every page of a site and what its head and its links name.
 *
 * @param known what is not read again; its pages may be some of all
 * @throws Error when there are no pages, or one cannot be read
 */
export async function readSite(source: Source, known?: SiteRecord): Promise<SiteRecord> {
  const pages: PageRecord[] = [];
  // One after the other: a server that compiles its pages is slower when asked for all at once.
  for (const route of await source.routes())
    pages.push(known?.pages.find((page) => page.route === route) ?? readPage(route, await source.page(route)));
  const origin = originOf(pages);
  const manifests = await readManifests(pages, origin, source);
  const [pictures, files, listing] = await Promise.all([
    readPictures(pages, origin, source, known),
    readFiles({ pages, origin, manifests }, source, known),
    known ?? readListing(source),
  ]);
  return {
    name: source.name,
    draft: source.draft,
    origin,
    pages,
    pictures,
    files,
    manifests,
    sitemap: listing.sitemap,
    robots: listing.robots,
  };
}

async function readListing(source: Source): Promise<Pick<SiteRecord, 'sitemap' | 'robots'>> {
  const [sitemap, robots] = await Promise.all(['/sitemap.xml', '/robots.txt'].map((address) => source.file(address)));
  return {
    sitemap: sitemap && readSitemap(sitemap.toString('utf8')),
    robots: robots && readRobots(robots.toString('utf8')),
  };
}

/** The address that most pages give as theirs: a single page that gives another is then found out. */
function originOf(pages: PageRecord[]): string {
  const counts = new Map<string, number>();
  for (const address of pages.flatMap((page) => [...page.canonicals, property(page, 'og:url') ?? ''])) {
    if (/^https?:/.test(address) && URL.canParse(address)) {
      const { origin } = new URL(address);
      counts.set(origin, (counts.get(origin) ?? 0) + 1);
    }
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

const PICTURES = ['og:image', 'twitter:image'];

async function readPictures(pages: PageRecord[], origin: string, source: Source, known?: SiteRecord) {
  const named = [...new Set(pages.flatMap((page) => PICTURES.flatMap((name) => property(page, name) ?? [])))];
  const measured = named.map(async (address): Promise<[string, SharePicture | undefined]> => {
    const before = known?.pictures.get(address);
    if (before) return [address, before];
    const within = addressWithin(address, '/', origin);
    const contents = within && (await source.file(within.path));
    return [address, contents && (await measurePicture(address, contents))];
  });
  return new Map(await Promise.all(measured));
}

async function readManifests(pages: PageRecord[], origin: string, source: Source): Promise<SiteRecord['manifests']> {
  const named = pages.flatMap(({ route, resources }) =>
    resources
      .filter(({ named }) => named === 'link manifest')
      .flatMap(({ address }) => addressWithin(address, route, origin)?.path ?? []),
  );
  const read = [...new Set(named)].map(async (address): Promise<[string, string[] | undefined]> => {
    const contents = await source.file(address);
    // One that is not there is told as a file that is not there.
    return [address, contents ? manifestIcons(contents.toString('utf8')) : []];
  });
  return new Map(await Promise.all(read));
}

async function readFiles(
  { pages, origin, manifests }: Pick<SiteRecord, 'pages' | 'origin' | 'manifests'>,
  source: Source,
  known?: SiteRecord,
): Promise<Set<string>> {
  const routes = new Set(pages.map(({ route }) => route));
  const ofPages = pages.flatMap(({ route, links, resources }) =>
    [...links.map(({ href }) => href), ...resources.map(({ address }) => address)].map((address) => ({
      address,
      route,
    })),
  );
  const ofManifests = [...manifests].flatMap(([route, icons = []]) => icons.map((address) => ({ address, route })));
  const paths = [...ofPages, ...ofManifests].flatMap(
    ({ address, route }) => addressWithin(address, route, origin)?.path ?? [],
  );
  const named = [...new Set(paths)].filter((address) => !routes.has(address));
  const there = await Promise.all(
    named.map(async (address) => known?.files.has(address) || (await source.has(address))),
  );
  return new Set(named.filter((_, at) => there[at]));
}

/** Stands for the site where its own address is not known. */
const SITE = 'https://site.invalid';

/**
 * Where within the site an address leads to.
 *
 * @param href as a page writes it
 * @param from the route of that page
 * @returns undefined for an address outside the site, and for one that is none
 */
export function addressWithin(
  href: string,
  from: string,
  origin: string,
): { path: string; fragment: string } | undefined {
  const base = origin || SITE;
  if (!URL.canParse(href, base + from)) return undefined;
  const url = new URL(href, base + from);
  if (url.origin !== base) return undefined;
  return { path: decoded(url.pathname), fragment: decoded(url.hash.slice(1)) };
}

/** A % that is followed by no letter's code stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
