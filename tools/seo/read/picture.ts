import { createHash } from 'node:crypto';
import { pictureSize } from '../../content-check/picture-size';

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

const KINDS = [
  { type: 'JPEG', extension: '.jpg', begins: [0xff, 0xd8, 0xff] },
  { type: 'PNG', extension: '.png', begins: [0x89, 0x50, 0x4e, 0x47] },
  { type: 'WebP', extension: '.webp', begins: [0x52, 0x49, 0x46, 0x46] },
  { type: 'GIF', extension: '.gif', begins: [0x47, 0x49, 0x46] },
];

/** Measures a picture by its contents: its name may say something else. */
export function measurePicture(address: string, contents: Buffer): SharePicture {
  const kind = KINDS.find(({ begins }) => begins.every((byte, at) => contents[at] === byte));
  const extension = kind?.extension ?? (contents.subarray(0, 500).includes('<svg') ? '.svg' : '.bin');
  const size = safeSize(extension, contents) ?? { width: 0, height: 0 };
  const name = createHash('sha256').update(contents).digest('hex').slice(0, 12);
  return {
    address,
    file: name + extension,
    contents,
    bytes: contents.length,
    ...size,
    type: kind?.type ?? (extension === '.svg' ? 'SVG' : 'unknown'),
  };
}

/** A file that ends early has no size. */
function safeSize(extension: string, contents: Buffer) {
  try {
    return extension === '.gif'
      ? { width: contents.readUInt16LE(6), height: contents.readUInt16LE(8) }
      : extension === '.webp'
        ? webpSize(contents)
        : pictureSize(extension === '.bin' ? 'x' : `x${extension}`, contents);
  } catch {
    return undefined;
  }
}

/** WebP has three kinds of picture, and each keeps its size elsewhere (RFC 9649, 2.5 to 2.7). */
function webpSize(contents: Buffer) {
  switch (contents.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: contents.readUIntLE(24, 3) + 1, height: contents.readUIntLE(27, 3) + 1 };
    case 'VP8 ':
      return { width: contents.readUInt16LE(26) & 0x3fff, height: contents.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = contents.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    default:
      return undefined;
  }
}
