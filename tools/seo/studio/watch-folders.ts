import { existsSync, readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

/**
 * Tells each file that is saved, made, renamed or removed under some folders.
 *
 * Node's own recursive watch loses a file on Linux once another is renamed over it, as vim and git do, so each folder is
 * watched by itself: a watched folder reports every file that has a name in it.
 *
 * @param saved is called with the file's path, which begins with the folder's
 */
export function watchFolders(folders: string[], saved: (file: string) => void): { close: () => void } {
  const watchers = new Map<string, FSWatcher>();

  const end = (folder: string) => {
    for (const [name, watcher] of watchers) {
      if (name !== folder && !name.startsWith(folder + path.sep)) continue;
      watcher.close();
      watchers.delete(name);
    }
  };

  const begin = (folder: string) => {
    const watcher = watch(folder, (kind, name) => {
      if (name === null) return saved(folder);
      const place = path.join(folder, name);
      if (kind === 'rename') follow(place);
      saved(place);
    });
    // Watching a removed folder fails. Its parent folder is watched too, and reports the removal.
    watcher.on('error', () => end(folder));
    watchers.set(folder, watcher);
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) begin(path.join(folder, entry.name));
  };

  /** What has this name now may be another folder than the one that was watched. */
  const follow = (place: string) => {
    end(place);
    try {
      if (statSync(place).isDirectory()) begin(place);
    } catch {
      // The folder was removed, perhaps only for a moment. If it comes back, its parent folder reports it.
    }
  };

  folders.filter(existsSync).forEach(begin);
  return { close: () => watchers.forEach((watcher) => watcher.close()) };
}
