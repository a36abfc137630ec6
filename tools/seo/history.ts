import { statSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { PageRecord } from './read/read-page';
import { readSite, type SiteRecord } from './read/read-site';
import { folderSource } from './read/source';

/** The folder with the studio's records of earlier builds, which git ignores. */
const HISTORY = '.local/seo';

/** The parts of each page that a marketer compares between two builds, by the page's address. */
type Snapshots = Record<string, ReturnType<typeof snapshotOf>>;

/** The record of a build, with its share pictures in the same folder. */
interface Kept {
  /** The time of the build, in ISO 8601. */
  at: string;
  pages: Snapshots;
}

/** An earlier build, with which the studio compares the site. */
export interface Before extends Kept {
  /** The time in ISO 8601 when the site was first seen in its present state. */
  changedAt: string;
  /** Reads a share picture of the earlier build, by the file name in its record. */
  picture(file: string): Promise<Buffer | undefined>;
}

/** Collects the parts of a page to compare between builds: its words for search, its headings and its share picture. */
export function snapshotOf({ route, title, description, headings, wording, shared }: PageRecord, site: SiteRecord) {
  return {
    title,
    description,
    headline: headings.find(({ level }) => level === 1)?.text ?? '',
    wording,
    /** The date of the page's last change in the sitemap. */
    updated: site.sitemap.get(route) ?? '',
    /** The name of the page's share picture, which changes with the picture. */
    picture: site.pictures.get(shared.picture ?? '')?.file ?? '',
  };
}

const snapshotsOf = (site: SiteRecord): Snapshots =>
  Object.fromEntries(site.pages.map((page) => [page.route, snapshotOf(page, site)]));

/**
 * Records the state of the pages in a build, and keeps the record of the build before. A build without changes to the
 * pages is not recorded.
 */
export async function recordBuild(folder: string, history = HISTORY): Promise<void> {
  const site = await readSite(folderSource(folder));
  const pages = snapshotsOf(site);
  const { current, previous } = placesFor(folder, history);
  const last = await read(current);
  if (last && isDeepStrictEqual(last.pages, pages)) return;
  if (last) {
    await rm(previous, { recursive: true, force: true });
    await rename(current, previous);
  }
  await mkdir(current, { recursive: true });
  for (const { file, contents } of site.pictures.values()) await writeFile(path.join(current, file), contents);
  await writeFile(path.join(current, 'pages.json'), JSON.stringify({ at: new Date().toISOString(), pages }, null, 1));
}

/**
 * Reads the state of a site in the build before: the last one that differs from it.
 * @param folders the exports to look at, for example `out`; of several, the one built last counts
 * @returns undefined where no such build is known
 */
export async function buildBefore(site: SiteRecord, folders: string[], history = HISTORY): Promise<Before | undefined> {
  const timeOf = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const builds = folders.map((folder) => placesFor(folder, history));
  const [newest] = builds.sort((a, b) => timeOf(b.current) - timeOf(a.current));
  const current = newest && (await read(newest.current));
  if (!current) return undefined;
  const isSame = isDeepStrictEqual(current.pages, snapshotsOf(site));
  const place = isSame ? newest.previous : newest.current;
  const before = isSame ? await read(place) : current;
  const changedAt = isSame ? current.at : new Date().toISOString();
  const picture = (file: string) => readFile(path.join(place, path.basename(file))).catch(() => undefined);
  return before && { ...before, changedAt, picture };
}

/** The folders with the records of an export's builds. Each export has its own, because its settings differ. */
function placesFor(folder: string, history: string) {
  const place = path.join(history, path.relative(process.cwd(), folder).replaceAll(path.sep, '-'));
  return { current: path.join(place, 'current'), previous: path.join(place, 'previous') };
}

/** Reads the record of a build. A record that was not written to its end counts as missing. */
const read = (place: string): Promise<Kept | undefined> =>
  readFile(path.join(place, 'pages.json'), 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
