import { readFileSync } from 'node:fs';
import { expect, test } from './kit';

const folder = 'node_modules/@fontsource-variable/anek-devanagari/files';
const fonts = [`${folder}/anek-devanagari-devanagari-wght-normal.woff2`, 'styles/fonts/anek-devanagari.woff2'];

test('the font of the Hindi pages draws joined letters and signs as the whole typeface does', async ({ page }) => {
  const letters = fonts.map((file) => [...readFileSync(file)]);
  const differences = await page.evaluate(async (letters) => {
    for (const [index, bytes] of letters.entries())
      document.fonts.add(await new FontFace(`font${index}`, new Uint8Array(bytes), { weight: '400 700' }).load());
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
  }, letters);
  expect(differences).toEqual([]);
});

test('tests see the letters of Arial and Noto Sans Devanagari, and no others', async ({ page }) => {
  test.skip(process.platform !== 'linux', 'Browsers find their typefaces by fontconfig on Linux alone.');
  const families = ['sans-serif', 'system-ui', 'serif', 'monospace', 'Roboto', 'Arial', 'No such typeface'];
  await page.setContent(families.map((family) => `<p style="font-family: ${family}">Varanasi ₹ वाराणसी 日本`).join(''));
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' });
  for (const [index, nodeId] of nodeIds.entries()) {
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    const found = fonts.map(({ familyName }) => familyName).sort();
    expect(found, families[index]).toEqual(['Arimo', 'Noto Sans Devanagari']);
  }
});
