/** @jest-environment node */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchFolders } from './file-times';

let folder: string;
const changed = jest.fn();
let watched: { close: () => void };

beforeEach(() => {
  jest.useFakeTimers();
  folder = mkdtempSync(path.join(tmpdir(), 'watched-'));
  mkdirSync(path.join(folder, 'pages'));
  save('pages/home.ts');
  watched = watchFolders([folder, '/nowhere'], changed);
});
afterEach(() => {
  watched.close();
  rmSync(folder, { recursive: true });
  jest.useRealTimers();
});

const save = (name: string) => writeFileSync(path.join(folder, name), 'words');

/** How many changes of watched files were reported since the last call. */
function reported() {
  changed.mockClear();
  jest.advanceTimersByTime(1000);
  return changed.mock.calls.length;
}

test('watching folders reports a file that is saved by renaming another over it, each time', () => {
  for (let time = 0; time < 3; time += 1) {
    save('pages/home.ts~');
    expect(reported()).toBe(1);
    renameSync(path.join(folder, 'pages/home.ts~'), path.join(folder, 'pages/home.ts'));
    expect(reported()).toBe(1);
  }
  expect(reported()).toBe(0);
});

test('watching folders reports a removed file, its return and the files of a new folder', () => {
  rmSync(path.join(folder, 'pages/home.ts'));
  expect(reported()).toBe(1);
  mkdirSync(path.join(folder, 'news'));
  save('news/june.ts');
  save('pages/home.ts');
  expect(reported()).toBe(1);
});
