/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFiles } from '../system/files';
import { notices } from './notices';
import { type Locked, packageName, packagesOf, supplyProblems } from './supply-problems';

const ROOT = process.cwd();

let project: string;
beforeEach(() => void (project = mkdtempSync(path.join(tmpdir(), 'supply-'))));
afterEach(() => rmSync(project, { recursive: true }));

const sound: Locked = { version: '1.0.0', license: 'MIT', integrity: `sha512-${'a'.repeat(86)}==` };

function problems(entry: Locked, name = 'b', version = '1.0.0') {
  const locked = { version: '1.0.0', license: 'MIT', integrity: sound.integrity, ...entry };
  const packages = { '': {}, 'node_modules/a': sound, [`node_modules/${name}`]: locked };
  const manifest = { dependencies: { a: version }, devDependencies: {} };
  writeFiles(project, [
    ['package.json', JSON.stringify(manifest)],
    ['package-lock.json', JSON.stringify({ packages })],
  ]);
  return supplyProblems(project);
}

test('supplyProblems() finds no problem with the packages of this project', () => {
  expect(supplyProblems(ROOT)).toEqual([]);
});

test('docs/deploy.md names each package that is locked without a checksum', () => {
  const words = readFileSync('docs/deploy.md', 'utf8');
  const without = packagesOf(ROOT).filter(([, { integrity }]) => !integrity);
  const names = without.map(([place, { version }]) => `${packageName(place)}@${version}`);
  expect(names.filter((name) => !words.includes(`\`${name}\``))).toEqual([]);
});

test('a lock file with checksums and without addresses has no problem', () => {
  expect(problems({})).toEqual([]);
});

test.each<[string, Locked, string]>([
  ['a missing checksum', { integrity: undefined }, 'no SHA-512 checksum'],
  ['a weak checksum', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'no SHA-512 checksum'],
  ['a weak checksum of an optional package', { integrity: 'sha1-a', optional: true }, 'no SHA-512 checksum'],
  ['the address of another host', { resolved: 'https://example.com/a.tgz' }, 'comes from https://example.com/a.tgz'],
  ['a git address', { resolved: 'git+ssh://git@example.com/a.git#abc' }, 'comes from git+ssh:'],
  ...['', 'AGPL-3.0-only', 'MIT AND GPL-3.0', 'UNLICENSED'].map((license): [string, Locked, string] => [
    `the licence "${license}"`,
    { license },
    `its licence, "${license}", is not among those allowed`,
  ]),
])('the check of the lock file reports %s, and names the package', (_, entry, words) => {
  expect(problems(entry)).toEqual([expect.stringMatching(/^node_modules\/b: /)]);
  expect(problems(entry)[0]).toContain(words);
});

test('an optional package without a checksum is reported if it is installed on this computer, and accepted otherwise', () => {
  const optional = { integrity: undefined, optional: true };
  expect(problems(optional)).toEqual([]);
  writeFiles(project, [['node_modules/b/package.json', '{}']]);
  expect(problems(optional)).toEqual([expect.stringContaining('no SHA-512 checksum')]);
});

test('a development or optional package, which pages cannot contain, may have any licence', () => {
  for (const mark of ['dev', 'optional', 'devOptional'])
    expect(problems({ license: 'LGPL-3.0-or-later', [mark]: true })).toEqual([]);
});

test.each(['^1.0.0', '1.x', '*', 'latest', 'https://example.com/a.tgz', 'github:b/a', 'npm:b@1.0.0'])(
  'the check of package.json reports that the version %s is not exact',
  (version) => {
    expect(problems({}, 'b', version)).toEqual([
      `a: package.json asks for "${version}"; name one version, for example 1.2.3.`,
    ]);
  },
);

test('the licence notices have the licences of packages, icons and typefaces in the pages, but not of the image tool sharp', () => {
  const text = notices(ROOT);
  const shown = ['react', 'next', 'lucide', '@emailjs/browser', '@fontsource-variable/anek-latin', 'embla-carousel'];
  for (const name of shown) expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(text).toContain('Copyright (c) David Jerleke');
  expect(text).not.toContain('sharp');
});

test('the licence notices name every package in the dependencies of package.json', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const text = notices(ROOT);
  expect(Object.keys(dependencies).filter((name) => !text.includes(`\n${name} `))).toEqual([]);
});
