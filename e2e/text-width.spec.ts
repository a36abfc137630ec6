import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { textWidth } from '../content/text-width';
import { expect, test } from './kit';

const fontFile = (name: string) => readFileSync(createRequire(`${process.cwd()}/`).resolve(name)).toString('base64');

const ENGLISH = [
  'Rooftop solar for homes, societies and businesses | Dhoop Solar',
  'AVATAR To Ty We Yo. WAVE, LTD: “quoted” – dashed — (more) & ₹1,08,000…',
  'Illinois, fill, still: 1111 iiii llll',
  'What rooftop solar saves a home, what it costs after subsidy and with EMI, and what you have to do for it. Get a quote for your own roof.',
  'MW kWh 0% EMI 90% 4.8 from 5000+ reviews @ #1 [a] {b} <c> "d" \'e\'',
];
const HINDI = [
  'छत पर सौर ऊर्जा: घर और हाउसिंग सोसाइटी के लिए',
  'प्रधानमंत्री सूर्य घर मुफ़्त बिजली योजना',
  'सब्सिडी, किस्तें और पाँच साल की देखभाल, एक ही जगह पर',
];

test('search result widths are those that a browser measures', async ({ page }) => {
  const fonts = {
    Arimo: fontFile('@fontsource/arimo/files/arimo-latin-400-normal.woff2'),
    // The rupee sign and other signs stand in a file of their own.
    'Arimo More': fontFile('@fontsource/arimo/files/arimo-latin-ext-400-normal.woff2'),
    'Noto Sans Devanagari': fontFile(
      '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2',
    ),
  };
  const measured = await page.evaluate(
    async ({ fonts, texts }) => {
      for (const [name, base64] of Object.entries(fonts)) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        document.fonts.add(await new FontFace(name, bytes).load());
      }
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.font = `20px ${Object.keys(fonts)
        .map((name) => `"${name}"`)
        .join(', ')}`;
      return texts.map((text) => pen.measureText(text).width);
    },
    { fonts, texts: [...ENGLISH, ...HINDI] },
  );
  for (const [at, text] of [...ENGLISH, ...HINDI].entries()) {
    const off = Math.abs(textWidth(text, 20) / measured[at]! - 1);
    expect(off, `${text}: ${textWidth(text, 20)} px counted, ${measured[at]} px measured`).toBeLessThan(
      at < ENGLISH.length ? 0.01 : 0.02,
    );
  }
});
