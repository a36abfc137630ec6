/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite } from './site-build';

const BUILD = `
const fs = require('fs');
fs.mkdirSync(process.env.EXPORT_DIR, { recursive: true });
fs.appendFileSync('builds', JSON.stringify(process.env) + '\\n');
if (fs.existsSync('interrupt')) process.exit(1);
`;

const home = process.cwd();
let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'project-'));
  write('tools/build/build.ts', BUILD);
  write('app/page.tsx', 'one');
  write('content/company.yaml', 'one');
  symlinkSync(path.join(home, 'node_modules'), path.join(project, 'node_modules'));
  process.chdir(project);
});
afterEach(() => {
  process.chdir(home);
  rmSync(project, { recursive: true });
});

function write(name: string, text: string) {
  mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
  writeFileSync(path.join(project, name), text);
}
const builds = () => readFileSync(path.join(project, 'builds'), 'utf8').trim().split('\n');

async function build(settings: NodeJS.ProcessEnv | Record<string, string> = {}) {
  const before = { ...process.env };
  Object.assign(process.env, settings);
  return buildSite().finally(() => (process.env = before));
}

test('npm start builds the site once, and with the settings of the live site keeps the address but sends leads to the local server', async () => {
  const settings = {
    SITE_ENV: 'production',
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'real',
    NEXT_PUBLIC_SITE_URL: 'https://solar.example',
  };
  expect(await build(settings)).toBe(true);
  expect(await build(settings)).toBe(false);
  expect(builds()).toHaveLength(1);
  expect(JSON.parse(builds()[0] ?? '')).toMatchObject({
    EXPORT_DIR: '.local/site',
    SITE_ENV: '',
    NEXT_PUBLIC_EMAILJS_ORIGIN: 'same-origin',
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'local-public-key',
    NEXT_PUBLIC_SITE_URL: 'https://solar.example',
  });
});

test.each([
  ['a changed file', () => write('content/company.yaml', 'two')],
  ['a new file in a folder', () => write('components/ui/Button/Button.tsx', 'new')],
  ['a renamed file', () => (rmSync(path.join(project, 'app/page.tsx')), write('app/page2.tsx', 'one'))],
  ['a new settings file', () => write('.env.local', 'A=1')],
  ['a deletion of the built site', () => rmSync(path.join(project, '.local/site'), { recursive: true })],
])('npm start builds the site again after %s', async (_, change) => {
  await build();
  change();
  expect(await build()).toBe(true);
});

test('npm start builds nothing after a change in the files that the build makes', async () => {
  await build();
  write('public/generated/roof-1234-640.avif', 'made');
  write('content/generated/pictures.json', '{}');
  expect(await build()).toBe(false);
});

test('npm start builds nothing again after a new lead or with another port', async () => {
  await build();
  write('.leads/1.json', '{}');
  expect(await build({ PORT: '3001' })).toBe(false);
});

test('npm start repeats a build that was stopped in the middle', async () => {
  await build();
  write('content/company.yaml', 'two');
  write('interrupt', '');
  await expect(build()).rejects.toThrow('ended with exit code 1');
  write('content/company.yaml', 'one');
  rmSync(path.join(project, 'interrupt'));
  expect(existsSync(path.join(project, '.local/site'))).toBe(true);
  expect(await build()).toBe(true);
});
