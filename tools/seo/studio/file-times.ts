import { statSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../setup/files';

const EVERY_MS = 500;

/**
 * Lists the files under some folders with the time of their last change, as a text to compare.
 * @param ending only files whose names end so, for example `.html`
 */
export function fileTimes(folders: readonly string[], ending = ''): string {
  const files = folders
    .flatMap((folder) => filesIn(folder).map((name) => path.join(folder, name)))
    .filter((file) => file.endsWith(ending));
  return files.map((file) => `${file} ${statSync(file, { throwIfNoEntry: false })?.ctimeMs}`).join('\n');
}

/**
 * Calls back after each change of a file under some folders, until it is closed. It compares times, since Node's own
 * watching loses a file on Linux once another is renamed over it, as vim and git do.
 */
export function watchFolders(folders: readonly string[], changed: () => void): { close: () => void } {
  let known = fileTimes(folders);
  const timer = setInterval(() => {
    const now = fileTimes(folders);
    if (now === known) return;
    known = now;
    changed();
  }, EVERY_MS).unref();
  return { close: () => clearInterval(timer) };
}
