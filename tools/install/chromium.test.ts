/** @jest-environment node */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from './chromium';

let folder: string;
const env = { ...process.env };
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'programs-'));
  process.env.PATH = folder;
  Reflect.deleteProperty(process.env, 'CHROMIUM_PATH');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  process.env = { ...env };
});

function program(name: string, mode = 0o755) {
  const file = path.join(folder, name);
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, mode);
  return file;
}

test('Chromium is preferred to Chrome if both are on PATH', () => {
  program('google-chrome-stable');
  const chromium = program('chromium');
  expect(findChromium()).toBe(chromium);
});

test('Chrome is used if there is no Chromium', () => {
  const chrome = program('google-chrome-stable');
  expect(findChromium()).toBe(chrome);
});

test('the search for Chromium skips a file on PATH that cannot be run', () => {
  program('chromium', 0o644);
  const other = program('chromium-browser');
  expect(findChromium()).toBe(other);
});

test('CHROMIUM_PATH is preferred to everything on PATH', () => {
  program('chromium');
  process.env.CHROMIUM_PATH = program('my-browser');
  expect(findChromium()).toBe(process.env.CHROMIUM_PATH);
});

test('a CHROMIUM_PATH at which there is no program causes an error that names the path', () => {
  process.env.CHROMIUM_PATH = '/no/such/program';
  expect(findChromium).toThrow('CHROMIUM_PATH is "/no/such/program", but no program is there that can be run.');
});
