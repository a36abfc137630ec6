/** @jest-environment node */
import { isForOthers, missingOptional, systemOf, withoutChecksum } from './optional-packages';

test.each([
  ['@next/swc-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@next/swc-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['@a/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@a/binding-linux-riscv64-musl', { os: ['linux'], cpu: ['riscv64'], libc: ['musl'] }],
  ['@a/binding-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
])('the name %s tells its system', (name, system) => {
  expect(systemOf(name)).toEqual(system);
});

test('a name that tells no system is refused', () => {
  expect(() => systemOf('fsevents')).toThrow('fsevents: its name does not tell which system it is for');
});

test('an optional package that is asked for and not locked is missing, with the version that was asked for', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/a': {
        version: '1.0.0',
        dev: true,
        optionalDependencies: { 'a-linux-x64': '1.0.0', 'a-darwin-x64': '1.0.0' },
      },
      'node_modules/a/node_modules/a-linux-x64': { version: '1.0.0' },
    },
  };
  expect(missingOptional(lock)).toEqual([
    { place: 'node_modules/a-darwin-x64', name: 'a-darwin-x64', version: '1.0.0', dev: true },
  ]);
});

test('only an optional package of another system is for others', () => {
  const [os, cpu] = [[process.platform], [process.arch]];
  expect(isForOthers({ optional: true, os: ['aix'], cpu })).toBe(true);
  expect(isForOthers({ optional: true, os, cpu: ['s390x'] })).toBe(true);
  expect(isForOthers({ optional: true, os, cpu })).toBe(false);
  expect(isForOthers({ optional: true })).toBe(false);
  expect(isForOthers({ os: ['aix'], cpu })).toBe(false);
});

test('packages without a checksum are listed by name and version', () => {
  const integrity = 'sha512-a';
  const packages = {
    '': {},
    'node_modules/b': { version: '2.0.0' },
    'node_modules/c/node_modules/@a/a': { version: '1.0.0' },
    'node_modules/c': { version: '1.0.0', integrity },
  };
  expect(withoutChecksum({ packages })).toEqual(['@a/a@1.0.0', 'b@2.0.0']);
});
