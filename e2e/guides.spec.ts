import { expect, test } from './kit';

for (const [file, title] of [
  ['home-solar-guide.pdf', 'A Guide To Going Solar For Homeowners'],
  ['housing-society-solar-guide.pdf', 'A Guide To Going Solar For Housing Societies'],
] as const) {
  test(`${file} is served as a light, tagged PDF in its own language`, async ({ request }) => {
    const response = await request.get(`/guides/${file}`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('application/pdf');
    const pdf = (await response.body()).toString('latin1');
    expect(pdf.length).toBeLessThan(3 * 1024 * 1024);
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf).toContain('/Lang (en-IN)');
    expect(pdf).toContain('/MarkInfo');
    expect(pdf).toContain(`/Title (${title}`);
  });
}
