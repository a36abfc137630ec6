import { findAll } from '../findings/find-all';
import { contentPlaces } from '../findings/places';
import { buildBefore } from '../history';
import { readSite } from '../read/read-site';
import { folderSource } from '../read/source';
import { fileTimes } from './file-times';
import type { StudioData } from './studio-data';
import { studioFiles, type StudioFiles } from './studio-files';

/** Reads an export as the studio shows it. */
export async function readBuild(folder: string): Promise<StudioData> {
  const site = await readSite(folderSource(folder));
  const before = await buildBefore(site, [folder]);
  return { site, before, findings: findAll(site, contentPlaces(), before) };
}

/** Makes the studio for an export: its pages are drawn at the first request, and again after the next build. */
export function builtStudio(folder: string): () => Promise<StudioFiles> {
  let drawn: { from: string; files: Promise<StudioFiles> } | undefined;
  return () => {
    const from = fileTimes([folder], '.html');
    if (drawn?.from !== from) drawn = { from, files: readBuild(folder).then(studioFiles) };
    // Draws the studio again at the next request where it could not be drawn.
    drawn.files.catch(() => (drawn = undefined));
    return drawn.files;
  };
}
