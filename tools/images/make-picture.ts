import { existsSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { cropOf, heightAt, widthsWithin } from './crop';
import type { FoundMaster } from './find-masters';
import type { Entry, Rendition } from './manifest';
import type { Area, Size } from './master';
import { formatsOf, settings, type Format } from './recipe';
import { tintOf, type Palette } from './tint';

// Several pictures are made at once instead.
sharp.concurrency(1);

/** Red, green and blue of each pixel, one after another. */
interface Pixels extends Size {
  data: Buffer;
}

const open = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });

/**
 * Makes all files of a picture.
 * @param folder where they go
 * @param tint what the list has for this very master: colours at the border of two tints may fall to either side on
 *   another machine, and the list must not
 * @throws Error for a master that is no picture, or half of one, with its name and what to do
 */
export async function makePicture(
  master: FoundMaster,
  folder: string,
  palette: Palette,
  tint: string | undefined,
): Promise<Entry> {
  const whole = await decode(master);
  const { width, height } = whole;
  const entry: Entry = {
    ...(await makeRendition(whole, { left: 0, top: 0, width, height }, master.stem, master.widths, folder)),
    tint: tint ?? (await dominantTint(whole, palette)),
  };
  if (!master.phone || !master.phoneStem) return entry;
  return {
    ...entry,
    phone: await makeRendition(whole, cropOf(whole, master.phone), master.phoneStem, master.phone.widths, folder),
  };
}

async function decode({ file, bytes }: FoundMaster): Promise<Pixels> {
  try {
    const upright = sharp(bytes).autoOrient().flatten({ background: '#fff' }).toColourspace('srgb');
    const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim().replaceAll('\n', ' ') : String(error);
    throw new Error(`${file} cannot be read as a picture (${reason}): export it again as JPEG or PNG, whole.`, {
      cause: error,
    });
  }
}

async function makeRendition(
  whole: Pixels,
  area: Area,
  file: string,
  asked: readonly number[],
  folder: string,
): Promise<Rendition> {
  const widths = widthsWithin(asked, area.width);
  const part = { data: await open(whole).extract(area).raw().toBuffer(), width: area.width, height: area.height };
  for (const width of widths) {
    const size = { width, height: heightAt(width, area) };
    const fileOf = (format: Format) => path.join(folder, `${file}-${width}.${format}`);
    // Those that an interrupted run has made are as good as new.
    const missing = formatsOf(width, widths).filter((format) => !existsSync(fileOf(format)));
    if (missing.length === 0) continue;
    const pixels = { data: await open(part).resize(width, size.height, { fit: 'fill' }).raw().toBuffer(), ...size };
    for (const format of missing) keep(fileOf(format), await encode(pixels, format));
  }
  const width = widths.at(-1) ?? area.width;
  return { file, widths, width, height: heightAt(width, area) };
}

function encode(pixels: Pixels, format: Format): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return open(pixels).avif(settings.avif).toBuffer();
    case 'webp':
      return open(pixels).webp(settings.webp).toBuffer();
    case 'jpg':
      return open(pixels).jpeg(settings.jpg).toBuffer();
  }
}

/** Whoever stops in the middle leaves no half of a file behind under its name. */
function keep(file: string, bytes: Buffer): void {
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
}

async function dominantTint(whole: Pixels, palette: Palette): Promise<string> {
  return tintOf(await open(whole).resize(32, 32, { fit: 'fill' }).raw().toBuffer(), palette);
}
