import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderSource } from '../read/folder-source';
import { readSite, type SiteRecord } from '../read/read-site';
import { isSame, snapshotOf, type Snapshot } from './snapshot';

/** Where what earlier builds looked like is kept; git passes it over. */
export const HISTORY = '.local/seo';

/** An earlier build. */
export interface Before {
  /** When it was made, in ISO 8601. */
  at: string;
  /** When the site was first seen as it is now, in ISO 8601. */
  changedAt: string;
  pages: Snapshot;
  /** A share picture of it, by the name in its snapshot. */
  picture(file: string): Promise<Buffer | undefined>;
}

interface Kept {
  at: string;
  pages: Snapshot;
}

/**
 * Records what a build looks like, and keeps the record of the build before. A build that looks the same is not recorded.
 *
 * @param folder the export
 */
export async function recordBuild(folder: string, history = HISTORY): Promise<void> {
  const site = await readSite(folderSource(folder));
  const place = placeFor(folder, history);
  const pages = snapshotOf(site);
  const last = await read(path.join(place, 'current.json'));
  if (last && isSame(last.pages, pages)) return;
  await mkdir(path.join(place, 'pictures'), { recursive: true });
  if (last) await write(path.join(place, 'previous.json'), last);
  await write(path.join(place, 'current.json'), { at: new Date().toISOString(), pages });
  for (const picture of site.pictures.values()) {
    if (picture) await writeFile(path.join(place, 'pictures', picture.file), picture.contents);
  }
  await removeUnused(path.join(place, 'pictures'), [pages, last?.pages ?? {}]);
}

/**
 * What a site looked like in the build before: the last one that differs from it.
 *
 * @param folders the exports whose builds are asked, for example `out`; of several, the one built last
 * @returns undefined where no such build is known
 */
export async function buildBefore(site: SiteRecord, folders: string[], history = HISTORY): Promise<Before | undefined> {
  const place = await newest(folders.map((folder) => placeFor(folder, history)));
  const current = place && (await read(path.join(place, 'current.json')));
  if (!current) return undefined;
  const known = isSame(current.pages, snapshotOf(site));
  const before = known ? await read(path.join(place, 'previous.json')) : current;
  const changedAt = known ? current.at : new Date().toISOString();
  return (
    before && {
      ...before,
      changedAt,
      picture: (file) => readFile(path.join(place, 'pictures', path.basename(file))).catch(() => undefined),
    }
  );
}

/** Each export folder has a history of its own: they are built from other settings. */
const placeFor = (folder: string, history: string) =>
  path.join(history, path.relative(process.cwd(), folder).replaceAll(path.sep, '-'));

async function newest(places: string[]): Promise<string | undefined> {
  const dated = await Promise.all(
    places.map(async (place) => ({
      place,
      at: (await stat(path.join(place, 'current.json')).catch(() => undefined))?.mtimeMs ?? 0,
    })),
  );
  return dated.filter(({ at }) => at > 0).sort((a, b) => b.at - a.at)[0]?.place;
}

/** A file that was not written to its end counts as none. */
async function read(file: string): Promise<Kept | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}

const write = (file: string, kept: Kept) => writeFile(file, `${JSON.stringify(kept, null, 1)}\n`);

async function removeUnused(folder: string, used: Snapshot[]): Promise<void> {
  const names = new Set(used.flatMap((pages) => Object.values(pages).flatMap(({ picture }) => picture?.file ?? [])));
  const unused = (await readdir(folder)).filter((name) => !names.has(name));
  await Promise.all(unused.map((name) => rm(path.join(folder, name))));
}
