import { createHash } from 'node:crypto';
import sharp, { type Metadata } from 'sharp';

/** A picture that a page names in its head, measured. */
export interface SharePicture {
  /** The address as the page gives it. */
  address: string;
  /** The name under which the studio keeps the file: its contents decide it. */
  file: string;
  contents: Buffer;
  bytes: number;
  /** In pixels; both 0 where the file is no picture that can be measured. */
  width: number;
  height: number;
  type: string;
}

const KINDS: Record<string, { type: string; extension: string }> = {
  jpeg: { type: 'JPEG', extension: '.jpg' },
  png: { type: 'PNG', extension: '.png' },
  webp: { type: 'WebP', extension: '.webp' },
  gif: { type: 'GIF', extension: '.gif' },
  svg: { type: 'SVG', extension: '.svg' },
};

/** Measures a picture by its contents: its name may say something else. */
export async function measurePicture(address: string, contents: Buffer): Promise<SharePicture> {
  const {
    format = '',
    width = 0,
    height = 0,
  } = await sharp(contents)
    .metadata()
    .catch(() => ({}) as Metadata);
  const { type, extension } = KINDS[format] ?? { type: 'unknown', extension: '.bin' };
  const name = createHash('sha256').update(contents).digest('hex').slice(0, 12);
  return { address, file: name + extension, contents, bytes: contents.length, width, height, type };
}
