import { existsSync, readFileSync } from 'node:fs';

/** The files of a picture, or of its crop for phones, in public/generated/. */
export interface Rendition {
  /** The beginning of a picture's file names, with a hash of master, crop and settings. */
  file: string;
  widths: number[];
  /** The width in pixels of the largest file of a picture; its height follows. */
  width: number;
  height: number;
}

export interface Entry extends Rendition {
  /** The name of the colour that a page shows in the place of a picture until the picture has arrived. */
  tint: string;
  phone?: Rendition;
}

/** The list of all pictures by name, which content/ reads. */
export type Manifest = Record<string, Entry>;

export function readManifest(file: string): Manifest {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}
