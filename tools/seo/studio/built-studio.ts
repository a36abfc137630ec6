import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { findAll } from '../findings/find-all';
import { contentPlaces } from '../findings/places';
import { buildBefore } from '../history/history';
import { folderSource } from '../read/folder-source';
import { readSite } from '../read/read-site';
import { studioFiles, type StudioFiles } from './studio-files';

/** The studio over an export: drawn when it is asked for, and again after the next build. */
export function builtStudio(folder: string): () => Promise<StudioFiles> {
  let drawn: { from: string; files: Promise<StudioFiles> } | undefined;
  return async () => {
    const from = await fingerprint(folder);
    if (drawn?.from !== from) drawn = { from, files: draw(folder) };
    // What could not be drawn once is tried again.
    drawn.files.catch(() => (drawn = undefined));
    return drawn.files;
  };
}

async function draw(folder: string): Promise<StudioFiles> {
  const site = await readSite(folderSource(folder));
  const before = await buildBefore(site, [folder]);
  return studioFiles({ site, findings: findAll(site, contentPlaces(), before), before });
}

/** Changes when a page is written anew. */
async function fingerprint(folder: string): Promise<string> {
  const names = (await readdir(folder, { recursive: true }).catch(() => [])).filter((name) => name.endsWith('.html'));
  const times = await Promise.all(
    names.map(async (name) => (await stat(path.join(folder, name)).catch(() => undefined))?.mtimeMs),
  );
  return names.map((name, at) => `${name} ${times[at]}`).join('\n');
}
