import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const EVERY_MS = 500;

/**
 * Finds when each file in some folders was last changed, in milliseconds.
 * @param ending only files whose names end so, for example `.html`
 */
export function fileTimes(folders: readonly string[], ending = ''): Map<string, number> {
  const times = new Map<string, number>();
  for (const folder of folders) {
    if (!statSync(folder, { throwIfNoEntry: false })) continue;
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const found = name.endsWith(ending) && statSync(path.join(folder, name), { throwIfNoEntry: false });
      if (found && found.isFile()) times.set(path.join(folder, name), found.ctimeMs);
    }
  }
  return times;
}

/**
 * Reports which files in some folders were saved, made, renamed or removed, until it is closed. It compares times,
 * because Node's own watching loses a file on Linux once another is renamed over it, as vim and git do.
 */
export function watchFolders(folders: readonly string[], saved: (files: string[]) => void): { close: () => void } {
  let known = fileTimes(folders);
  const timer = setInterval(() => {
    const now = fileTimes(folders);
    const changed = [...new Set([...known.keys(), ...now.keys()])].filter((file) => known.get(file) !== now.get(file));
    known = now;
    if (changed.length > 0) saved(changed);
  }, EVERY_MS).unref();
  return { close: () => clearInterval(timer) };
}
