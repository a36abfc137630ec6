import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { cropOf } from '../tools/images/crop';
import { run } from './blender.mjs';
import { lessDetail, LIMITS, RATE } from './film-plan';
import { masters as list } from './masters/pictures';

/**
 * `tall` is in pixels. `av1` and `h264` are CRFs (constant rate factors): a lower one keeps more detail. They are
 * chosen by eye, because leaves and solar cells must look sharp.
 */
const cuts = [
  { cut: 'wide', tall: 720, av1: 47, h264: 30.6 },
  { cut: 'phone', tall: 720, av1: 42, h264: 28.5 },
] as const;

/** Without the tags for colours, browsers would show other colours than in the poster. The film has no sound. */
const FOR_BROWSERS =
  '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv -an -movflags +faststart'.split(' ');

export const filesOf = (film: string) =>
  cuts.flatMap(({ cut }) => ['av1', 'h264'].map((format) => `${film}-${cut}-${format}.mp4`));

/**
 * Makes the four files of a loop, with less detail if a file would be too large.
 * @param film for example home
 * @param folder with the frames as pictures
 * @param loop the file names of the frames, in the order shown
 * @throws Error if a file is too large even with the least detail
 */
export async function encodeLoop(
  film: string,
  folder: string,
  loop: string[],
  target: string,
  report: (line: string) => void = () => {},
) {
  const first = await sharp(path.join(folder, loop[0] ?? '')).metadata();
  // Without these settings, H.264 would blur the last frames, and the sharp first frame would look like a jump.
  const steady = `no-psy=1:ipratio=1.2:zones=${loop.length - 14},${loop.length - 1},q=27`;
  const reel = path.join(folder, 'reel.txt');
  writeFileSync(reel, loop.map((file) => `file '${file}'\n`).join(''));
  for (const { cut, tall, av1, h264 } of cuts) {
    const filters = [`scale=-2:${tall}:flags=lanczos:out_color_matrix=bt709:out_range=tv`, 'format=yuv420p'];
    const crop = list[`${film}-film`]?.phone;
    if (cut === 'phone' && crop) {
      const { width, height, left, top } = cropOf(first, crop);
      filters.unshift(`crop=${width}:${height}:${left}:${top}`);
    }
    const source = [...`-y -v error -r ${RATE} -f concat -i`.split(' '), reel, '-vf', filters.join(',')];
    const every = ['-g', String(loop.length)];
    // Level 3.1, because the pages name that level in the `codecs` string.
    const ways = [
      { format: 'av1', start: av1, words: '-c:v libsvtav1 -preset 5 -svtav1-params level=31' },
      {
        format: 'h264',
        start: h264,
        words: `-c:v libx264 -preset slower -profile:v high -level 3.1 -refs 5 -x264-params ${steady}`,
      },
    ];
    for (const { format, start, words } of ways) {
      const file = path.join(target, `${film}-${cut}-${format}.mp4`);
      await smallEnough(file, LIMITS[cut], start, (crf) =>
        run('ffmpeg', [...source, ...FOR_BROWSERS, ...words.split(' '), '-crf', String(crf), ...every, file]),
      );
      report(`${path.basename(file)}: ${Math.round(statSync(file).size / 1000)} KB`);
    }
  }
}

/** @param limit in bytes */
async function smallEnough(file: string, limit: number, start: number, write: (crf: number) => Promise<void>) {
  let crf: number | undefined = start;
  for (; crf !== undefined; crf = lessDetail(start, crf, statSync(file).size, limit)) {
    await write(crf);
    if (statSync(file).size <= limit) return;
  }
  const kilobytes = Math.round(statSync(file).size / 1000);
  throw new Error(
    `${path.basename(file)} would have far more than ${limit / 1000} KB, which is what a background may have (${kilobytes} when it was last tried): choose a calmer part of the film, a shorter one, or a camera that stands still.`,
  );
}
