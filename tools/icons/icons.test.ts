/** @jest-environment node */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { favicon, icons, pngOf, tabIcon, type Icon } from './icons';

test('public/icon.svg is made from the current logo of the company (if not, run "npm run make -- icons")', () => {
  expect(readFileSync('public/icon.svg', 'utf8')).toBe(tabIcon);
});

/** Allows small differences, because another version of sharp may draw edges slightly differently. */
async function isDrawn(picture: string | Buffer, icon: Icon) {
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: icon.size, height: icon.size });
  const [now, kept] = await Promise.all(
    [await pngOf(icon), picture].map((one) => sharp(one).ensureAlpha().resize(16, 16).raw().toBuffer()),
  );
  expect(Math.max(...kept!.map((value, at) => Math.abs(value - now![at]!)))).toBeLessThan(8);
}

test.each(icons)("$file is $size pixels wide and high, and made from the company's current logo", (icon) =>
  isDrawn(icon.file, icon),
);

test("the favicon file lists one picture, the company's current logo, with its size, its length and the byte at which its data begins", async () => {
  const ico = readFileSync(favicon.file);
  expect([ico.readUInt16LE(4), ico.readUInt8(6), ico.readUInt32LE(18)]).toEqual([1, favicon.size, 22]);
  expect(ico.readUInt32LE(14)).toBe(ico.length - 22);
  await isDrawn(ico.subarray(22), favicon);
});
