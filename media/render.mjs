/**
 * Renders the pictures of media/scenes/ into media/masters/.
 *   npm run media                      renders what is missing or changed
 *   npm run media -- --list            only lists what is missing or changed
 *   npm run media -- --only slide-roof renders one picture, even if nothing has changed
 *   npm run media -- --keep --only slide-roof
 *                                      records the picture as up to date
 *   npm run media -- --films           renders the films instead; also with --list, --only, --keep
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {
  blender,
  clock,
  hashOf,
  isFilm,
  kit,
  masters,
  note,
  python,
  rendered,
  requireTools,
  run,
  sceneNames,
  work,
} from './blender.mjs';
import { filmFiles, renderFilm } from './film.mjs';

/**
 * Reuses what an interrupted run has rendered from the same files.
 * @param {string} name
 * @param {string} inputs the hash of the input files
 */
async function renderPicture(name, inputs) {
  const folder = path.join(work, `${name}-${inputs}`);
  const picture = path.join(folder, 'picture.png');
  if (!existsSync(path.join(folder, 'look.json'))) await blender(name, folder);
  await run(python, ['-B', path.join(kit, 'finish.py'), folder, picture]);
  mkdirSync(masters, { recursive: true });
  await sharp(picture)
    .jpeg({ quality: 92, progressive: true })
    .toFile(path.join(masters, `${name}.jpg`));
  rmSync(folder, { recursive: true });
}

async function main() {
  const words = process.argv.slice(2);
  const films = words.includes('--films');
  const only = words.includes('--only') ? words[words.indexOf('--only') + 1] : undefined;
  const names = sceneNames().filter((name) => isFilm(name) === films);
  if (words.includes('--only') && !names.includes(only ?? ''))
    throw new Error(`No scene ${only}. There are: ${names.join(', ')}`);
  /** @param {string} name */
  const there = (name) =>
    (films ? filmFiles(name) : [path.join(masters, `${name}.jpg`)]).every((file) => existsSync(file));
  const due = names.filter((name) => (only ? name === only : !there(name) || rendered[name]?.inputs !== hashOf(name)));
  const all = films ? 'Every film' : 'Every picture';
  if (words.includes('--list')) return console.log(due.length ? `To render: ${due.join(', ')}` : `${all} is rendered.`);
  if (words.includes('--keep'))
    return due.filter(there).forEach((name) => note(name, hashOf(name), rendered[name]?.seconds ?? 0));
  requireTools();
  const usual = films ? 2400 : 240;
  for (const [index, name] of due.entries()) {
    const left = due.slice(index).reduce((sum, each) => sum + (rendered[each]?.seconds || usual), 0);
    console.log(`${index + 1} of ${due.length}: ${name} (about ${clock(left)} left in all)`);
    const began = Date.now();
    const inputs = hashOf(name);
    await (films ? renderFilm : renderPicture)(name, inputs);
    note(name, inputs, Math.round((Date.now() - began) / 1000));
  }
  console.log(due.length ? `${all} is rendered.` : `Nothing to render: ${all.toLowerCase()} is there and unchanged.`);
}

await main();
