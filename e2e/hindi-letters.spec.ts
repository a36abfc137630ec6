import { readFileSync } from 'node:fs';
import { expect, test } from './kit';

const folder = 'node_modules/@fontsource-variable/anek-devanagari/files';
const fonts = [`${folder}/anek-devanagari-devanagari-wght-normal.woff2`, 'styles/fonts/anek-devanagari.woff2'];

test('the font of the Hindi pages draws six words with joined letters and signs as the full typeface does', async ({
  page,
}) => {
  const files = fonts.map((file) => `url(data:font/woff2;base64,${readFileSync(file, 'base64')})`);
  const differences = await page.evaluate(async (files) => {
    for (const [index, file] of files.entries())
      document.fonts.add(await new FontFace(`font${index}`, file, { weight: '400 700' }).load());
    const draw = (word: string, index: number) => {
      const pen = Object.assign(document.createElement('canvas'), { width: 400, height: 120 }).getContext('2d')!;
      pen.font = `400 48px font${index}`;
      pen.fontKerning = 'none';
      pen.fillText(word, 10, 80);
      return pen.getImageData(0, 0, 400, 120).data;
    };
    return ['नहीं', 'गर्मी', 'सर्दी', 'रुपये', 'रूफटॉप', 'वर्षों'].filter((word) => {
      const [whole, ours] = [draw(word, 0), draw(word, 1)];
      return whole.reduce((sum, value, at) => sum + Number(Math.abs(value - ours[at]!) > 128), 0) > 20;
    });
  }, files);
  expect(differences).toEqual([]);
});
