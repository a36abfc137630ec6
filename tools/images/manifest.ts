import { existsSync, readFileSync } from 'node:fs';

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
