import { renameSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Region } from 'sharp';
import { cropOf, heightAt, widthsWithin } from './crop';
import type { FoundMaster } from './find-masters';
import type { Size } from './master';
import { formatsOf, settings } from './recipe';
import { tintOf } from './tint';

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

// Gives sharp one thread for each picture, because several pictures are made at once.
sharp.concurrency(1);

/** The pixels of a picture: the red, green and blue of each, one after another. */
interface Pixels extends Size {
  data: Buffer;
}

const open = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });

/**
 * Makes all files of a picture that browsers are given.
 * @param tint the tint that the list already has for this master: another machine may round a colour to the
 * neighbouring tint, which would change the committed list
 * @throws Error for a master that is no picture, or half of one, with its name and what to do
 */
export async function makePicture(master: FoundMaster, folder: string, tint: string | undefined): Promise<Entry> {
  const { widths, stem, phone, phoneStem } = master;
  const whole = await decode(master);
  const { width, height } = whole;
  return {
    ...(await makeRendition(whole, { left: 0, top: 0, width, height }, stem, widths, folder)),
    tint: tint ?? tintOf((await open(whole).stats()).dominant),
    ...(phone && { phone: await makeRendition(whole, cropOf(whole, phone), phoneStem, phone.widths, folder) }),
  };
}

async function decode({ file, bytes }: FoundMaster): Promise<Pixels> {
  try {
    const upright = sharp(bytes).autoOrient().flatten({ background: '#fff' }).toColourspace('srgb');
    const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    const reason = (error as Error).message.trim().replaceAll('\n', ' ');
    throw new Error(`${file} cannot be read as a picture (${reason}): export it again as JPEG or PNG, whole.`);
  }
}

async function makeRendition(whole: Pixels, area: Region, file: string, asked: readonly number[], folder: string) {
  const widths = widthsWithin(asked, area.width);
  for (const width of widths) {
    const sized = open(whole).extract(area).resize(width, heightAt(width, area), { fit: 'fill' });
    for (const format of formatsOf(width, widths)) {
      const target = path.join(folder, `${file}-${width}.${format}`);
      // Writes a picture under another name until it is complete, so that a stopped run leaves no half of a file.
      await sized
        .clone()
        .toFormat(format === 'jpg' ? 'jpeg' : format, settings[format])
        .toFile(`${target}.part`);
      renameSync(`${target}.part`, target);
    }
  }
  const width = widths.at(-1)!;
  return { file, widths, width, height: heightAt(width, area) };
}
