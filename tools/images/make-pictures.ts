import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { findMasters, type FoundMaster } from './find-masters';
import { keepManifest, readManifest, type Entry, type Manifest } from './manifest';
import type { Master } from './master';
import { formatsOf } from './recipe';
import { readPalette } from './tint';

export interface PictureOptions {
  list: Record<string, Master>;
  /** Where the masters are, where the files for browsers go, and the list of them for content/. */
  masters: string;
  generated: string;
  manifest: string;
  /** On a CI server a list that is out of date is an error, since nobody would commit what is written there. */
  ci: boolean;
  /** Told of each picture that is made, for example "2/5 tile-home". */
  report: (line: string) => void;
}

export interface Outcome {
  pictures: number;
  made: number;
  /** Whether the list for content/ was written anew. */
  listed: boolean;
}

const AT_ONCE = Math.min(4, availableParallelism());

/**
 * Makes what browsers are given from the masters, where master or settings have changed, and takes away what nobody
 * asks for any more.
 * @throws Error with one line for each master that is missing or broken
 */
export async function makePictures({
  list,
  masters,
  generated,
  manifest: file,
  ci,
  report,
}: PictureOptions): Promise<Outcome> {
  const found = findMasters(masters, list);
  const known = readManifest(file);
  mkdirSync(generated, { recursive: true });
  const there = new Set(readdirSync(generated));
  const changed = found.filter((master) => !isMade(master, known[master.name], there));
  const made = await makeAll(changed, known, generated, report);
  const manifest: Manifest = Object.fromEntries(found.flatMap(({ name }) => entryOf(name, made, known)));
  const wanted = new Set(Object.values(manifest).flatMap(filesOf));
  for (const old of readdirSync(generated)) if (!wanted.has(old)) rmSync(path.join(generated, old));
  return { pictures: found.length, made: changed.length, listed: keepManifest(file, manifest, ci) };
}

const isListed = ({ stem, phoneStem }: FoundMaster, entry: Entry | undefined) =>
  entry?.file === stem && entry.phone?.file === phoneStem;

const isMade = (master: FoundMaster, entry: Entry | undefined, there: Set<string>) =>
  entry !== undefined && isListed(master, entry) && filesOf(entry).every((file) => there.has(file));

function filesOf({ file, widths, phone }: Entry): string[] {
  const renditions = [{ file, widths }, ...(phone ? [phone] : [])];
  return renditions.flatMap(({ file, widths }) =>
    widths.flatMap((width) => formatsOf(width, widths).map((format) => `${file}-${width}.${format}`)),
  );
}

/** A few at once, so that no core waits. */
async function makeAll(changed: FoundMaster[], known: Manifest, folder: string, report: (line: string) => void) {
  const made = new Map<string, Entry>();
  if (changed.length === 0) return made;
  // Not at the top: loading the encoder takes longer than finding that there is nothing to do.
  const { makePicture } = await import('./make-picture');
  const palette = readPalette();
  const problems: string[] = [];
  const waiting = [...changed];
  const work = async () => {
    for (let master = waiting.shift(); master; master = waiting.shift()) {
      const { name } = master;
      const tint = isListed(master, known[name]) ? known[name]?.tint : undefined;
      await makePicture(master, folder, palette, tint).then(
        (entry) => made.set(name, entry) && report(`${made.size}/${changed.length} ${name}`),
        (error: Error) => problems.push(error.message),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return made;
}

function entryOf(name: string, made: Map<string, Entry>, known: Manifest): [string, Entry][] {
  const entry = made.get(name) ?? known[name];
  return entry ? [[name, entry]] : [];
}
