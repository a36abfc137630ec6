import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The files of a picture, or of its crop for phones, in public/generated/. */
export interface Rendition {
  /** Their name without width and format: of master, crop and settings, so that it changes whenever a file would. */
  file: string;
  widths: number[];
  /** The size of the largest. */
  width: number;
  height: number;
}

export interface Entry extends Rendition {
  /** Shown until the picture has arrived. */
  tint: string;
  phone?: Rendition;
}

/** What content/ knows of each picture, by its name. */
export type Manifest = Record<string, Entry>;

export function readManifest(file: string): Manifest {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

/**
 * Keeps the list that content/ reads up to date.
 * @param ci on a CI server nobody would keep what is written
 * @returns whether it was out of date
 * @throws Error on a CI server where it is out of date
 */
export function keepManifest(file: string, manifest: Manifest, ci: boolean): boolean {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  if (ci) throw new Error(`${file} is not what media/masters/ gives: run "npm run make -- images" and commit the file.`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return true;
}
