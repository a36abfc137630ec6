/** @jest-environment node */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchFolders } from './watch-folders';

let folder: string;
let told: Set<string>;
let watched: { close: () => void };

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'watched-'));
  mkdirSync(path.join(folder, 'pages'));
  save('pages/home.ts');
  told = new Set();
  watched = watchFolders([folder], (file) => told.add(path.relative(folder, file)));
});
afterEach(() => {
  watched.close();
  rmSync(folder, { recursive: true });
});

const save = (name: string) => writeFileSync(path.join(folder, name), 'words');
const rename = (from: string, to: string) => renameSync(path.join(folder, from), path.join(folder, to));

/** Resolves once a file has been told, and forgets what was told. */
async function hear(name: string) {
  for (let tries = 0; tries < 100 && !told.has(name); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect([...told]).toContain(name);
  told.clear();
}

test('a file that is saved again and again by renaming another over it is told each time', async () => {
  for (let time = 0; time < 3; time += 1) {
    save('pages/home.ts~');
    await hear('pages/home.ts~');
    rename('pages/home.ts~', 'pages/home.ts');
    await hear('pages/home.ts');
  }
  save('pages/home.ts');
  await hear('pages/home.ts');
});

test('a file that is removed is told, and so is its return', async () => {
  rmSync(path.join(folder, 'pages/home.ts'));
  await hear('pages/home.ts');
  save('pages/home.ts');
  await hear('pages/home.ts');
});

test('the files of a new folder, and of one that takes the place of another, are told', async () => {
  mkdirSync(path.join(folder, 'news'));
  await hear('news');
  save('news/june.ts');
  await hear('news/june.ts');

  rename('pages', 'old');
  await hear('old');
  mkdirSync(path.join(folder, 'pages'));
  await hear('pages');
  save('pages/home.ts');
  await hear('pages/home.ts');
});

test('a folder that is not there is passed over', () => {
  watchFolders(['/nowhere'], () => undefined).close();
});
