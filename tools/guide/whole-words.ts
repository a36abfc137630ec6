import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';

/** The letters of a font's glyphs: UTF-16 in hexadecimal digits, by the glyph's number in hexadecimal digits. */
export type Letters = ReadonlyMap<string, string>;

const SPACE = '0020';

/** Text blocks that follow each other in the drawing of a page. */
const TEXT_BLOCKS = /(?:\bBT\n.*?\nET\n)+/gs;

const textOf = (stream: PDFRawStream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');

/**
 * Makes the words of a PDF in Devanagari copy as they are written. Chromium tells the letters of each syllable by itself;
 * PDF readers then put spaces into words, and letters twice. A PDF in Latin letters stays as it is.
 * @throws Error where the PDF does not name the letters of a glyph
 */
export async function withWholeWords(pdf: Buffer): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const { context } = document;
  let isChanged = false;
  for (const { node } of document.getPages()) {
    const fonts = node.Resources()!.lookup(PDFName.of('Font'), PDFDict);
    const letters = new Map<string, Letters>();
    for (const [name] of fonts.entries()) {
      const told = fonts.lookup(name, PDFDict).lookup(PDFName.of('ToUnicode'));
      if (told instanceof PDFRawStream) letters.set(name.asString(), lettersIn(textOf(told)));
    }
    const drawing = node.Contents();
    if (!(drawing instanceof PDFRawStream))
      throw new Error('The drawing of a page in the PDF has another form than expected.');
    const text = textOf(drawing);
    const whole = text.replace(TEXT_BLOCKS, (blocks) => wordsWhole(blocks, letters));
    if (whole === text) continue;
    isChanged = true;
    context.assign(context.getObjectRef(drawing)!, context.flateStream(Buffer.from(whole, 'latin1')));
  }
  return isChanged ? Buffer.from(await document.save({ useObjectStreams: false })) : pdf;
}

/** Reads the letters of a font's glyphs from its table `ToUnicode`. */
export function lettersIn(table: string): Letters {
  const letters = new Map<string, string>();
  for (const [, single] of table.matchAll(/beginbfchar(.*?)endbfchar/gs))
    for (const [, glyph, text] of single!.matchAll(/<(\w+)> <(\w+)>/g)) letters.set(glyph!, text!);
  const hex = (number: number, digits: number) => number.toString(16).toUpperCase().padStart(digits, '0');
  for (const [, ranges] of table.matchAll(/beginbfrange(.*?)endbfrange/gs))
    for (const [, first, last, text] of ranges!.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let glyph = parseInt(first!, 16); glyph <= parseInt(last!, 16); glyph++)
        letters.set(hex(glyph, first!.length), hex(parseInt(text!, 16) + glyph - parseInt(first!, 16), 4));
  return letters;
}

/** A glyph where it is drawn: its font and matrix as the PDF writes them, and its place from there. */
interface Glyph {
  setting: string;
  x: number;
  y: number;
  glyph: string;
}

/**
 * Draws each word of a text with Devanagari in it as one part that names its letters, in place of the letters of each
 * syllable. The glyphs stay where they are.
 * @param blocks text blocks that follow each other, from BT to ET, as Chromium writes them
 * @param fonts the letters of each font, by its name in the PDF
 * @throws Error for a glyph without letters
 */
export function wordsWhole(blocks: string, fonts: ReadonlyMap<string, Letters>): string {
  if (!blocks.includes('/ActualText')) return blocks;
  const drawn: string[] = [];
  let word = { glyphs: [] as Glyph[], text: '' };
  let place: string | undefined;
  const endWord = () => {
    if (word.glyphs.length > 0) drawn.push(drawnWord(word.glyphs, word.text));
    word = { glyphs: [], text: '' };
  };
  for (const block of blocks.split(/(?<=\nET\n)/)) {
    const [setting, font, line] = /^(\/\S+) \S+ Tf\n(.*) Tm$/m.exec(block)!;
    // A new line begins at another place, without a space between.
    if (line !== place) endWord();
    place = line;
    const letters = fonts.get(font!)!;
    let [x, y, inSyllable] = [0, 0, false];
    for (const step of block.split('\n')) {
      const syllable = /^\/Span<<\/ActualText <FEFF(\w+)> >> BDC$/.exec(step)?.[1];
      const [, right = 0, up = 0, glyph] = /^(?:(\S+) (\S+) Td )?<(\w+)> Tj$/.exec(step) ?? [];
      word.text += syllable ?? '';
      if (syllable) inSyllable = true;
      if (step === 'EMC') inSyllable = false;
      if (!glyph) continue;
      x += Number(right);
      y += Number(up);
      const text = inSyllable ? '' : lettersOf(glyph, letters);
      if (text === SPACE) endWord();
      word.glyphs.push({ setting, x, y, glyph });
      word.text += text;
      if (text === SPACE) endWord();
    }
  }
  endWord();
  return drawn.join('');
}

/** The letters of a word are named only if one of them is Devanagari (U+0900 to U+097F): others copy as they are. */
function drawnWord(glyphs: Glyph[], text: string): string {
  const lines: string[] = [];
  let last: Glyph | undefined;
  for (const one of glyphs) {
    const from = one.setting === last?.setting ? last : { x: 0, y: 0 };
    if (from !== last) lines.push(one.setting);
    lines.push(`${round(one.x - from.x)} ${round(one.y - from.y)} Td <${one.glyph}> Tj`);
    last = one;
  }
  const block = `BT\n${lines.join('\n')}\nET\n`;
  return /^(.{4})*09[0-7]/.test(text) ? `/Span<</ActualText <FEFF${text}> >> BDC\n${block}EMC\n` : block;
}

const round = (length: number) => Number(length.toFixed(6));

function lettersOf(glyphs: string, letters: Letters): string {
  const digits = [...letters.keys()][0]!.length;
  return glyphs.replace(new RegExp(`.{${digits}}`, 'g'), (glyph) => {
    const text = letters.get(glyph);
    if (text === undefined) throw new Error(`A glyph of the PDF has no letters: ${glyph}.`);
    return text;
  });
}
