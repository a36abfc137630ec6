/**
 * Renders the pictures of media/scenes/ into media/masters/: `npm run media`.
 *
 * A picture is rendered when it is missing or when its scene, or what that scene uses of the kit, has
 * changed; a run that was stopped goes on where it stood. Neither build nor test calls this.
 *
 *   npm run media                      what is missing or changed
 *   npm run media -- --list            say what that is, and render nothing
 *   npm run media -- --only slide-roof one picture, whatever its state
 *   npm run media -- --keep --only slide-roof
 *                                      take its master as it is for the scene as it is
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const scenes = path.join(import.meta.dirname, 'scenes');
const kit = path.join(scenes, 'kit');
const masters = path.join(import.meta.dirname, 'masters');
const record = path.join(scenes, 'rendered.json');
const work = path.join(import.meta.dirname, '..', '.local', 'media');
const python = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';

/** @type {Record<string, { inputs: string, seconds: number }>} */
const rendered = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};

/** @param {string[]} words */
const works = ([command = '', ...rest]) => spawnSync(command, rest, { stdio: 'ignore' }).status === 0;

/** Ends with the line that installs them if Blender, ffmpeg or Python's number libraries are missing. */
function requireTools() {
  const missing = [
    { name: 'blender', ready: works(['blender', '--version']) },
    { name: 'ffmpeg', ready: works(['ffmpeg', '-version']) },
    { name: 'python3-numpy', ready: works([python, '-c', 'import numpy']) },
    { name: 'python3-scipy', ready: works([python, '-c', 'import scipy']) },
  ].filter(({ ready }) => !ready);
  if (missing.length === 0) return;
  console.error(`Missing: ${missing.map(({ name }) => name).join(', ')}. On Debian:\n  sudo apt-get install ${missing.map(({ name }) => name).join(' ')}`);
  process.exit(1);
}

/**
 * The files a picture depends on: its scene and, through their imports, the parts of the kit it uses.
 * @param {string} file
 * @param {Set<string>} found
 */
function inputsOf(file, found = new Set()) {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  for (const [, part] of readFileSync(file, 'utf8').matchAll(/^from kit\.(\w+) import/gm)) inputsOf(path.join(kit, `${part}.py`), found);
  return found;
}

/** @param {string} name */
function hashOf(name) {
  const hash = createHash('sha256');
  for (const file of [...inputsOf(path.join(scenes, `${name}.py`)), path.join(kit, 'finish.py')].sort()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Runs a program and fails with the end of what it said.
 * @param {string} command
 * @param {string[]} words
 */
async function run(command, words) {
  let said = '';
  const child = spawn(command, words);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said = (said + chunk).slice(-4000)));
  const code = await new Promise((done) => child.on('close', done));
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${said}`);
}

/**
 * Renders one scene; passes of the same inputs that an earlier run left are used again.
 * @param {string} name
 * @param {string} inputs
 */
async function render(name, inputs) {
  const folder = path.join(work, `${name}-${inputs}`);
  const picture = path.join(folder, 'picture.png');
  if (!existsSync(path.join(folder, 'look.json'))) {
    const start = path.join(kit, 'start.py');
    await run('blender', ['-b', '-noaudio', '--python-exit-code', '1', '--python', start, '--', `scene=${path.join(scenes, `${name}.py`)}`, `out=${folder}`]);
  }
  await run(python, ['-B', path.join(kit, 'finish.py'), folder, picture]);
  mkdirSync(masters, { recursive: true });
  await sharp(picture).jpeg({ quality: 92, progressive: true }).toFile(path.join(masters, `${name}.jpg`));
  rmSync(folder, { recursive: true });
}

/**
 * @param {string} name
 * @param {string} inputs
 * @param {number} seconds
 */
function note(name, inputs, seconds) {
  rendered[name] = { inputs, seconds };
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(Object.entries(rendered).sort()), null, 2)}\n`);
}

/** @param {number} seconds */
const clock = (seconds) => `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

async function main() {
  const words = process.argv.slice(2);
  const only = words.includes('--only') ? words[words.indexOf('--only') + 1] : undefined;
  const names = readdirSync(scenes).filter((file) => file.endsWith('.py')).map((file) => file.slice(0, -3)).sort();
  if (words.includes('--only') && !names.includes(only ?? '')) throw new Error(`No scene ${only}. There are: ${names.join(', ')}`);
  /** @param {string} name */
  const there = (name) => existsSync(path.join(masters, `${name}.jpg`));
  const due = names.filter((name) => (only ? name === only : !there(name) || rendered[name]?.inputs !== hashOf(name)));
  if (words.includes('--list')) return console.log(due.length ? `To render: ${due.join(', ')}` : 'Every picture is rendered.');
  if (words.includes('--keep')) return due.filter(there).forEach((name) => note(name, hashOf(name), rendered[name]?.seconds ?? 0));
  requireTools();
  const usual = 240;
  for (const [index, name] of due.entries()) {
    const left = due.slice(index).reduce((sum, each) => sum + (rendered[each]?.seconds || usual), 0);
    console.log(`${index + 1} of ${due.length}: ${name} (about ${clock(left)} left in all)`);
    const began = Date.now();
    const inputs = hashOf(name);
    await render(name, inputs);
    note(name, inputs, Math.round((Date.now() - began) / 1000));
  }
  console.log(due.length ? 'Every picture is rendered.' : 'Nothing to render: every picture is there and unchanged.');
}

await main();
