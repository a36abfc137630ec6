import { webpWidth } from '../../components/ui/Picture/webp-width';
import packageJson from '../../package.json';

/** Picture formats, best first: a browser takes the first that it knows. */
const FORMATS = ['avif', 'webp', 'jpg'] as const;
export type Format = (typeof FORMATS)[number];

/**
 * The formats in which a picture of one width is written. AVIF comes in all widths. WebP and JPEG, which few browsers
 * ask for, come in one width each: WebP in that of a phone's screen, JPEG in the largest.
 */
export const formatsOf = (width: number, widths: readonly number[]): Format[] =>
  FORMATS.filter((format) => format === 'avif' || width === (format === 'webp' ? webpWidth(widths) : widths.at(-1)));

/**
 * Settings for each picture format, chosen by eye at full size: the fine lines of solar cells and tiles just remain.
 * AVIF at effort 3 is 3 % smaller than at 2, half a kilobyte of a picture on a phone, and takes twice as long.
 */
export const settings = {
  avif: { quality: 55, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 78, effort: 4 },
  jpg: { quality: 76, mozjpeg: true },
} as const;

/** The picture settings and the version of the encoder, as a part of the hash in the names of pictures. */
export const RECIPE = JSON.stringify([settings, packageJson.devDependencies.sharp]);
