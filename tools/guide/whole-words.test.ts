/** @jest-environment node */
import { lettersIn, wordsWhole } from './whole-words';

// Glyphs 11 to 13 are क ख ग, 38 is the sign for long a, 01 the space; 2C in the other font is the comma.
const fonts = new Map([
  ['/F1', lettersIn('1 beginbfrange\n<11> <13> <0915>\nendbfrange 2 beginbfchar\n<38> <093E>\n<01> <0020>\nendbfchar')],
  ['/F2', lettersIn('beginbfchar\n<2C> <002C>\nendbfchar')],
]);
const block = (...lines: string[]) => `BT\n${lines.join('\n')}\nET\n`;
const syllable = (text: string, ...lines: string[]) => [`/Span<</ActualText <FEFF${text}> >> BDC`, ...lines, 'EMC'];
const font = ['/F1 24 Tf', '1 0 0 -1 8 48 Tm'];
const word = (text: string, drawn: string) => `/Span<</ActualText <FEFF${text}> >> BDC\n${drawn}EMC\n`;

test('the syllables and letters of a word become one part, and every glyph keeps its place', () => {
  const first = syllable('0915093E', ...font, '<11> Tj', '10 0 Td <38> Tj');
  const rest = ['5 0 Td <12> Tj', '7 0 Td <01> Tj', ...syllable('0917093E', '3 0 Td <13> Tj', '9 0 Td <38> Tj')];
  expect(wordsWhole(block(...first, ...rest), fonts)).toBe(
    word('0915093E0916', block(...font, '0 0 Td <11> Tj', '10 0 Td <38> Tj', '5 0 Td <12> Tj')) +
      block(...font, '22 0 Td <01> Tj') +
      word('0917093E', block(...font, '25 0 Td <13> Tj', '9 0 Td <38> Tj')),
  );
});

test('a comma of another font belongs to the word before it, and a new line begins a new word', () => {
  const [, place] = font;
  const blocks = [
    block(...syllable('0915093E', ...font, '<11> Tj', '10 0 Td <38> Tj')),
    block('/F2 24 Tf', place!, '20 0 Td <2C> Tj'),
    block('/F1 24 Tf', '1 0 0 -1 8 90 Tm', '<12> Tj'),
  ];
  expect(wordsWhole(blocks.join(''), fonts)).toBe(
    word('0915093E002C', block(...font, '0 0 Td <11> Tj', '10 0 Td <38> Tj', '/F2 24 Tf', place!, '20 0 Td <2C> Tj')) +
      word('0916', block('/F1 24 Tf', '1 0 0 -1 8 90 Tm', '0 0 Td <12> Tj')),
  );
});

test('text without Devanagari syllables stays as it is, and a glyph without letters is an error', () => {
  const latin = block('/F2 24 Tf', '1 0 0 -1 8 48 Tm', '<2C> Tj');
  expect(wordsWhole(latin, fonts)).toBe(latin);
  expect(() => wordsWhole(block(...font, '<99> Tj', ...syllable('0915', '<11> Tj')), fonts)).toThrow('99');
});
