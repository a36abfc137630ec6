/** @jest-environment node */
import { systemOf, treeOf, type Lock } from './packages';

const LOCK: Lock = {
  packages: {
    '': {},
    'node_modules/a': {
      version: '1.0.0',
      dependencies: { b: '^2.0.0', '@s/c': '^1.0.0' },
      optionalDependencies: { system: '^1.0.0' },
    },
    'node_modules/a/node_modules/b': { version: '2.0.0' },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/@s/c': { version: '1.0.0', dependencies: { a: '^1.0.0', b: '^1.0.0' } },
    'node_modules/system': { version: '1.0.0' },
    'node_modules/other': { version: '1.0.0' },
  },
};
const tree = (optional: boolean) => treeOf(LOCK, ['a'], { optional }).map(({ place }) => place);

test('the tree of packages follows each to the copy that Node.js would load, also in a circle', () => {
  expect(tree(false)).toEqual([
    'node_modules/@s/c',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/b',
  ]);
});

test('packages for other systems are in the tree when asked for', () => {
  expect(tree(true)).toContain('node_modules/system');
});

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
