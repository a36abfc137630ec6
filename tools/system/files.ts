import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Lists the files below a folder in order, by their paths in it with slashes; none if there is no such folder. */
export function filesIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })) return [];
  // Reads the kind of each file by its name, because directory entries in Node.js 20.9 do not name their folder.
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile())
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

/** Writes files into a folder, by their paths in it, and makes the folders that they need. */
export function writeFiles(folder: string, files: Iterable<readonly [name: string, contents: string | Buffer]>): void {
  for (const [name, contents] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), contents);
  }
}
