import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { blender, clock, kit, masters, python, run, work } from './blender.mjs';
import { encodeLoop, filesOf } from './encode.mjs';
import { loopOf } from './film-plan';

const films = fileURLToPath(new URL('../public/films', import.meta.url));

/**
 * Several key frames for each Blender process, because Blender is slow to start. A process that is stopped loses only
 * the key frame in progress.
 */
const AT_ONCE = 5;
/** @param {string} name of a scene, such as film-home */
const shortName = (name) => name.replace('film-', '');

/** @param {string} name of a scene */
const posterOf = (name) => path.join(masters, `${shortName(name)}-film.jpg`);

/** @param {string} name of a scene, such as film-society */
export const filmFiles = (name) => [posterOf(name), ...filesOf(shortName(name)).map((file) => path.join(films, file))];

/**
 * @param {string} name of a scene
 * @param {string} inputs the hash of the files that the scene depends on
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
 * @param {string} name
 * @param {string} folder for the poster
 */
async function renderPoster(name, folder) {
  const picture = path.join(folder, 'picture.png');
  if (!existsSync(path.join(folder, 'look.json'))) await blender(name, folder, ['poster=1']);
  if (!existsSync(picture)) await run(python, ['-B', path.join(kit, 'finish.py'), folder, picture]);
  await sharp(picture).jpeg({ quality: 92, progressive: true }).toFile(posterOf(name));
}

/**
 * @param {string} name
 * @param {string} folder for the key frames
 */
async function renderKeys(name, folder) {
  // Without key frames to render, Blender only writes the list of key frames.
  if (!existsSync(path.join(folder, 'reel.json'))) await blender(name, folder, ['keys=']);
  const all = reelOf(folder).keys.map((_, key) => key);
  const missing = all.filter(
    (key) => !existsSync(path.join(folder, `key-${String(key).padStart(3, '0')}`, 'look.json')),
  );
  const listen = count('key', 'rendered', missing.length);
  for (let at = 0; at < missing.length; at += AT_ONCE)
    await blender(name, folder, [`keys=${missing.slice(at, at + AT_ONCE).join(',')}`], listen);
}

/**
 * @param {string} folder
 * @returns {{ keys: unknown[], frames: unknown[] }}
 */
const reelOf = (folder) => JSON.parse(readFileSync(path.join(folder, 'reel.json'), 'utf8'));

/**
 * Prints the progress and the time left at each line such as `frame 7 woven`.
 * @param {string} what such as frame
 * @param {string} done such as woven
 * @param {number} all the number of lines to expect
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
 * @param {string} name
 * @param {string} folder with the frames
 */
async function encode(name, folder) {
  const frames = readdirSync(folder)
    .filter((file) => file.startsWith('frame-') && file.endsWith('.png'))
    .sort();
  mkdirSync(films, { recursive: true });
  await encodeLoop(shortName(name), folder, loopOf(frames, true), films);
}
