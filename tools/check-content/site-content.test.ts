/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkContent, readContent } from '../../content/read';
import { articleSlugs } from '../../lib/pages';
import { writeFiles } from '../system/files';
import { contentFiles, hasRouteIn } from './site-content';
import { articleName, articleNamed } from './small-content.fixture';
import { inTwoLanguages } from './two-languages.fixture';

const files = inTwoLanguages(contentFiles());

test("the site's own content has no mistake", () => {
  expect(checkContent(contentFiles()).problems).toEqual([]);
});

test('only the legal texts use the placeholders for legal name, address, officer, courts, answer time and storage times', () => {
  const names = /\{(legal-name|company-address|officer|courts|answer-time|keep-enquiries|keep-logs)\}/;
  const naming = Object.entries(contentFiles()).flatMap(([file, text]) => (names.test(text) ? file : []));
  expect(naming.filter((file) => !/^legal\/(privacy-policy|terms-of-service|tnc-goodzero)\//.test(file))).toEqual([]);
});

test('in each language, an added article with order 0 comes first, links to pages of that language, and is linked from no other article', () => {
  const slug = articleName(4);
  const related = Object.keys(files).flatMap((file) => /^articles\/([^/]+)\/article\.yaml$/.exec(file)?.[1] ?? []);
  const article = Object.entries(articleNamed(4, related.slice(0, 2))).map(([file, text]) => [
    file,
    text.replace('order: 4', 'order: 0').replace('{sum-both}', '{company-name}'),
  ]);
  for (const site of readContent({ ...files, ...Object.fromEntries(article) }).languages) {
    const { prefix } = site.language;
    const page = site.pages[`learn-${slug}`]!;
    expect(page.address).toBe(`${prefix}/learn/${slug}`);
    expect(JSON.stringify(page.article!.sections[1]!.blocks)).toContain(`"href":"${prefix}/careers#more"`);
    expect(articleSlugs(site)[0]).toBe(slug);
    for (const { id, article } of Object.values(site.pages))
      if (article && id !== `learn-${slug}`) expect(JSON.stringify(article)).not.toContain(slug);
  }
});

test('the news carousel shows the five newest reports if there are more', () => {
  const [report] = Object.keys(files).filter((file) => file.startsWith('news/'));
  const late = { 'news/planted.yaml': files[report!]!.replace(/^date: .*/m, 'date: 2099-01-01') };
  const [site] = readContent({ ...files, ...late }).languages;
  expect(site!.news.items).toHaveLength(5);
  expect(site!.news.items[0]!.id).toBe('planted');
});

test('hasRouteIn() finds a route if, and only if, app/ has a page.tsx for that route in the language of the route', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'routes-'));
  const pages = [
    '(en)/page.tsx',
    '(en)/home/page.tsx',
    '(en)/homes/[town]/page.tsx',
    '[lang]/page.tsx',
    '[lang]/homes/[town]/page.tsx',
    '(en)/draft/page.dev.tsx',
  ];
  writeFiles(
    path.join(project, 'app'),
    pages.map((file) => [file, '']),
  );
  const hasRoute = hasRouteIn(project);
  rmSync(project, { recursive: true });
  const there = ['(en)', '(en)/home', '(en)/homes/mau', '[lang]', '[lang]/homes/mau'];
  expect(there.filter((route) => !hasRoute(route))).toEqual([]);
  const absent = ['[lang]/home', '(en)/homes', '(en)/homes/mau/east', '(en)/draft', '(en)/lost'];
  expect(absent.filter(hasRoute)).toEqual([]);
});
