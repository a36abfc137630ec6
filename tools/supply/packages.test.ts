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
