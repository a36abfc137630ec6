import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const scenes = fileURLToPath(new URL('scenes', import.meta.url));
export const kit = path.join(scenes, 'kit');
export const masters = fileURLToPath(new URL('masters', import.meta.url));
/** The next run reuses the passes and frames of an unfinished rendering in this folder. */
export const work = fileURLToPath(new URL('../.local/media', import.meta.url));
export const python = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';

const record = path.join(scenes, 'rendered.json');

/** @type {Record<string, { inputs: string, seconds: number }>} */
export const rendered = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};

/** @param {string} name of a scene */
export const isFilm = (name) => name.startsWith('film-');

export const sceneNames = () =>
  readdirSync(scenes)
    .filter((file) => file.endsWith('.py'))
    .map((file) => file.slice(0, -3))
    .sort();

/** @param {string[]} words the command line of a program */
const works = ([command = '', ...rest]) => spawnSync(command, rest, { stdio: 'ignore' }).status === 0;

export function requireTools() {
  const missing = [
    { name: 'blender', ready: works(['blender', '--version']) },
    { name: 'ffmpeg', ready: works(['ffmpeg', '-version']) },
    { name: 'python3-numpy', ready: works([python, '-c', 'import numpy']) },
    { name: 'python3-scipy', ready: works([python, '-c', 'import scipy']) },
  ].filter(({ ready }) => !ready);
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name);
  console.error(`Missing: ${names.join(', ')}. On Debian:\n  sudo apt-get install ${names.join(' ')}`);
  process.exit(1);
}

/**
 * Includes the files of scenes/kit/ that the scene imports, directly or through other files.
 * @param {string} file the path of the scene or of a file of scenes/kit/
 * @param {Set<string>} found the files found so far
 */
function inputsOf(file, found = new Set()) {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  for (const [, part] of readFileSync(file, 'utf8').matchAll(/^from kit\.(\w+) import/gm))
    inputsOf(path.join(kit, `${part}.py`), found);
  return found;
}

/**
 * A scene has to be rendered again when this hash has changed.
 * @param {string} name of a scene
 */
export function hashOf(name) {
  const hash = createHash('sha256');
  const finishing = ['finish.py', ...(isFilm(name) ? ['weave.py'] : [])].map((file) => path.join(kit, file));
  for (const file of [...inputsOf(path.join(scenes, `${name}.py`)), ...finishing].sort())
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * @param {string} command
 * @param {string[]} words the arguments
 * @param {(line: string) => void} listen called with each line that the program prints
 * @throws Error with the last lines that the program printed, if the program fails
 */
export async function run(command, words, listen = () => {}) {
  let said = '';
  const child = spawn(command, words);
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      String(chunk).split('\n').forEach(listen);
      said = (said + chunk).slice(-4000);
    });
  }
  const code = await new Promise((done) => child.on('close', done));
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${said}`);
}

/**
 * @param {string} name
 * @param {string} folder for the results
 * @param {string[]} options such as keys=0,1,2
 * @param {(line: string) => void} [listen]
 */
export const blender = (name, folder, options = [], listen) =>
  run(
    'blender',
    [
      ...'-b -noaudio --python-exit-code 1 --python'.split(' '),
      path.join(kit, 'start.py'),
      '--',
      `scene=${path.join(scenes, `${name}.py`)}`,
      `out=${folder}`,
      ...options,
    ],
    listen,
  );

/**
 * @param {string} name of the scene
 * @param {string} inputs the hash of the files that the scene was rendered from
 * @param {number} seconds that the rendering took
 */
export function note(name, inputs, seconds) {
  rendered[name] = { inputs, seconds };
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(Object.entries(rendered).sort()), null, 2)}\n`);
}

/** @param {number} seconds */
export const clock = (seconds) => `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
