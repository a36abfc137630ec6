import path from 'node:path';

export interface Size {
  width: number;
  height: number;
}

/**
 * The size of a picture in pixels, read from the beginning of its file.
 * @param bytes the whole file
 * @returns undefined for a file that is no SVG, JPEG or PNG, or whose size is not where these keep it
 */
export function pictureSize(file: string, bytes: Buffer): Size | undefined {
  switch (path.extname(file)) {
    case '.svg':
      return svgSize(bytes.toString('utf8'));
    case '.jpg':
      return jpegSize(bytes);
    case '.png':
      return bytes.length >= 24 ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : undefined;
    default:
      return undefined;
  }
}

function svgSize(source: string): Size | undefined {
  const box = /<svg\b[^>]*\bviewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(source);
  return box ? { width: Number(box[1]), height: Number(box[2]) } : undefined;
}

/** A JPEG is a row of segments, each with its length; the size stands in the one that begins the frame (ITU-T T.81, B.2.2). */
function jpegSize(bytes: Buffer): Size | undefined {
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1]!;
    const beginsFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (beginsFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  }
  return undefined;
}
