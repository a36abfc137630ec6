import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { PageRecord } from './read/read-page';
import { readSite, type SiteRecord } from './read/read-site';
import { folderSource } from './read/source';

/** Where what earlier builds looked like is kept; git passes it over. */
const HISTORY = '.local/seo';

/** What a marketer compares of a page between two builds. */
export type PageSnapshot = ReturnType<typeof snapshotOf>;
type Snapshots = Record<string, PageSnapshot>;

/** What is kept of a build, with its share pictures in the same folder. */
interface Kept {
  /** When it was made, in ISO 8601. */
  at: string;
  pages: Snapshots;
}

/** An earlier build. */
export interface Before extends Kept {
  /** When the site was first seen as it is now, in ISO 8601. */
  changedAt: string;
  /** A share picture of it, by the name in its snapshot. */
  picture(file: string): Promise<Buffer | undefined>;
}

/** What a page looks like to others now. */
export function snapshotOf({ route, title, description, headings, wording, shared }: PageRecord, site: SiteRecord) {
  return {
    title,
    description,
    headline: headings.find(({ level }) => level === 1)?.text ?? '',
    wording,
    /** The day of its last change that the sitemap tells. */
    updated: site.sitemap.get(route) ?? '',
    /** The name of its share picture's file; another picture has another. */
    picture: site.pictures.get(shared.picture ?? '')?.file ?? '',
  };
}

const snapshotsOf = (site: SiteRecord): Snapshots =>
  Object.fromEntries(site.pages.map((page) => [page.route, snapshotOf(page, site)]));

/**
 * Records what a build looks like, and keeps the record of the build before. A build that looks the same is not recorded.
 *
 * @param folder the export
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
 * What a site looked like in the build before: the last one that differs from it.
 *
 * @param folders the exports whose builds are asked, for example `out`; of several, the one built last
 * @returns undefined where no such build is known
 */
export async function buildBefore(site: SiteRecord, folders: string[], history = HISTORY): Promise<Before | undefined> {
  const builds = await Promise.all(
    folders.map(async (folder) => {
      const places = placesFor(folder, history);
      const found = await stat(places.current).catch(() => undefined);
      return { ...places, time: found?.mtimeMs ?? 0 };
    }),
  );
  const [newest] = builds.sort((a, b) => b.time - a.time);
  const current = newest && (await read(newest.current));
  if (!current) return undefined;
  const isSame = isDeepStrictEqual(current.pages, snapshotsOf(site));
  const place = isSame ? newest.previous : newest.current;
  const before = isSame ? await read(place) : current;
  const changedAt = isSame ? current.at : new Date().toISOString();
  const picture = (file: string) => readFile(path.join(place, path.basename(file))).catch(() => undefined);
  return before && { ...before, changedAt, picture };
}

/** Each export folder has a history of its own: they are built from other settings. */
function placesFor(folder: string, history: string) {
  const place = path.join(history, path.relative(process.cwd(), folder).replaceAll(path.sep, '-'));
  return { current: path.join(place, 'current'), previous: path.join(place, 'previous') };
}

/** A record that was not written to its end counts as none. */
async function read(place: string): Promise<Kept | undefined> {
  try {
    return JSON.parse(await readFile(path.join(place, 'pages.json'), 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}
