import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RECIPE } from './recipe';
import type { Master } from './master';

export interface FoundMaster extends Master {
  name: string;
  /** Its file, as a reader of the repository knows it. */
  file: string;
  bytes: Buffer;
  /** The names of its files without width and format. */
  stem: string;
  phoneStem: string | undefined;
}

const PICTURE = /\.(jpg|png)$/;
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Reads the masters of a list.
 * @param folder for example `media/masters`
 * @throws Error with one line for each that is missing, there twice, or in the folder and not in the list
 */
export function findMasters(folder: string, list: Record<string, Master>): FoundMaster[] {
  const pictures = existsSync(folder) ? readdirSync(folder).filter((file) => PICTURE.test(file)) : [];
  const problems = Object.keys(list).flatMap((name) => problemWith(name, pictures, folder));
  const unlisted = pictures.filter((file) => !(file.replace(PICTURE, '') in list));
  problems.push(
    ...unlisted.map(
      (file) => `${folder}/${file} is not in ${folder}/pictures.ts: give it a line there, or delete the file.`,
    ),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return Object.entries(list)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, master]) =>
      readMaster(name, master, `${folder}/${pictures.find((file) => file.replace(PICTURE, '') === name)}`),
    );
}

function problemWith(name: string, pictures: string[], folder: string): string[] {
  if (!NAME.test(name))
    return [`${folder}/pictures.ts: "${name}" is no name for a picture: expected small letters, figures and hyphens.`];
  const files = pictures.filter((file) => file.replace(PICTURE, '') === name);
  if (files.length === 1) return [];
  if (files.length > 1) return [`${folder}/: there are ${files.join(' and ')}; keep one of them.`];
  return [
    `${folder}/${name}.jpg (or .png) is not there: put the picture there, or take "${name}" out of ${folder}/pictures.ts.`,
  ];
}

function readMaster(name: string, master: Master, file: string): FoundMaster {
  const bytes = readFileSync(path.normalize(file));
  const content = createHash('sha256').update(RECIPE).update(bytes).digest('hex');
  const { widths, phone } = master;
  const stemOf = (kind: string, made: unknown) =>
    `${kind}-${createHash('sha256')
      .update(JSON.stringify([content, made]))
      .digest('hex')
      .slice(0, 8)}`;
  return {
    ...master,
    name,
    file,
    bytes,
    stem: stemOf(name, widths),
    phoneStem: phone && stemOf(`${name}-phone`, phone),
  };
}
