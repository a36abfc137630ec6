import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

/** Finds the path of a program by its name in the folders of PATH. */
export const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find(isProgram);

/** Whether a file exists and can be run. */
export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
