/** @jest-environment node */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { FAVICON, icons, inputHash, MADE_FROM, tabIcon } from './icons';

test('the committed icons are made from the company’s mark as it is now: otherwise run "npm run make -- icons"', () => {
  expect(JSON.parse(readFileSync(MADE_FROM, 'utf8'))).toBe(inputHash());
  expect(readFileSync('public/icon.svg', 'utf8')).toBe(tabIcon);
});

test.each(icons.map(({ file, size }) => [file, size] as const))('%s is %i pixels wide and high', async (file, size) => {
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: size, height: size });
});

test('the favicon holds a picture for each size that it lists', async () => {
  const ico = readFileSync(FAVICON);
  expect(ico.readUInt16LE(4)).toBe(3);
  for (const [index, size] of [16, 32, 48].entries()) {
    const at = 6 + 16 * index;
    const [length, offset] = [ico.readUInt32LE(at + 8), ico.readUInt32LE(at + 12)];
    expect(ico.readUInt8(at)).toBe(size);
    expect(await sharp(ico.subarray(offset, offset + length)).metadata()).toMatchObject({ width: size, height: size });
  }
});
