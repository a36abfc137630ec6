/** @jest-environment node */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { FAVICON, faviconSizes, icons, pngOf, tabIcon, type Icon } from './icons';

test('the committed icons are made from the company’s mark as it is now: otherwise run "npm run make -- icons"', () => {
  expect(readFileSync('public/icon.svg', 'utf8')).toBe(tabIcon);
});

/** Checks that a picture is an icon as it is drawn now. Another version of sharp may draw edges a little differently. */
async function isDrawn(picture: string | Buffer, icon: Icon) {
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: icon.size, height: icon.size });
  const [now, kept] = await Promise.all(
    [await pngOf(icon), picture].map((one) => sharp(one).ensureAlpha().resize(16, 16).raw().toBuffer()),
  );
  expect(Math.max(...kept!.map((value, at) => Math.abs(value - now![at]!)))).toBeLessThan(8);
}

test.each(icons)('$file is $size pixels wide and high, and made from the mark as it is now', (icon) =>
  isDrawn(icon.file, icon),
);

test('the favicon holds a picture for each size that it lists', async () => {
  const ico = readFileSync(FAVICON);
  expect(ico.readUInt16LE(4)).toBe(3);
  for (const [index, size] of [16, 32, 48].entries()) {
    const at = 6 + 16 * index;
    const [length, offset] = [ico.readUInt32LE(at + 8), ico.readUInt32LE(at + 12)];
    expect(ico.readUInt8(at)).toBe(size);
    await isDrawn(ico.subarray(offset, offset + length), faviconSizes[index]!);
  }
});
