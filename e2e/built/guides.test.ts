/** @jest-environment node */
import { PDFDocument } from 'pdf-lib';
import { languages } from '../site';
import { bytesOf } from './built-site';

const guides = languages.flatMap(({ guides, language: { code } }) =>
  [guides.home, guides.housingSociety].map(({ title }, index) => {
    const file = `${index ? 'housing-society' : 'home'}-solar-guide${code === 'en' ? '' : `-${code}`}.pdf`;
    return { file, title };
  }),
);

test.each(guides)('$file is a PDF of less than 3 MB, and its title contains “$title”', async ({ file, title }) => {
  const bytes = bytesOf(`guides/${file}`);
  expect(bytes.length).toBeLessThan(3 * 1024 * 1024);
  expect((await PDFDocument.load(bytes)).getTitle()).toContain(title);
});
