/**
 * A film out of its scene: its poster, its keys, the frames woven from them, and the four files that browsers choose from.
 * Whatever of it is there is not made again.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { cropOf } from '../tools/images/crop';
import { blender, clock, kit, masters, python, run, work } from './blender.mjs';
import { masters as list } from './masters/pictures';

const films = path.join(import.meta.dirname, '..', 'public', 'films');

/** One Blender renders so many keys before the next begins: its start costs time, and a stop loses no more than one key. */
const AT_ONCE = 5;
const RATE = 24;

/** How each file is written, chosen by eye: as small as leaves and solar cells allow. `tall` is the height in pixels. */
const cuts = [
  { cut: 'wide', tall: 720, av1: 47, h264: 30.6 },
  { cut: 'phone', tall: 720, av1: 42, h264: 28.5 },
];

/** Said in the files, or browsers guess: the film would begin in other colours than its poster has. */
const COLOURS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];

/** @param {string} name of a scene, such as film-home */
const shortName = (name) => name.replace('film-', '');

/** @param {string} name */
const posterOf = (name) => path.join(masters, `${shortName(name)}-film.jpg`);

/**
 * @param {string} name
 * @param {string} cut
 * @param {string} format
 */
const fileOf = (name, cut, format) => path.join(films, `${shortName(name)}-${cut}-${format}.mp4`);

/**
 * All that a film consists of.
 * @param {string} name
 */
export const filmFiles = (name) => [posterOf(name), ...cuts.flatMap(({ cut }) => ['av1', 'h264'].map((format) => fileOf(name, cut, format)))];

/**
 * @param {string} name
 * @param {string} inputs
 */
export async function renderFilm(name, inputs) {
  const folder = path.join(work, `${name}-${inputs}`);
  await renderPoster(name, path.join(folder, 'poster'));
  await renderKeys(name, folder);
  await run(python, ['-B', path.join(kit, 'weave.py'), folder], count('frame', 'woven', reelOf(folder).frames.length));
  await encode(name, folder);
  rmSync(folder, { recursive: true });
}

/**
 * The film's first frame, larger and finer.
 * @param {string} name
 * @param {string} folder
 */
async function renderPoster(name, folder) {
  const picture = path.join(folder, 'picture.png');
  if (!existsSync(path.join(folder, 'look.json'))) await blender(name, folder, ['poster=1']);
  if (!existsSync(picture)) await run(python, ['-B', path.join(kit, 'finish.py'), folder, picture]);
  await sharp(picture).jpeg({ quality: 92, progressive: true }).toFile(posterOf(name));
}

/**
 * @param {string} name
 * @param {string} folder
 */
async function renderKeys(name, folder) {
  // Without a key to render, Blender only notes where they are.
  if (!existsSync(path.join(folder, 'reel.json'))) await blender(name, folder, ['keys=']);
  const all = reelOf(folder).keys.map((_, key) => key);
  const missing = all.filter((key) => !existsSync(path.join(folder, `key-${String(key).padStart(3, '0')}`, 'look.json')));
  const listen = count('key', 'rendered', missing.length);
  for (let at = 0; at < missing.length; at += AT_ONCE) await blender(name, folder, [`keys=${missing.slice(at, at + AT_ONCE).join(',')}`], listen);
}

/**
 * @param {string} folder
 * @returns {{ keys: unknown[], frames: unknown[] }}
 */
const reelOf = (folder) => JSON.parse(readFileSync(path.join(folder, 'reel.json'), 'utf8'));

/**
 * Says at each line `what … done` how far it is and how long the rest will take.
 * @param {string} what
 * @param {string} done
 * @param {number} all
 */
function count(what, done, all) {
  const began = Date.now();
  let ready = 0;
  return (/** @type {string} */ line) => {
    if (!new RegExp(`^${what} \\d+ ${done}`).test(line)) return;
    ready += 1;
    const left = ((Date.now() - began) / 1000 / ready) * Math.max(all - ready, 0);
    console.log(`  ${what} ${ready} of ${all} ${done} (about ${clock(left)} left)`);
  };
}

/**
 * There and back without the two ends twice: the last frame of the loop is the neighbour of the first.
 * @param {string} name
 * @param {string} folder
 */
async function encode(name, folder) {
  const frames = readdirSync(folder).filter((file) => file.startsWith('frame-') && file.endsWith('.png')).sort();
  const first = await sharp(path.join(folder, frames[0] ?? '')).metadata();
  const loop = [...frames, ...frames.slice(1, -1).reverse()];
  mkdirSync(films, { recursive: true });
  // H.264 lets the slow last frames decay, and the loop would jump where the first, fresh one follows: they get its quality.
  const steady = `no-psy=1:ipratio=1.2:zones=${loop.length - 14},${loop.length - 1},q=27`;
  const reel = path.join(folder, 'reel.txt');
  writeFileSync(reel, loop.map((file) => `file '${file}'\n`).join(''));
  for (const { cut, tall, av1, h264 } of cuts) {
    const filters = [`scale=-2:${tall}:flags=lanczos:out_color_matrix=bt709:out_range=tv`, 'format=yuv420p'];
    const crop = list[`${shortName(name)}-film`]?.phone;
    if (cut === 'phone' && crop) {
      const { width, height, left, top } = cropOf(first, crop);
      filters.unshift(`crop=${width}:${height}:${left}:${top}`);
    }
    const source = ['-y', '-v', 'error', '-r', String(RATE), '-f', 'concat', '-i', reel, '-vf', filters.join(','), ...COLOURS, '-an', '-movflags', '+faststart'];
    // Level 3.1 is what the page tells browsers of every cut.
    await run('ffmpeg', [...source, '-c:v', 'libsvtav1', '-preset', '5', '-crf', String(av1), '-g', String(loop.length), '-svtav1-params', 'level=31', fileOf(name, cut, 'av1')]);
    await run('ffmpeg', [...source, '-c:v', 'libx264', '-preset', 'slower', '-profile:v', 'high', '-level', '3.1', '-refs', '5', '-crf', String(h264), '-x264-params', steady, '-g', String(loop.length), fileOf(name, cut, 'h264')]);
  }
}
