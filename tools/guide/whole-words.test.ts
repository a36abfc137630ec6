/** @jest-environment node */
import { lettersIn, wordsWhole } from './whole-words';

const fonts = new Map([
  ['F1', lettersIn('1 beginbfrange\n<11> <13> <0915>\nendbfrange 2 beginbfchar\n<38> <093E>\n<01> <0020>\nendbfchar')],
  ['F2', lettersIn('beginbfchar\n<2C> <002C>\nendbfchar')],
]);
const whole = (block: string) => wordsWhole(block, (font) => fonts.get(font)!);
const block = (...lines: string[]) => `BT\n${lines.join('\n')}\nET\n`;
const told = (text: string, ...lines: string[]) => [`/Span<</ActualText <FEFF${text}> >> BDC`, ...lines, 'EMC'];
const font = ['/F1 24 Tf', '1 0 0 -1 8 48 Tm'];

test('in a PDF, the syllables and letters of a Devanagari word become one unit of text, and no glyph moves', () => {
  const first = told('0915093E', ...font, '<11> Tj', '10 0 Td <38> Tj');
  const rest = ['5 0 Td <12> Tj', '7 0 Td <01> Tj', ...told('0917093E', '3 0 Td <13> Tj', '9 0 Td <38> Tj')];
  expect(whole(block(...first, ...rest))).toBe(
    block(
      ...font,
      ...told('0915093E0916', '<11> Tj', '10 0 Td <38> Tj', '5 0 Td <12> Tj'),
      '7 0 Td <01> Tj',
      ...told('0917093E', '3 0 Td <13> Tj', '9 0 Td <38> Tj'),
    ),
  );
});

test('a PDF text without Devanagari syllables does not change, and a glyph without letters is an error', () => {
  const latin = block('/F2 24 Tf', '1 0 0 -1 8 48 Tm', '<2C> Tj');
  expect(whole(latin)).toBe(latin);
  expect(() => whole(block(...font, '<99> Tj', ...told('0915', '<11> Tj')))).toThrow('99');
});
