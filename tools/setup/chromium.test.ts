/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'programs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function program(name: string, mode = 0o755) {
  const file = path.join(folder, name);
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, mode);
  return file;
}

const tool = path.resolve('tools/setup/chromium.mjs');
const find = (env: Record<string, string> = {}) =>
  execFileSync(process.execPath, [tool], { env: { NODE_ENV: 'test', PATH: folder, ...env }, encoding: 'utf8' }).trim();

test('Chromium comes before Chrome, wherever both are on PATH', () => {
  program('google-chrome-stable');
  const chromium = program('chromium');
  expect(find()).toBe(chromium);
});

test('Chrome is used where there is no Chromium', () => {
  const chrome = program('google-chrome-stable');
  expect(find()).toBe(chrome);
});

test('a file that cannot be run is passed over', () => {
  program('chromium', 0o644);
  const other = program('chromium-browser');
  expect(find()).toBe(other);
});

test.each(['CHROMIUM_PATH', 'CHROME_PATH'])('%s comes before everything on PATH', (variable) => {
  program('chromium');
  const named = program('my-browser');
  expect(find({ [variable]: named })).toBe(named);
});

test('a CHROMIUM_PATH where nothing is stops with its name', () => {
  const { status, stderr } = spawnSync(process.execPath, [tool], {
    env: { NODE_ENV: 'test', PATH: folder, CHROMIUM_PATH: '/no/such/program' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toBe('CHROMIUM_PATH is "/no/such/program", but no program is there that can be run.\n');
});

// Elsewhere a browser may stand in a place that no PATH hides.
const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('says what to install where there is no browser', () => {
  const { status, stderr } = spawnSync(process.execPath, [tool], {
    env: { NODE_ENV: 'test', PATH: folder },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('Install one (on Debian: apt-get install chromium)');
});
