import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { cropOf } from '../tools/images/crop';
import { run } from './blender.mjs';
import { lessDetail, LIMITS, RATE } from './film-plan';
import { masters as list } from './masters/pictures';

/**
 * `tall` is the height in pixels. `av1` and `h264` are the first qualities to try, where a higher number means less
 * detail: chosen by eye, because leaves and solar cells must look sharp.
 */
const cuts = /** @type {const} */ ([
  { cut: 'wide', tall: 720, av1: 47, h264: 30.6 },
  { cut: 'phone', tall: 720, av1: 42, h264: 28.5 },
]);

/** Without the colour tags, browsers guess the colours, and the film differs from the poster. */
const FOR_BROWSERS =
  '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv -an -movflags +faststart'.split(' ');

/** @param {string} film for example home */
export const filesOf = (film) =>
  cuts.flatMap(({ cut }) => ['av1', 'h264'].map((format) => `${film}-${cut}-${format}.mp4`));

/**
 * Encodes a file that is too large again, with less detail.
 * @param {string} film for example home
 * @param {string} folder with the frames as pictures
 * @param {string[]} loop the file names of the frames, in the order in which the frames are shown
 * @param {string} target the folder for the files
 * @param {(line: string) => void} [report] called with a line of text about each file
 * @throws Error if a file is too large even with the least detail
 */
export async function encodeLoop(film, folder, loop, target, report = () => {}) {
  const first = await sharp(path.join(folder, loop[0] ?? '')).metadata();
  // H.264 would lower the quality of the last frames, which move slowly, and the loop would jump visibly to the sharp
  // first frame.
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
    // Encodes every film at level 3.1, because the pages name that level in the `codecs` string.
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

/**
 * @param {string} file
 * @param {number} limit in bytes
 * @param {number} start the quality of the first try
 * @param {(crf: number) => Promise<void>} write encodes the file at a quality
 */
async function smallEnough(file, limit, start, write) {
  /** @type {number | undefined} */
  let crf = start;
  for (; crf !== undefined; crf = lessDetail(start, crf, statSync(file).size, limit)) {
    await write(crf);
    if (statSync(file).size <= limit) return;
  }
  const kilobytes = Math.round(statSync(file).size / 1000);
  throw new Error(
    `${path.basename(file)} would have far more than ${limit / 1000} KB, which is what a background may have (${kilobytes} when it was last tried): choose a calmer part of the film, a shorter one, or a camera that stands still.`,
  );
}
