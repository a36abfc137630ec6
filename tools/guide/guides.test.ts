/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { company } from '../../components/layout/company.fixture';
import type { Company } from '../../content/schemas/site';
import type { GuideContent } from '../../content/schemas/guide';
import { inputHash } from '../make/document';
import { renderGuide } from './document';
import { guideInputs, staleGuides, type GuideInput } from './guides';

const titled = (title: string) => ({ title, text: `About ${title}.` });
const chapter = (title: string, headings: string[]): GuideContent['chapters'][number] => ({
  title,
  intro: 'In short.',
  sheets: headings.map((heading) => [{ heading, wide: false, blocks: [{ kind: 'text', text: 'The sun shines.' }] }]),
});
const guide: GuideContent = {
  file: 'roofs.pdf',
  cover: 'home',
  kicker: 'Free',
  title: 'Sun & <rain>',
  subtitle: 'For roofs.',
  description: 'A guide.',
  updated: '2025-03-01',
  dated: '1 March',
  contents: {
    heading: 'Inside',
    text: 'Read on.',
    chapters: 'Chapter',
    reading: titled('reading'),
    promise: titled('figures'),
  },
  chapters: [chapter('Size', ['Long', 'Wide']), chapter('Cost', ['Now', 'Later', 'Never']), chapter('Care', ['Dust'])],
  back: {
    words: { heading: 'Words', items: [titled('kW')] },
    sources: { heading: 'Sources', text: 'Look there.', items: [{ ...titled('A law'), href: 'https://law.example' }] },
  },
  next: {
    heading: 'Call us',
    text: 'It is free.',
    steps: [titled('calling')],
    call: 'Call',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    small: 'The end.',
  },
};
const words = { company, language: { lang: 'hi-IN', prefix: '/hi' }, interface: { fullStop: '।' } };
const input = (changes: Partial<GuideContent> = {}, from: Company = company) =>
  guideInputs([{ ...guide, ...changes }], { ...words, company: from })[0] as GuideInput;
const { html } = input();
const sheets = html.split('<div class="sheet').slice(1);

describe('renderGuide', () => {
  test('a PDF guide has a sheet each for cover, contents, words and next step, the sheets of its chapters, and an opening for each chapter', () => {
    expect(sheets).toHaveLength(2 + 6 + 2);
    expect(html.split('class="opener ')).toHaveLength(1 + 3);
  });

  test('each line in the contents of a PDF guide has the number of the right sheet', () => {
    const entries = [...html.matchAll(/<a href="#([\w-]+)">.*?<span class="where">(\d+)<\/span>/g)];
    expect(entries.map(([, id]) => id)).toEqual(['chapter-1', 'chapter-2', 'chapter-3', 'words', 'next']);
    for (const [, id, page] of entries) expect(sheets[Number(page) - 1]).toContain(`id="${id}"`);
  });

  test('the numbers of the steps in a PDF guide begin with the number that the content gives', () => {
    const steps = { kind: 'steps' as const, first: 4, items: [titled('one'), titled('other')] };
    const counted = input({
      chapters: [
        { ...chapter('Size', []), sheets: [[{ heading: 'Long', wide: false, blocks: [steps] }]] },
        chapter('Cost', ['Now']),
      ],
    });
    expect(counted.html).toContain('<ol class="steps" start="4"><li><b>one।');
  });

  test("the last sheet of a PDF guide links to the company's phone, e-mail and WhatsApp", () => {
    for (const address of ['tel:+919876543210', 'mailto:ask@roof.test', 'https://wa.me/919876543210'])
      expect(sheets.at(-1)).toContain(`href="${address}"`);
  });

  test('a PDF guide breaks no line between a number and kW', () => {
    expect(input({ subtitle: 'From 3 kW to 10 kW.' }).html).toContain('From 3\u00a0kW to 10\u00a0kW.');
  });

  test('a PDF guide shows characters that have a meaning in HTML, such as <', () => {
    expect(renderGuide(guide, words)).toContain('<h1>Sun &amp; &lt;rain&gt;</h1>');
  });
});

describe('staleGuides', () => {
  const file = 'home-solar-guide.pdf';
  const madeFrom = { [file]: inputHash(input({ file })) };
  const isStale = (name: string) =>
    `public/guides/${name} is older than the words or the design of the guide: "npm run publish" or "npm run make -- guide" makes it anew.`;

  test('a PDF guide is reported as stale if one of its words has changed, and not if nothing has changed', () => {
    expect(staleGuides([input({ file })], madeFrom)).toEqual([]);
    expect(staleGuides([input({ file, subtitle: 'Other words' })], madeFrom)).toEqual([isStale(file)]);
  });

  test("a PDF guide is stale once the company's name has changed", () => {
    expect(staleGuides([input({ file }, { ...company, name: 'Other Roofs' })], madeFrom)).toEqual([isStale(file)]);
  });

  test.each(['guide.css', 'anek-latin.woff2', 'anek-rupee.woff2', 'anek-devanagari.woff2'])(
    'a PDF guide is stale once %s has changed',
    (name) => {
      const made = input({ file });
      expect(made.assets).toHaveProperty([name]);
      expect(
        staleGuides([{ ...made, assets: { ...made.assets, [name]: Buffer.from('other') } }], madeFrom),
      ).toHaveLength(1);
    },
  );

  test('a PDF guide is stale if its file was never made', () => {
    const never = input({ file: 'no-such-guide.pdf' });
    expect(staleGuides([never], { [never.file]: inputHash(never) })).toEqual([isStale(never.file)]);
  });
});

test.each(readdirSync('public/guides'))(
  "the PDF guide %s has tags (none of them Strong), its language, bookmarks and only the site's typefaces",
  (file) => {
    const pdf = readFileSync(`public/guides/${file}`, 'latin1');
    expect(pdf).toMatch(/\/MarkInfo\s*<<\s*\/Type \/MarkInfo\s*\/Marked true/);
    const [, code = 'en'] = /-([a-z]{2,3})\.pdf$/.exec(file) ?? [];
    expect(/\/Lang \((\w+)/.exec(pdf)?.[1]).toBe(code);
    expect(pdf).toContain('/Outlines');
    // PDF readers older than PDF 2.0 skip words with the tag Strong.
    expect(pdf).not.toContain('/S /Strong');
    const fonts = [...pdf.matchAll(/\/FontName \/[A-Z]{6}\+(\S+)/g)].map(([, name]) => name);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/^Anek/);
  },
);
