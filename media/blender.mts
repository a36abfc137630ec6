import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const scenes = fileURLToPath(new URL('scenes', import.meta.url));
export const kit = path.join(scenes, 'kit');
export const masters = fileURLToPath(new URL('masters', import.meta.url));
/** The folder for work in progress. Finished parts of an interrupted rendering stay in it for the next run. */
export const work = fileURLToPath(new URL('../.local/media', import.meta.url));
export const python = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';

const record = path.join(scenes, 'rendered.json');

export const rendered: Record<string, { inputs: string; seconds: number }> = existsSync(record)
  ? JSON.parse(readFileSync(record, 'utf8'))
  : {};

export const isFilm = (scene: string) => scene.startsWith('film-');

export const sceneNames = () =>
  readdirSync(scenes)
    .filter((file) => file.endsWith('.py'))
    .map((file) => file.slice(0, -3))
    .sort();

const works = ([command = '', ...rest]: string[]) => spawnSync(command, rest, { stdio: 'ignore' }).status === 0;

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

/** Returns the file with all files of scenes/kit/ that it imports, also indirectly. */
function inputsOf(file: string, found = new Set<string>()) {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  for (const [, part] of readFileSync(file, 'utf8').matchAll(/^from kit\.(\w+) import/gm))
    inputsOf(path.join(kit, `${part}.py`), found);
  return found;
}

/** Returns a hash of the files from which a scene is rendered. A scene is rendered again when its hash has changed. */
export function hashOf(scene: string) {
  const hash = createHash('sha256');
  const finishing = ['finish.py', ...(isFilm(scene) ? ['weave.py'] : [])].map((file) => path.join(kit, file));
  for (const file of [...inputsOf(path.join(scenes, `${scene}.py`)), ...finishing].sort())
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** @throws Error with the last printed lines if the program fails */
export async function run(command: string, words: string[], listen: (line: string) => void = () => {}) {
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

export const blender = (scene: string, folder: string, options: string[] = [], listen?: (line: string) => void) =>
  run(
    'blender',
    [
      ...'-b -noaudio --python-exit-code 1 --python'.split(' '),
      path.join(kit, 'start.py'),
      '--',
      `scene=${path.join(scenes, `${scene}.py`)}`,
      `out=${folder}`,
      ...options,
    ],
    listen,
  );

/** @param inputs the hash of the files that the scene was rendered from */
export function note(scene: string, inputs: string, seconds: number) {
  rendered[scene] = { inputs, seconds };
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(Object.entries(rendered).sort()), null, 2)}\n`);
}

export const clock = (seconds: number) => `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
