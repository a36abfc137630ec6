/** @jest-environment node */
import { importedBy, misplaced } from './page-packages';

test.each([
  ["import a from 'a';", ['a']],
  ["'use client';\n\nimport { a, type B } from '@s/a/deep';", ['@s/a']],
  ["import {\n  A,\n  B,\n} from 'a';", ['a']],
  ["export * from 'a/b';", ['a']],
  ["import 'a';", ['a']],
  ["const a = await import('a');", ['a']],
  ["import type { A } from 'a';", []],
  ["import a from './a';\nimport b from '@/b';\nimport c from 'node:fs';", []],
  ["const text = 'we import from a shop';", []],
])('%j imports the packages %j', (code, packages) => {
  expect(importedBy(code)).toEqual(packages);
});

test('a package in the pages that stands among those for development is told', () => {
  const manifest = { name: 'site', version: '1.0.0', dependencies: { a: '1.0.0' }, devDependencies: { b: '1.0.0' } };
  expect(misplaced(manifest, ['a', 'b'])).toEqual([expect.stringMatching(/^b: is in the pages/)]);
});
