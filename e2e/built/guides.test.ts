/** @jest-environment node */
import { bytesOf } from './built-site';

test.each([
  ['home-solar-guide.pdf', 'A Guide To Going Solar For Homeowners'],
  ['housing-society-solar-guide.pdf', 'A Guide To Going Solar For Housing Societies'],
])('%s is a light, tagged PDF in its own language', (file, title) => {
  const pdf = bytesOf(`guides/${file}`).toString('latin1');
  expect(pdf.length).toBeLessThan(3 * 1024 * 1024);
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(pdf).toContain('/Lang (en-IN)');
  expect(pdf).toContain('/MarkInfo');
  expect(pdf).toContain(`/Title (${title}`);
});
