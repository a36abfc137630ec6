/** @jest-environment node */
import { lockProblems } from './lock-problems';
import type { LockEntry } from './packages';

const integrity = `sha512-${'a'.repeat(86)}==`;
const manifest = { name: 'site', version: '1.0.0', dependencies: { a: '1.0.0' }, devDependencies: {} };
const problems = (entry: LockEntry, asked = manifest, name = 'a') =>
  lockProblems(asked, {
    packages: {
      '': { dependencies: { a: '1.0.0' } },
      'node_modules/a': { version: '1.0.0', integrity },
      [`node_modules/${name}`]: { version: '1.0.0', integrity, ...entry },
    },
  });

test('a lock file in step, with checksums and without addresses, has no problem', () => {
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
])('%s is told, with the package', (_, entry, words) => {
  expect(problems(entry)).toEqual([
    expect.stringMatching(new RegExp(`^node_modules/a: .*${words.replace(/[.+]/g, '\\$&')}`)),
  ]);
});

test('an optional package for another system needs no checksum; one that is locked nowhere is told', () => {
  expect(problems({ integrity: undefined, optional: true, os: ['aix'] })).toEqual([]);
  expect(problems({ integrity: undefined, os: ['aix'] })).toEqual([expect.stringContaining('no SHA-512 checksum')]);
  expect(problems({ integrity: 'sha1-a', optional: true, os: ['aix'] })).toEqual([
    expect.stringContaining('no SHA-512 checksum'),
  ]);
  expect(problems({ optionalDependencies: { 'a-darwin-x64': '1.0.0' } })).toEqual([
    expect.stringContaining('a-darwin-x64@1.0.0: package-lock.json lacks it, so npm ci fails'),
  ]);
});

test('a script that is known not to be needed is no problem, also of a copy', () => {
  expect(problems({ hasInstallScript: true }, manifest, 'esbuild')).toEqual([]);
  expect(problems({ hasInstallScript: true }, manifest, 'a/node_modules/esbuild')).toEqual([]);
});

test('a version that was changed, added or taken away in package.json alone is told', () => {
  expect(problems({}, { ...manifest, dependencies: { a: '1.1.0' } })).toEqual([
    expect.stringContaining('a: package-lock.json is not in step'),
  ]);
  expect(problems({}, { ...manifest, devDependencies: { b: '1.0.0' } as object })).toEqual([
    expect.stringContaining('b: package-lock.json is not in step'),
  ]);
  expect(problems({}, { ...manifest, dependencies: {} as { a: string } })).toEqual([
    expect.stringContaining('a: package-lock.json is not in step'),
  ]);
});

test('a lock file that holds another version than it says is told', () => {
  expect(problems({ version: '1.0.1' })).toEqual(['a: package.json asks for 1.0.0, package-lock.json holds 1.0.1.']);
});

test.each(['^1.0.0', '1.x', '*', 'latest', 'https://example.com/a.tgz', 'github:b/a', 'npm:b@1.0.0'])(
  'the version %s is not exact',
  (version) => {
    const lock = { packages: { '': { dependencies: { a: version } }, 'node_modules/a': { version, integrity } } };
    expect(lockProblems({ ...manifest, dependencies: { a: version } }, lock)).toEqual([
      expect.stringContaining(`a: package.json asks for "${version}"`),
    ]);
  },
);
