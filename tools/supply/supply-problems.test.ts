/** @jest-environment node */
import type { LockEntry } from './packages';
import { licenceProblems, lockProblems } from './supply-problems';

const integrity = `sha512-${'a'.repeat(86)}==`;
const manifest = { dependencies: { a: '1.0.0' }, devDependencies: {} };
const problems = (entry: LockEntry, asked = manifest, name = 'a') =>
  lockProblems(asked, {
    packages: {
      '': { dependencies: { a: '1.0.0' } },
      'node_modules/a': { version: '1.0.0', integrity },
      [`node_modules/${name}`]: { version: '1.0.0', integrity, ...entry },
    },
  });

test('a lock file with checksums and without addresses has no problem', () => {
  expect(problems({})).toEqual([]);
});

test.each([
  ['no checksum', { integrity: undefined }, 'no SHA-512 checksum'],
  ['a weak checksum', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'no SHA-512 checksum'],
  [
    'the address of another host',
    { resolved: 'https://packages.example.com/a.tgz' },
    'comes from https://packages.example.com/a.tgz',
  ],
  ['a git address', { resolved: 'git+ssh://git@example.com/a.git#abc' }, 'comes from git+ssh:'],
  ['a link', { link: true }, 'is a link'],
  ['an install script', { hasInstallScript: true }, 'brings an install script'],
])('the check of the lock file reports %s, with the package', (_, entry, words) => {
  expect(problems(entry)).toEqual([
    expect.stringMatching(new RegExp(`^node_modules/a: .*${words.replace(/[.+]/g, '\\$&')}`)),
  ]);
});

test('only an optional package for another system needs no checksum', () => {
  const [os, cpu] = [[process.platform], [process.arch]];
  expect(problems({ integrity: undefined, optional: true, os: ['aix'], cpu })).toEqual([]);
  expect(problems({ integrity: undefined, optional: true, os, cpu: ['s390x'] })).toEqual([]);
  for (const entry of [
    { integrity: undefined, os: ['aix'] },
    { integrity: undefined, optional: true, os, cpu },
    { integrity: undefined, optional: true },
    { integrity: 'sha1-a', optional: true, os: ['aix'] },
  ])
    expect(problems(entry)).toEqual([expect.stringContaining('no SHA-512 checksum')]);
});

test('the install script of a package that works without it is no problem, also in a second copy of the package', () => {
  expect(problems({ hasInstallScript: true }, manifest, 'esbuild')).toEqual([]);
  expect(problems({ hasInstallScript: true }, manifest, 'a/node_modules/esbuild')).toEqual([]);
});

test.each(['^1.0.0', '1.x', '*', 'latest', 'https://example.com/a.tgz', 'github:b/a', 'npm:b@1.0.0'])(
  'the check of package.json reports that the version %s is not exact',
  (version) => {
    const lock = { packages: { '': { dependencies: { a: version } }, 'node_modules/a': { version, integrity } } };
    expect(lockProblems({ ...manifest, dependencies: { a: version } }, lock)).toEqual([
      expect.stringContaining(`a: package.json asks for "${version}"`),
    ]);
  },
);

test.each(['MIT', '(MIT)', 'GPL-3.0 OR MIT', 'MIT AND ISC', '(GPL-2.0 OR MIT) AND ISC'])(
  'a package may have the licence %s',
  (licence) => {
    expect(licenceProblems('a', licence)).toEqual([]);
  },
);

test.each(['', 'AGPL-3.0-only', 'MIT AND GPL-3.0', 'MIT OR', 'SEE LICENSE IN LICENSE', 'UNLICENSED'])(
  'the licence "%s" is reported with the package',
  (licence) => {
    expect(licenceProblems('a', licence)).toEqual([
      expect.stringMatching(`^a: its licence, "${licence}", is not among those allowed`),
    ]);
  },
);

test('the library that makes pictures may be LGPL, and nothing else may', () => {
  expect(licenceProblems('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')).toEqual([]);
  expect(licenceProblems('@img/sharp-libvips-linux-x64', 'GPL-3.0-or-later')).toHaveLength(1);
  expect(licenceProblems('other', 'LGPL-3.0-or-later')).toHaveLength(1);
});
