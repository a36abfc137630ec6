import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { blender, clock, kit, masters, python, run, work } from './blender.mjs';
import { encodeLoop, filesOf } from './encode.mjs';
import { loopOf } from './film-plan';

const films = fileURLToPath(new URL('../public/films', import.meta.url));

/** One process of Blender renders several key frames, because Blender is slow to start. */
const AT_ONCE = 5;
const shortName = (scene: string) => scene.replace('film-', '');

const posterOf = (scene: string) => path.join(masters, `${shortName(scene)}-film.jpg`);

export const filmFiles = (scene: string) => [
  posterOf(scene),
  ...filesOf(shortName(scene)).map((file) => path.join(films, file)),
];

export async function renderFilm(scene: string, inputs: string) {
  const folder = path.join(work, `${scene}-${inputs}`);
  await renderPoster(scene, path.join(folder, 'poster'));
  await renderKeys(scene, folder);
  await run(python, ['-B', path.join(kit, 'weave.py'), folder], count('frame', 'woven', reelOf(folder).frames.length));
  await encode(scene, folder);
  rmSync(folder, { recursive: true });
}

async function renderPoster(scene: string, folder: string) {
  const picture = path.join(folder, 'picture.png');
  if (!existsSync(path.join(folder, 'look.json'))) await blender(scene, folder, ['poster=1']);
  if (!existsSync(picture)) await run(python, ['-B', path.join(kit, 'finish.py'), folder, picture]);
  await sharp(picture).jpeg({ quality: 92, progressive: true }).toFile(posterOf(scene));
}

async function renderKeys(scene: string, folder: string) {
  // Without key frames to render, Blender only writes the list of key frames.
  if (!existsSync(path.join(folder, 'reel.json'))) await blender(scene, folder, ['keys=']);
  const all = reelOf(folder).keys.map((_, key) => key);
  const missing = all.filter(
    (key) => !existsSync(path.join(folder, `key-${String(key).padStart(3, '0')}`, 'look.json')),
  );
  const listen = count('key', 'rendered', missing.length);
  for (let at = 0; at < missing.length; at += AT_ONCE)
    await blender(scene, folder, [`keys=${missing.slice(at, at + AT_ONCE).join(',')}`], listen);
}

const reelOf = (folder: string): { keys: unknown[]; frames: unknown[] } =>
  JSON.parse(readFileSync(path.join(folder, 'reel.json'), 'utf8'));

/** Returns a function that counts printed lines such as `frame 7 woven`, and prints how much is done. */
function count(what: string, done: string, all: number) {
  const began = Date.now();
  let ready = 0;
  return (line: string) => {
    if (!new RegExp(`^${what} \\d+ ${done}`).test(line)) return;
    ready += 1;
    const left = ((Date.now() - began) / 1000 / ready) * Math.max(all - ready, 0);
    console.log(`  ${what} ${ready} of ${all} ${done} (about ${clock(left)} left)`);
  };
}

async function encode(scene: string, folder: string) {
  const frames = readdirSync(folder)
    .filter((file) => file.startsWith('frame-') && file.endsWith('.png'))
    .sort();
  mkdirSync(films, { recursive: true });
  await encodeLoop(shortName(scene), folder, loopOf(frames, true), films);
}
