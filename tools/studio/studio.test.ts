/** @jest-environment node */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { attribute, elementsOf } from '../postbuild/html';
import { filesIn } from '../system/files';
import { folderPages, type PagesOfSite } from './pages-of-site';
import { studioPageFile, studioFile, writeReport } from './studio';
import { writeSite, type FixturePage, type FixtureSite } from './site.fixture';

async function drawn(name: string, changes: FixtureSite, more: Partial<PagesOfSite> = {}) {
  const { folder, remove } = await writeSite(changes);
  return String(await studioFile(name, { ...folderPages(folder), ...more }).finally(remove));
}

const pageWith = (page: FixturePage) => drawn('page-commercial.html', { pages: { '/commercial': page } });

const HOSTILE = `<script>alert(1)</script> "quoted" 'single' & <b>bold</b> 🌞 धूप ${'x'.repeat(150)}`;

test('the studio shows the words of a page as text, never as markup', async () => {
  for (const name of ['index.html', 'page-commercial.html']) {
    const html = await drawn(name, { pages: { '/commercial': { title: HOSTILE, description: HOSTILE } } });
    const elements = elementsOf(html);
    expect(elements.filter(({ tagName }) => tagName === 'script')).toEqual([]);
    const attributes = elements.flatMap(({ attrs }) => attrs.map((attr) => attr.name));
    expect(attributes.filter((attr) => attr.startsWith('on') || attr === 'style')).toEqual([]);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  }
});

test('the studio says how much room a title takes in search results', async () => {
  expect(await pageWith({})).toMatch(/<p>Title: \d+ of 580 px<\/p>.*<p>Title: \d+ of 686 px<\/p>/s);
});

test('the studio cuts a title that is too long as a search result does, crosses out the missing words, and names the field to change', async () => {
  const title = 'Rooftop solar for homes, housing societies and businesses in eighteen cities of Uttar Pradesh';
  const page = await pageWith({ title });
  const [, kept, left] =
    /<p class="title">(.*?)\s\.\.\. <del><span class="hidden">Not shown: <\/span>(.*?)<\/del>/s.exec(page)!;
  expect(`${kept} ${left}`).toBe(title);
  expect(page).toMatch(/<p class="cut">Title: \d+ of 580 px, cut<\/p>/);
  expect(page).toMatch(/The title is too long .* Change <b>seo\.title<\/b> in <code>.+<\/code>\./);
  expect(await pageWith({})).not.toContain('<del>');
});

test('the studio shows the live address of a page, and the share card or "No picture" in four previews of shared links', async () => {
  const page = await pageWith({});
  expect(page).toContain('<span class="path">www.example.com › commercial</span>');
  expect(page).toContain('https://www.example.com/commercial</p>');
  expect(page.match(/<img src="\.\.\/cards\/card\.jpg"/g)).toHaveLength(4);
  expect((await pageWith({ picture: '' })).match(/No picture/g)).toHaveLength(4);
});

test('the studio’s table counts the faults of each page, but reads no page and lists only addresses if reading is slow', async () => {
  const changes: FixtureSite = { pages: { '/commercial': { title: 'Solar'.repeat(40) } } };
  const table = await drawn('index.html', changes);
  expect(table).toMatch(/>\/careers<.*?<td>fine<.*?>\/commercial<.*?<td>1</s);
  const read = () => Promise.reject(new Error('A page was read.'));
  const slow = await drawn('index.html', changes, { isSlow: true, read });
  expect(slow).toContain('<a href="page-commercial.html">/commercial</a>');
});

test('npm run seo replaces an older report by the studio’s files, and every link in a page leads to a file of the report', async () => {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'seo-report-')), 'report');
  const old = await writeSite({ pages: { '/old': { title: 'old' } } });
  const site = await writeSite();
  await writeReport(old.folder, folder);
  await writeReport(site.folder, folder);
  await Promise.all([old.remove(), site.remove()]);
  const names = filesIn(folder);
  expect(names).toEqual(expect.arrayContaining(['studio/index.html', 'studio/page.html', 'studio/arimo.woff2']));
  expect(names).not.toContain('studio/page-old.html');
  for (const name of names.filter((one) => one.endsWith('.html'))) {
    const elements = elementsOf(await readFile(path.join(folder, name), 'utf8'));
    const addresses = elements.flatMap((one) => attribute(one, 'href') ?? attribute(one, 'src') ?? []);
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of addresses) expect(names).toContain(path.posix.join('studio', address));
  }
  const style = await readFile(path.join(folder, 'studio/studio.css'), 'utf8');
  for (const [, font] of style.matchAll(/url\('(.+?)'\)/g)) expect(names).toContain(`studio/${font}`);
  await rm(path.dirname(folder), { recursive: true });
});

test('the studio names the file of a page after the address, with codes for characters unfit for a file name', () => {
  expect(['/', '/a', '/a/b', '/a.b c', '/धू'].map(studioPageFile)).toEqual([
    'page.html',
    'page-a.html',
    'page-a.b.html',
    'page-a.b~20c.html',
    'page-~927~942.html',
  ]);
});
