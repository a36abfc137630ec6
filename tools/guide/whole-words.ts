import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFObject, PDFRawStream } from 'pdf-lib';

/** Maps a glyph's number to its letters in UTF-16, both as hexadecimal digits. */
type Letters = ReadonlyMap<string, string>;

const SPACE = '0020';

function decodeStream(stream: PDFObject | undefined): string {
  if (!(stream instanceof PDFRawStream)) throw new Error('A part of the PDF has another form than expected.');
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
}

/** Joins Chromium's Hindi syllables into words, because PDF readers copy spaces between syllables and letters twice. */
export async function withWholeWords(pdf: Buffer): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const { context } = document;
  let isChanged = false;
  for (const { node } of document.getPages()) {
    const fonts = node.Resources()!.lookup(PDFName.of('Font'), PDFDict);
    const lettersOf = (font: string) =>
      lettersIn(decodeStream(fonts.lookup(PDFName.of(font), PDFDict).lookup(PDFName.of('ToUnicode'))));
    const drawing = node.Contents();
    const text = decodeStream(drawing);
    const whole = text.replace(/\bBT\n.*?\nET\n/gs, (block) => wordsWhole(block, lettersOf));
    if (whole === text) continue;
    isChanged = true;
    context.assign(context.getObjectRef(drawing!)!, context.flateStream(Buffer.from(whole, 'latin1')));
  }
  return isChanged ? Buffer.from(await document.save({ useObjectStreams: false })) : pdf;
}

export function lettersIn(table: string): Letters {
  const letters = new Map<string, string>();
  const [named = ''] = table.split('endcodespacerange').slice(-1);
  const entries = named.matchAll(/^<(\w+)> (?:<(\w+)> )?<(\w+)>$/gm);
  for (const [, first = '', last = first, text = ''] of entries)
    for (let at = 0; at <= parseInt(last, 16) - parseInt(first, 16); at++)
      letters.set(hex(parseInt(first, 16) + at, first.length), at ? hex(parseInt(text, 16) + at, 4) : text);
  return letters;
}

const hex = (number: number, digits: number) => number.toString(16).toUpperCase().padStart(digits, '0');

/** Gives each Devanagari word one ActualText, not one for each syllable. `block` is a text object, from BT to ET. */
export function wordsWhole(block: string, lettersOf: (font: string) => Letters): string {
  if (!block.includes('/ActualText')) return block;
  const letters = lettersOf(/^\/(\S+) \S+ Tf$/m.exec(block)![1]!);
  const drawn: string[] = [];
  let word = { lines: [] as string[], text: '' };
  let inSyllable = false;
  for (const line of block.split('\n')) {
    const syllable = /ActualText <FEFF(\w+)>/.exec(line)?.[1];
    const glyph = /<(\w+)> Tj$/.exec(line)?.[1];
    const text = syllable ?? (glyph && !inSyllable ? lettersOfGlyphs(glyph, letters) : '');
    if (syllable || line === 'EMC') inSyllable = syllable !== undefined;
    else if (glyph && text !== SPACE) word.lines.push(line);
    else {
      if (word.lines.length > 0) {
        drawn.push(...drawnWord(word));
        word = { lines: [], text: '' };
      }
      drawn.push(line);
      continue;
    }
    word.text += text;
  }
  return drawn.join('\n');
}

/** Adds letters only to Devanagari words (U+0900 to U+097F), because PDF readers copy other words correctly. */
const drawnWord = ({ lines, text }: { lines: string[]; text: string }) =>
  /^(.{4})*09[0-7]/.test(text) ? [`/Span<</ActualText <FEFF${text}> >> BDC`, ...lines, 'EMC'] : lines;

const lettersOfGlyphs = (glyphs: string, letters: Letters) =>
  glyphs.replace(new RegExp(`.{${[...letters.keys()][0]!.length}}`, 'g'), (glyph) => {
    const text = letters.get(glyph);
    if (text === undefined) throw new Error(`A glyph of the PDF has no letters: ${glyph}.`);
    return text;
  });
