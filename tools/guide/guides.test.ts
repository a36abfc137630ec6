/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { homeGuide } from '../../content/guides/home';
import { societyGuide } from '../../content/guides/housing-society';
import { site } from '../../content/site';
import { renderGuide } from './document';
import { guideInputs, type GuideInput, inputHash } from './guides';
import { describeStaleGuides, staleGuides } from './stale-guides';

const home = () => guideInputs()[0] as GuideInput;
const society = () => guideInputs()[1] as GuideInput;
const madeFrom = () => Object.fromEntries(guideInputs().map((input) => [input.file, inputHash(input)]));
const count = (html: string, part: string) => html.split(part).length - 1;

describe('a guide is complete', () => {
  test.each([
    ['home', 6, home],
    ['society', 4, society],
  ])('the %s guide has %i chapters, eight sheets or more, and opens each chapter once', (_, chapters, input) => {
    const { html } = input();
    expect(count(html, 'class="sheet')).toBeGreaterThanOrEqual(8);
    expect(count(html, 'class="opener ')).toBe(chapters);
  });

  test('the chapters are the six points and the four topics', () => {
    expect(homeGuide.chapters.map(({ title }) => title)).toEqual([
      'What size fits your roof and bill',
      'What it costs and what it saves',
      'Subsidy, step by step',
      'EMI: paying month by month',
      'Keeping it clean and safe',
      'Ten questions to ask an installer',
    ]);
    const topics = societyGuide.chapters.map(({ title }) => title.toLowerCase());
    ['savings', 'right size', 'technologies', 'myths'].forEach((topic, index) => expect(topics[index]).toContain(topic));
  });

  test.each([
    ['home', home],
    ['society', society],
  ])('every line of the %s guide’s contents names the sheet on which its heading stands', (_, input) => {
    const sheets = input().html.split('<div class="sheet').slice(1);
    const entries = [...input().html.matchAll(/<a href="#([\w-]+)">.*?<span class="where">(\d+)<\/span>/g)];
    expect(entries.length).toBeGreaterThanOrEqual(6);
    for (const [, id, page] of entries) expect(sheets[Number(page) - 1]).toContain(`id="${id}"`);
  });

  test('the ten questions are numbered to ten through their three groups', () => {
    const numbers = [...home().html.matchAll(/data-number="(\d+)"><b>[^<]*\?<\/b>/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('the last sheet says how to reach the company', () => {
    for (const { html } of guideInputs()) {
      const last = html.slice(html.lastIndexOf('<div class="sheet'));
      for (const address of [site.phone.href, site.email.href, site.whatsapp.href]) expect(last).toContain(`href="${address}"`);
    }
  });
});

test('words with signs that HTML reads are shown as they are', () => {
  const html = renderGuide({ ...homeGuide, title: 'Sun & <rain>' }, site);
  expect(html).toContain('<h1>Sun &amp; &lt;rain&gt;</h1>');
});

describe('a guide is stale', () => {
  test('when a word of its content was changed', () => {
    const changed = { ...home(), html: renderGuide({ ...homeGuide, subtitle: 'Other words' }, site) };
    expect(staleGuides([changed, society()], madeFrom())).toEqual(['public/guides/home-solar-guide.pdf']);
  });

  test('when the company has another phone number', () => {
    const phone = { display: '+91 98765 43210', href: 'tel:+919876543210' };
    const inputs = [homeGuide, societyGuide].map((guide) => ({ ...home(), file: guide.file, html: renderGuide(guide, { ...site, phone }) }));
    expect(staleGuides(inputs, madeFrom())).toEqual(['public/guides/home-solar-guide.pdf', 'public/guides/housing-society-solar-guide.pdf']);
  });

  test.each(['guide.css', 'anek-latin.woff2', 'anek-rupee.woff2'])('when %s was changed', (name) => {
    const input = home();
    expect(input.assets).toHaveProperty([name]);
    expect(staleGuides([{ ...input, assets: { ...input.assets, [name]: Buffer.from('other') } }], madeFrom())).toHaveLength(1);
  });

  test('when it was never made', () => {
    const input = { ...home(), file: 'no-such-guide.pdf' };
    expect(staleGuides([input], { [input.file]: inputHash(input) })).toEqual(['public/guides/no-such-guide.pdf']);
  });

  test('and the warning names it and the command', () => {
    expect(describeStaleGuides(['public/guides/a.pdf'])).toMatch(/^public\/guides\/a\.pdf is older than .* run "npm run guide"/);
    expect(describeStaleGuides(['a.pdf', 'b.pdf'])).toMatch(/^a\.pdf and b\.pdf are older than/);
  });
});

describe('the PDFs in the repository', () => {
  test('were made from the words and the design of today', () => {
    expect(staleGuides()).toEqual([]);
  });

  test.each(['home-solar-guide.pdf', 'housing-society-solar-guide.pdf'])('%s is tagged, has bookmarks, pages as written, and the site’s typeface alone', (file) => {
    const pdf = readFileSync(`public/guides/${file}`, 'latin1');
    const { html } = guideInputs().find((input) => input.file === file) as GuideInput;
    expect(pdf).toMatch(/\/MarkInfo\s*<<\s*\/Type \/MarkInfo\s*\/Marked true/);
    expect(pdf).toContain('/Lang (en-IN)');
    expect(pdf).toContain('/Outlines');
    // A tag of PDF 2.0 in a file of PDF 1.4: readers pass over it with its words.
    expect(pdf).not.toContain('/S /Strong');
    expect(count(pdf, '/Type /Page\n')).toBe(count(html, 'class="sheet'));
    const fonts = [...pdf.matchAll(/\/FontName \/[A-Z]{6}\+(\S+)/g)].map(([, name]) => name);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/^Anek/);
  });
});
