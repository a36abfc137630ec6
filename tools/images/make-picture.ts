import { readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Region, type Sharp } from 'sharp';
import { webpWidth } from '../../components/ui/Picture/webp-width';
import type { GeneratedPicture, Rendition } from '../../content/schemas/picture';
import packageJson from '../../package.json';
import { cropOf, heightAt, clampWidths, type PhoneCrop } from './crop';
import { tintOf } from './tint';

/** Chosen by eye, so that the lines of solar cells show. AVIF at effort 3 takes twice as long for 3 % fewer bytes. */
const settings = {
  avif: { quality: 55, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 78, effort: 4 },
  jpg: { quality: 76, mozjpeg: true },
} as const;

/** Goes into the hash in the name of each picture, so that other settings or another encoder give new names. */
export const RECIPE = JSON.stringify([settings, packageJson.devDependencies.sharp]);

/** Few browsers ask for WebP and JPEG, so WebP has one width, which suits phones, and JPEG only the greatest. */
const formatsOf = (width: number, widths: readonly number[]) =>
  (['avif', 'webp', 'jpg'] as const).filter(
    (format) => format === 'avif' || width === (format === 'webp' ? webpWidth(widths) : widths.at(-1)),
  );

export const outputsOf = ({ file, widths }: Pick<Rendition, 'file' | 'widths'>) =>
  widths.flatMap((width) =>
    formatsOf(width, widths).map((format) => ({ name: `${file}-${width}.${format}`, width, format })),
  );

export interface FoundMaster {
  name: string;
  file: string;
  widths: readonly number[];
  stem: string;
  phone?: PhoneCrop & { stem: string };
}

/** @param tint the tint listed before, kept because another machine may round the colour to a neighbouring tint */
export async function makePicture(master: FoundMaster, folder: string, tint?: string): Promise<GeneratedPicture> {
  const { data, info } = await decode(master.file);
  const whole = sharp(data, { raw: info });
  const area = { left: 0, top: 0, width: info.width, height: info.height };
  const { phone } = master;
  return {
    ...(await makeRendition(whole, area, master, folder)),
    tint: tint ?? tintOf((await whole.stats()).dominant),
    ...(phone && { phone: await makeRendition(whole, cropOf(info, phone), phone, folder) }),
  };
}

async function decode(file: string) {
  try {
    const upright = sharp(readFileSync(file)).autoOrient().flatten({ background: '#fff' }).toColourspace('srgb');
    return await upright.raw().toBuffer({ resolveWithObject: true });
  } catch (error) {
    const reason = (error as Error).message.trim().replaceAll('\n', ' ');
    throw new Error(`${file} cannot be read as a picture (${reason}): export it again as JPEG or PNG, whole.`);
  }
}

async function makeRendition(whole: Sharp, area: Region, asked: Pick<FoundMaster, 'stem' | 'widths'>, folder: string) {
  const widths = clampWidths(asked.widths, area.width);
  const rendition = { file: asked.stem, widths, width: widths.at(-1)!, height: heightAt(widths.at(-1)!, area) };
  const written = outputsOf(rendition).map(async ({ name, width, format }) => {
    const target = path.join(folder, name);
    const sized = whole.clone().extract(area).resize(width, heightAt(width, area), { fit: 'fill' });
    // A file has another name until it is complete, so that a stopped run leaves no incomplete file.
    await sized.toFormat(format === 'jpg' ? 'jpeg' : format, settings[format]).toFile(`${target}.part`);
    renameSync(`${target}.part`, target);
  });
  await Promise.all(written);
  return rendition;
}
