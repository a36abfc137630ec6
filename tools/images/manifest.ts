import { existsSync, readFileSync } from 'node:fs';

/** The files of a picture, or of its crop for phones, in public/generated/. */
export interface Rendition {
  /**
   * The beginning of the file names of a picture. It contains a hash of master, crop and settings, so that it changes
   * whenever a file would.
   */
  file: string;
  widths: number[];
  /** The size of the largest file of a picture. */
  width: number;
  height: number;
}

export interface Entry extends Rendition {
  /** The colour that stands in the place of a picture until it has arrived. */
  tint: string;
  phone?: Rendition;
}

/** The entries of all pictures by name, which content/ reads. */
export type Manifest = Record<string, Entry>;

export function readManifest(file: string): Manifest {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}
