import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Finds a program by its name in the folders of PATH.
 *
 * @param {string} name
 * @returns {string | undefined} the path of its file
 */
export function onPath(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, name)).find(isProgram);
}

/**
 * Whether a file is there that can be run.
 *
 * @param {string} file
 */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
