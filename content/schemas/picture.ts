import { z } from 'zod';
import manifest from '../generated/pictures.json';
import { isFileName, notAFileName } from '../../lib/content/alt';
import { got } from '../../lib/content/got';
import type { PictureContent } from '../../lib/picture';

export interface Rendition {
  /** The start of the files' names, with a hash of master, crop and settings. */
  file: string;
  widths: number[];
  /** The size of the largest file, in pixels. */
  width: number;
  height: number;
}

export interface GeneratedPicture extends Rendition {
  /** The name of the colour that a page shows until the picture has loaded. */
  tint: string;
  phone?: Rendition;
}

export type PictureName = keyof typeof manifest;
const pictures: Record<PictureName, GeneratedPicture> = manifest;

const description = {
  alt: z
    .string()
    .refine((alt) => !isFileName(alt), notAFileName)
    .optional(),
  decorative: z.literal(true).optional(),
};

const pixels = (side: string) => {
  const expected = `expected the ${side} of the file in pixels`;
  return z.int(expected).positive(expected);
};

const drawing = z.strictObject({
  src: z
    .string()
    .regex(
      /^\/pictures\/[a-z0-9-]+\.svg$/,
      "expected the address of a drawing in public/, for example /pictures/villa.svg; a photograph is called by its name, picture: '…'",
    ),
  width: pixels('width'),
  height: pixels('height'),
  ...description,
});

const photograph = z.strictObject({
  // Looks the name up at each check, because the editor can add a picture at any time.
  picture: z.custom<PictureName>((name) => typeof name === 'string' && Object.hasOwn(pictures, name), {
    error: ({ input }) =>
      `expected one of the pictures in media/masters/pictures.ts (${Object.keys(pictures).join(', ')}), ${got(input)}`,
  }),
  ...description,
});

const saysWhatItShows = ({ alt, decorative }: { alt?: string; decorative?: true }) =>
  decorative === true || (alt ?? '').trim() !== '';
const orItIsSilent = {
  path: ['alt'],
  error: 'expected a sentence that says what the picture shows, or decorative: true',
};

type Called = z.output<typeof photograph>;

function lookUp({ picture: name, ...rest }: Called): PictureContent {
  const { tint, phone, ...whole } = pictures[name];
  const { stem, widths, ...size } = renditionFiles(whole);
  const src = `${stem}-${size.width}.jpg`;
  return { ...rest, src, ...size, tint, files: { stem, widths }, ...(phone && { phone: renditionFiles(phone) }) };
}

const renditionFiles = ({ file, ...rest }: Rendition) => ({ stem: `/generated/${file}`, ...rest });

type Written = z.input<typeof drawing> | z.input<typeof photograph>;

export function pictureWith<Shape extends z.ZodRawShape>(shape: Shape) {
  const either = z.union([
    drawing.extend(shape).refine(saysWhatItShows, orItIsSilent),
    photograph
      .extend(shape)
      .refine(saysWhatItShows, orItIsSilent)
      .transform((called) => lookUp(called as Called)),
  ]);
  // TypeScript loses the fields of `Shape` in a union of extended objects.
  return either as unknown as z.ZodType<
    PictureContent & z.output<z.ZodObject<Shape & typeof description>>,
    Written & z.input<z.ZodObject<Shape & typeof description>>
  >;
}

export const picture = pictureWith({});
