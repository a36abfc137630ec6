/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { pictureSize } from '../content-check/picture-size';
import { FAVICON, faviconSizes, icons, inputHashes, MADE_FROM, tabIcon } from './icons';

test('the committed icons are made from the mark as it is now: otherwise run "npm run make -- icons"', () => {
  expect(JSON.parse(readFileSync(MADE_FROM, 'utf8'))).toEqual(inputHashes());
  expect(readFileSync('app/icon.svg', 'utf8')).toBe(tabIcon);
});

test.each(icons.map(({ file, size }) => [file, size] as const))('%s is %i pixels wide and high', (file, size) => {
  expect(pictureSize(file, readFileSync(file))).toEqual({ width: size, height: size });
});

test('the favicon holds a picture for each size that it lists', () => {
  const ico = readFileSync(FAVICON);
  const listed = faviconSizes.map((_, index) => {
    const at = 6 + 16 * index;
    const [length, offset] = [ico.readUInt32LE(at + 8), ico.readUInt32LE(at + 12)];
    return { listed: ico.readUInt8(at), ...pictureSize('one.png', ico.subarray(offset, offset + length)) };
  });
  expect(ico.readUInt16LE(4)).toBe(3);
  expect(listed).toEqual([16, 32, 48].map((size) => ({ listed: size, width: size, height: size })));
});
