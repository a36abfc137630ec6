/** @jest-environment node */
import { decodePDFRawStream, PDFDocument, PDFRawStream } from 'pdf-lib';
import { languages } from '../site-words';
import { bytesOf } from './built-site';

const guides = languages.flatMap(({ guides, language: { code } }) =>
  [guides.home, guides.housingSociety].map(({ title }, index) => {
    const file = `${index ? 'housing-society' : 'home'}-solar-guide${code === 'en' ? '' : `-${code}`}.pdf`;
    return { file, title, code };
  }),
);

test.each(guides)('$file is a light PDF, which names itself', async ({ file, title }) => {
  const bytes = bytesOf(`guides/${file}`);
  expect(bytes.length).toBeLessThan(3 * 1024 * 1024);
  expect((await PDFDocument.load(bytes)).getTitle()).toContain(title);
});

test.each(guides.filter(({ code }) => code === 'hi'))('the words of $file copy whole', async ({ file, title }) => {
  const document = await PDFDocument.load(bytesOf(`guides/${file}`));
  const drawings = document.getPages().map(({ node }) => decodePDFRawStream(node.Contents() as PDFRawStream).decode());
  const told = Buffer.concat(drawings)
    .toString('latin1')
    .matchAll(/ActualText <FEFF(\w+)>/g);
  const words = new Set([...told].map(([, text]) => Buffer.from(text!, 'hex').swap16().toString('utf16le')));
  expect(title.split(' ').filter((one) => !words.has(one))).toEqual([]);
});
