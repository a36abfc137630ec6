import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StudioData } from './studio-data';
import { studioFiles } from './studio-files';

/**
 * Writes the studio as a folder that opens from the file system and can be mailed.
 *
 * @param folder is emptied first
 */
export async function writeReport(data: StudioData, folder: string): Promise<void> {
  const files = await studioFiles(data);
  await rm(folder, { recursive: true, force: true });
  for (const [name, contents] of files) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), contents);
  }
}
