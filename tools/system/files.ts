import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const htmlFile = (route: string) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/** Lists the files below a folder, sorted, with slashes in their paths; none if there is no such folder. */
export function filesIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })) return [];
  // Directory entries in Node.js 20.9 have no `parentPath`, so the kind of each entry is read by its path.
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile())
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

/** Writes files and the folders that they need. @param files the contents, by their paths in the folder */
export function writeFiles(folder: string, files: Iterable<readonly [name: string, contents: string | Buffer]>): void {
  for (const [name, contents] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), contents);
  }
}
