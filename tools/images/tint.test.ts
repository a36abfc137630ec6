/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tintOf } from './tint';

test.each([
  ['night', [20, 30, 60]],
  ['sky', [170, 200, 226]],
  ['cream', [238, 236, 214]],
  ['brick', [170, 70, 40]],
  ['leaf', [120, 170, 80]],
] as const)('tintOf() returns %s as the nearest tint to the RGB colour %j', (name, [r, g, b]) => {
  expect(tintOf({ r, g, b })).toBe(name);
});

test('tintOf() throws an error that names the stylesheet if the stylesheet has no tints', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tints-'));
  const file = path.join(folder, 'Tints.module.scss');
  writeFileSync(file, '.sand { color: red; }');
  expect(() => tintOf({ r: 0, g: 0, b: 0 }, file)).toThrow(
    `${file} has no tint; expected rules such as ".sand { background: #d8c6a4; }".`,
  );
  rmSync(folder, { recursive: true });
});
