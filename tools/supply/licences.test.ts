/** @jest-environment node */
import { isMet, licenceProblems } from './licences';

const allowed = ['MIT', 'ISC'];

test.each([
  'MIT',
  '(MIT)',
  'MIT OR GPL-3.0',
  'GPL-3.0 OR MIT',
  'MIT AND ISC',
  '(GPL-2.0 OR MIT) AND ISC',
  'GPL-2.0 AND GPL-3.0 OR MIT',
])('the allowed licences meet %s', (expression) => {
  expect(isMet(expression, allowed)).toBe(true);
});

test.each([
  '',
  'GPL-3.0',
  'MIT AND GPL-3.0',
  'MIT AND (ISC AND GPL-3.0)',
  'MIT OR',
  '(MIT',
  'MIT)',
  'MIT ISC',
  'SEE LICENSE IN LICENSE',
  'UNLICENSED',
  'GPL-2.0 WITH MIT',
])('the allowed licences do not meet %j', (expression) => {
  expect(isMet(expression, allowed)).toBe(false);
});

const problems = (name: string, license?: string) =>
  licenceProblems('/nowhere', [{ place: `node_modules/${name}`, name, version: '1.0.0', license }]);

test('copyleft and unknown licences are told, with the package', () => {
  expect(problems('a', 'AGPL-3.0-only')).toEqual([expect.stringContaining('a 1.0.0: its licence is AGPL-3.0-only')]);
  expect(problems('a')).toEqual([expect.stringContaining('a 1.0.0: its licence is not named')]);
  expect(problems('a', 'MIT')).toEqual([]);
});

test('the library that makes pictures may be LGPL, and nothing else may', () => {
  expect(problems('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')).toEqual([]);
  expect(problems('@img/sharp-libvips-linux-x64', 'GPL-3.0-or-later')).toHaveLength(1);
  expect(problems('other', 'LGPL-3.0-or-later')).toHaveLength(1);
});
