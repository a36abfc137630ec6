/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFiles } from '../system/files';
import { byVisibility, pageTexts, sharedTexts, usedOn } from './pages-of-texts';
import { collectTexts, type Texts } from './texts';

const files = {
  'pages/home.yaml':
    'seo: { card: { heading: { en: The sun pays, hi: धूप } } }\nhero: { heading: { en: The sun pays, hi: धूप } }\n',
  'pages/about.yaml': 'hero: { heading: { en: Who we are at home, hi: हम } }\n',
  'blocks/faq.yaml': 'question: { en: "Does it rain on {town} roofs?", hi: बारिश }\nshort: { en: Rain, hi: बारिश }\n',
  'blocks/news.yaml': 'heading: { en: The sun pays, hi: धूप }\nline: { en: All that is new here, hi: नया }\n',
  'facts/claims.yaml': 'homes: { value: "3" }\n',
  'facts/prices.yaml': 'facts:\n  home: { usedBy: [home], value: 3 }\n',
  'site/menu.yaml':
    'item: { en: What the menu says here, hi: मेनू }\nhomes: { en: "We have {homes} homes so far", hi: "{homes} घर" }\n',
};
const fill = (text: string) => text.replace('{homes}', '3');
const list = collectTexts(files, ['en', 'hi'], fill);
const page = (name: string, own: object) => ({ address: `/${name}`, file: `content/pages/${name}.yaml`, ...own });
const site = {
  pages: {
    home: page('home', { seo: { card: { heading: 'The sun pays' } }, hero: { heading: 'The sun pays' } }),
    about: page('about', { hero: { heading: 'Who we are at home' } }),
  },
  faq: { question: 'Does it rain on {town} roofs?', short: 'Rain' },
  blocks: { news: { heading: 'The sun pays', line: 'All that is new here' } },
  menu: { item: 'What the menu says here', homes: 'We have 3 homes so far' },
  solar: {},
};
const texts = {
  ...{ files, list, languages: [site], fill },
  placesOf: (name: string) => new Set(name === 'homes' ? ['facts/claims#homes.value'] : []),
} as unknown as Texts;
const project = mkdtempSync(path.join(tmpdir(), 'pages-'));
const component = (source: string, name = '') => `import { ${name} } from '@/components/${name}';\n${source}`;
writeFiles(project, [
  ['app/(en)/home/page.tsx', component('', 'Home')],
  ['app/(en)/[any]/page.tsx', component('<B content={site.blocks.news} />', 'About')],
  ['components/Home.tsx', "import type { X } from '../lib/x';\nconst { faq, solar } = site;\n"],
  ['components/About.tsx', 'site.pages.home'],
  ['components/layout/Document/Document.tsx', 'function A({ site: { menu } }: Props) {}'],
]);
afterAll(() => rmSync(project, { recursive: true }));

const pages = pageTexts(project, texts);
const [home] = pages;
const textOf = (file: string, field: string) => list.find((text) => text.file === file && text.field === field)!;
const namesOf = (found: typeof list) => found.map(({ file, field }) => `${file} ${field}`);

test('sharedTexts() lists the texts outside the file of a page that its components use, directly or through imports', () => {
  expect(namesOf(sharedTexts(home!, texts))).toEqual([
    'blocks/faq.yaml question',
    'blocks/faq.yaml short',
    'site/menu.yaml item',
    'site/menu.yaml homes',
  ]);
});

test.each([
  ['for a text in the file of a page, that page', 'pages/about.yaml', 'hero.heading', ['/about']],
  [
    'for a text of a shared file, not a page that only has the same words in its own file',
    'blocks/news.yaml',
    'heading',
    ['/about'],
  ],
  ['for a text of a shared file, the pages whose components read that file', 'blocks/faq.yaml', 'question', ['/home']],
  [
    'for a fact, the pages of all texts with the placeholder of the fact',
    'facts/claims.yaml',
    'homes.value',
    ['/about', '/home'],
  ],
  ['for a fact that calculators use, the pages with a calculator', 'facts/prices.yaml', 'facts.home.value', ['/home']],
])('usedOn() returns %s', (_, file, field, routes) => {
  expect(usedOn(textOf(file, field), pages, texts)).toEqual(routes);
});

test('byVisibility() puts the text that the page shows before other texts with the same words, and a share card last', () => {
  const same = list.filter(({ parts }) => parts.en?.written === 'The sun pays');
  expect(namesOf(byVisibility(same, home, false))).toEqual([
    'pages/home.yaml hero.heading',
    'blocks/news.yaml heading',
    'pages/home.yaml seo.card.heading',
  ]);
});

test('byVisibility() puts the description of a picture first if somebody has pressed a picture, and otherwise last', () => {
  const same = collectTexts(
    { 'pages/home.yaml': 'a: { en: Roof, hi: छत }\nimg: { alt: { en: Roof, hi: छत } }\n' },
    ['en', 'hi'],
    fill,
  );
  expect(namesOf(byVisibility(same, home, true))).toEqual(['pages/home.yaml img.alt', 'pages/home.yaml a']);
  expect(namesOf(byVisibility(same, home, false))).toEqual(['pages/home.yaml a', 'pages/home.yaml img.alt']);
});
