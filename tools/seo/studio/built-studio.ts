import { statSync } from 'node:fs';
import { findAll } from '../findings/find-all';
import { readSite } from '../read/read-site';
import { folderSource, serverSource, type Source } from '../read/source';
import { fileOf, type StudioData } from './studio-data';
import { studioFiles, type StudioFiles } from './studio-files';

async function readAll(source: Source): Promise<StudioData> {
  const site = await readSite(source);
  return { site, findings: findAll(site) };
}

/** Reads an export as the studio shows it. */
export const readBuild = (folder: string): Promise<StudioData> => readAll(folderSource(folder));

/** Makes the studio for an export: its pages are drawn at the first request, and again after the next build. */
export function builtStudio(folder: string): () => Promise<StudioFiles> {
  let drawn: { from: string; files: Promise<StudioFiles> } | undefined;
  return () => {
    const { ino, mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? {};
    const from = `${ino} ${mtimeMs}`;
    if (drawn?.from !== from) drawn = { from, files: readBuild(folder).then(studioFiles) };
    // Draws the studio again at the next request where it could not be drawn.
    drawn.files.catch(() => (drawn = undefined));
    return drawn.files;
  };
}

/**
 * Makes the studio for a development server. It draws one page at a time, at each request anew, since the server has to
 * compile every page that is read.
 */
export function servedStudio(origin: string, routes: readonly string[]): (name: string) => Promise<StudioFiles> {
  let drawn: StudioFiles = new Map();
  return async (name) => {
    const route = routes.find((one) => fileOf(one) === name);
    if (route !== undefined) drawn = await studioFiles(await readAll(serverSource(origin, [route])));
    return drawn;
  };
}
