/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPalette, tintOf } from './tint';

const pixels = (...colours: [number, number, number, number][]) =>
  new Uint8Array(colours.flatMap(([times, ...rgb]) => Array(times).fill(rgb).flat()));

test('the palette is that of the stylesheet, of 14 colours', () => {
  const names = [...readPalette().keys()];
  expect(names).toHaveLength(14);
  expect(names).toEqual(expect.arrayContaining(['night', 'sky', 'sand', 'leaf', 'brick']));
});

test('the colour of most pixels wins, not the mean of all', () => {
  const blueAndGreen = pixels([6, 170, 200, 226], [4, 60, 90, 50]);
  expect(tintOf(blueAndGreen, readPalette())).toBe('sky');
});

test.each([
  ['night', [20, 30, 60]],
  ['cream', [238, 236, 214]],
  ['brick', [170, 70, 40]],
  ['leaf', [120, 170, 80]],
] as const)('%s is nearest to %j', (name, [red, green, blue]) => {
  expect(tintOf(pixels([1, red, green, blue]), readPalette())).toBe(name);
});

test('a stylesheet without a tint is told', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tints-'));
  const file = path.join(folder, 'Tints.module.scss');
  writeFileSync(file, '.sand { color: red; }');
  expect(() => readPalette(file)).toThrow(
    `${file} has no tint; expected rules such as ".sand { background: #d8c6a4; }".`,
  );
  rmSync(folder, { recursive: true });
});
