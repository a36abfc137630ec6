/** @jest-environment node */
import { decodePDFRawStream, PDFDocument, PDFRawStream } from 'pdf-lib';
import { en, hi } from '../site-words';
import { bytesOf } from './built-site';

const hindi: [string, string, string][] = [
  ['home-solar-guide-hi.pdf', 'hi-IN', hi.guides.home.title],
  ['housing-society-solar-guide-hi.pdf', 'hi-IN', hi.guides.housingSociety.title],
];

test.each<[string, string, string]>([
  ['home-solar-guide.pdf', 'en-IN', en.guides.home.title],
  ['housing-society-solar-guide.pdf', 'en-IN', en.guides.housingSociety.title],
  ...hindi,
])('%s is a light, tagged PDF in its own language', async (file, language, title) => {
  const bytes = bytesOf(`guides/${file}`);
  const pdf = bytes.toString('latin1');
  expect(pdf.length).toBeLessThan(3 * 1024 * 1024);
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(pdf).toContain(`/Lang (${language})`);
  expect(pdf).toContain('/MarkInfo');
  expect((await PDFDocument.load(bytes)).getTitle()).toContain(title);
});

test.each(hindi)('the words of %s copy whole', async (file, _, title) => {
  const document = await PDFDocument.load(bytesOf(`guides/${file}`));
  const drawings = document.getPages().map(({ node }) => decodePDFRawStream(node.Contents() as PDFRawStream).decode());
  const told = Buffer.concat(drawings)
    .toString('latin1')
    .matchAll(/ActualText <FEFF(\w+)>/g);
  const words = new Set([...told].map(([, text]) => Buffer.from(text!, 'hex').swap16().toString('utf16le')));
  expect(title.split(' ').filter((one) => !words.has(one))).toEqual([]);
});
