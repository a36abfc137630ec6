/**
 * Looks at the finished films as a browser shows them, with ffmpeg: `npm run media:check`.
 *
 * For each file: its size, the step from its last frame to its first beside the steps between neighbours (a loop whose
 * seam is no larger than they are has none), and how far the poster is from the first frame.
 * All as the mean difference in brightness of a pixel, of 255.
 */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import sharp from 'sharp';
import { cropOf } from '../tools/images/crop';
import { masters } from './blender.mjs';
import { masters as list } from './masters/pictures';

const films = path.join(import.meta.dirname, '..', 'public', 'films');

/**
 * The frames of a film at their own size.
 * @param {string} file
 */
function framesOf(file) {
  const [width = 0, height = 0] = ask('ffprobe', ['-show_entries', 'stream=width,height', '-of', 'csv=p=0', file]).toString().split(',').map(Number);
  const all = ask('ffmpeg', ['-i', file, '-f', 'rawvideo', '-pix_fmt', 'gray', '-']);
  const length = width * height;
  return { width, height, frames: Array.from({ length: all.length / length }, (_, at) => all.subarray(at * length, (at + 1) * length)) };
}

/**
 * @param {string} command
 * @param {string[]} words
 */
function ask(command, words) {
  const { status, stdout, stderr } = spawnSync(command, ['-v', 'error', ...words], { maxBuffer: 2 ** 31 });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
  return stdout;
}

/**
 * @param {Uint8Array} one
 * @param {Uint8Array} other
 */
function difference(one, other) {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return sum / one.length;
}

/**
 * @param {string} file
 * @param {{ width: number, height: number }} size
 */
async function posterFor(file, { width, height }) {
  const name = `${file.split('-')[0]}-film`;
  const poster = sharp(path.join(masters, `${name}.jpg`));
  const crop = list[name]?.phone;
  if (file.includes('-phone-') && crop) poster.extract(cropOf(await poster.metadata(), crop));
  return poster.resize(width, height, { fit: 'fill' }).greyscale().raw().toBuffer();
}

for (const file of readdirSync(films).sort()) {
  const { width, height, frames } = framesOf(path.join(films, file));
  const steps = frames.map((frame, at) => difference(frame, frames[(at + 1) % frames.length] ?? frame));
  const [seam = 0, largest] = [steps.at(-1), Math.max(...steps.slice(0, -1))];
  const poster = await posterFor(file, { width, height });
  const figures = {
    'first frame to poster': difference(frames[0] ?? poster, poster),
    'last to first': seam,
    'largest step elsewhere': largest,
  };
  const size = `${width}x${height}, ${frames.length} frames, ${Math.round(statSync(path.join(films, file)).size / 1000)} KB`;
  console.log(`${file}: ${size}; ${Object.entries(figures).map(([what, figure]) => `${what} ${figure.toFixed(2)}`).join(', ')}`);
  if (seam > largest) process.exitCode = 1;
}
