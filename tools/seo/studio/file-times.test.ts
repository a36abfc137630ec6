/** @jest-environment node */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchFolders } from './file-times';

let folder: string;
let saved: string[][];
let watched: { close: () => void };

beforeEach(() => {
  jest.useFakeTimers();
  folder = mkdtempSync(path.join(tmpdir(), 'watched-'));
  mkdirSync(path.join(folder, 'pages'));
  save('pages/home.ts');
  saved = [];
  watched = watchFolders([folder, '/nowhere'], (files) => saved.push(files.map((file) => path.relative(folder, file))));
});
afterEach(() => {
  watched.close();
  rmSync(folder, { recursive: true });
  jest.useRealTimers();
});

const save = (name: string) => writeFileSync(path.join(folder, name), 'words');

/** The file changes that were reported since the last call. */
function reported() {
  jest.advanceTimersByTime(1000);
  return saved.splice(0).flat().sort();
}

test('a file that is saved by renaming another over it is reported each time', () => {
  for (let time = 0; time < 3; time += 1) {
    save('pages/home.ts~');
    expect(reported()).toEqual(['pages/home.ts~']);
    renameSync(path.join(folder, 'pages/home.ts~'), path.join(folder, 'pages/home.ts'));
    expect(reported()).toEqual(['pages/home.ts', 'pages/home.ts~']);
  }
  expect(reported()).toEqual([]);
});

test('a file that is removed is reported, and so are its return and the files of a new folder', () => {
  rmSync(path.join(folder, 'pages/home.ts'));
  expect(reported()).toEqual(['pages/home.ts']);
  mkdirSync(path.join(folder, 'news'));
  save('news/june.ts');
  save('pages/home.ts');
  expect(reported()).toEqual(['news/june.ts', 'pages/home.ts']);
});
