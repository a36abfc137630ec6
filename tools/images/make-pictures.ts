import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { findMasters, type FoundMaster } from './find-masters';
import { makePicture, type Entry } from './make-picture';
import type { Master } from './master';
import { formatsOf } from './recipe';

/** The list of all pictures by name, which content/ reads. */
export type Manifest = Record<string, Entry>;

export const readManifest = (file: string): Manifest =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};

export interface PictureOptions {
  list: Record<string, Master>;
  /** The folders of the masters and of the files for browsers, and the file that lists these for content/. */
  masters: string;
  generated: string;
  manifest: string;
  /** Whether this is a CI server. There an outdated list of pictures is an error, since nobody would commit it. */
  ci: boolean;
  /** A function that is called for each picture that is made, with a line such as "2/5 tile-home". */
  report: (line: string) => void;
}

export interface Outcome {
  pictures: number;
  made: number;
  /** Whether the list of pictures in content/generated/ was written anew. */
  listed: boolean;
}

/** Whether the list names every master picture in its present state, so that only files may be missing. */
export function areListed({ masters, list, manifest }: Pick<PictureOptions, 'masters' | 'list' | 'manifest'>): boolean {
  const known = readManifest(manifest);
  return findMasters(masters, list).every((master) => listed(master, known));
}

const AT_ONCE = Math.min(4, availableParallelism());

/**
 * Makes the files for browsers of each master picture that has changed, or whose settings have, and deletes files that
 * no longer have a master.
 * @throws Error with one line for each master that is missing or broken
 */
export async function makePictures(options: PictureOptions): Promise<Outcome> {
  const { generated, manifest: file, report } = options;
  const found = findMasters(options.masters, options.list);
  const known = readManifest(file);
  mkdirSync(generated, { recursive: true });
  const there = new Set(readdirSync(generated));
  const changed = found.filter((master) => {
    const entry = listed(master, known);
    return !entry || !filesOf(entry).every((one) => there.has(one));
  });

  const made: Manifest = {};
  const problems: string[] = [];
  const waiting = [...changed];
  const work = async () => {
    for (let master = waiting.shift(); master; master = waiting.shift()) {
      try {
        made[master.name] = await makePicture(master, generated, listed(master, known)?.tint);
        report(`${Object.keys(made).length}/${changed.length} ${master.name}`);
      } catch (error) {
        problems.push((error as Error).message);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const manifest: Manifest = Object.fromEntries(found.map(({ name }) => [name, (made[name] ?? known[name])!]));
  const wanted = new Set(Object.values(manifest).flatMap(filesOf));
  for (const old of readdirSync(generated)) if (!wanted.has(old)) rmSync(path.join(generated, old));
  const differs = JSON.stringify(manifest) !== JSON.stringify(known);
  if (differs && options.ci)
    throw new Error(`${file} is not what media/masters/ gives: run "npm run make -- images" and commit the file.`);
  if (differs) writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  return { pictures: found.length, made: changed.length, listed: differs };
}

/** The entry in the list of pictures for a master in its present state; undefined where the master has changed. */
function listed({ name, stem, phone, phoneStem }: FoundMaster, known: Manifest): Entry | undefined {
  const entry = known[name];
  return entry?.file === stem && entry.phone?.file === (phone && phoneStem) ? entry : undefined;
}

const filesOf = ({ phone, ...whole }: Entry): string[] =>
  [whole, ...(phone ? [phone] : [])].flatMap(({ file, widths }) =>
    widths.flatMap((width) => formatsOf(width, widths).map((format) => `${file}-${width}.${format}`)),
  );
