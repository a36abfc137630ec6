/** @jest-environment node */
import { treeOf, type Lock } from './packages';

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

test('the tree of packages has the copy of each that Node.js would load, also where packages need each other', () => {
  expect(tree(false)).toEqual([
    'node_modules/@s/c',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/b',
  ]);
});

test('packages for other systems are in the tree of packages when asked for', () => {
  expect(tree(true)).toContain('node_modules/system');
});
