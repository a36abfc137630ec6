import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RECIPE } from './recipe';
import type { Master } from './master';

export interface FoundMaster extends Master {
  name: string;
  /** The path of a master picture, from the project's folder. */
  file: string;
  bytes: Buffer;
  /** The beginnings of the names of a picture's files and of its crop's files, without width and format. */
  stem: string;
  phoneStem: string;
}

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const nameOf = (file: string) => path.parse(file).name;

/**
 * Reads the master pictures of a list.
 * @throws Error with one line for each master that is missing, there twice, or in the folder and not in the list
 */
export function findMasters(folder: string, list: Record<string, Master>): FoundMaster[] {
  const pictures = existsSync(folder) ? readdirSync(folder).filter((file) => /\.(jpg|png)$/.test(file)) : [];
  const filesOf = (name: string) => pictures.filter((file) => nameOf(file) === name);
  const unlisted = pictures
    .filter((file) => !(nameOf(file) in list))
    .map((file) => `${folder}/${file} is not in ${folder}/pictures.ts: give it a line there, or delete the file.`);
  const problems = Object.keys(list).flatMap((name) => problemWith(name, filesOf(name), folder) ?? []);
  if (problems.length + unlisted.length > 0) throw new Error([...problems, ...unlisted].join('\n'));
  return Object.keys(list)
    .sort()
    .map((name) => readMaster(name, list[name]!, `${folder}/${filesOf(name)[0]}`));
}

function problemWith(name: string, [file, other]: string[], folder: string): string | undefined {
  const list = `${folder}/pictures.ts`;
  if (!NAME.test(name))
    return `${list}: "${name}" is no name for a picture: expected small letters, figures and hyphens.`;
  if (!file)
    return `${folder}/${name}.jpg (or .png) is not there: put the picture there, or take "${name}" out of ${list}.`;
  if (other) return `${folder}/: there are ${file} and ${other}; keep one of them.`;
}

function readMaster(name: string, master: Master, file: string): FoundMaster {
  const bytes = readFileSync(file);
  const content = createHash('sha256').update(RECIPE).update(bytes).digest('hex');
  const stemOf = (kind: string, made: unknown) => {
    const hash = createHash('sha256').update(JSON.stringify([content, made]));
    return `${kind}-${hash.digest('hex').slice(0, 8)}`;
  };
  const stems = { stem: stemOf(name, master.widths), phoneStem: stemOf(`${name}-phone`, master.phone) };
  return { ...master, ...stems, name, file, bytes };
}
