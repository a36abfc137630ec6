/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { attribute, elementsOf } from '../../postbuild/html';
import { findAll } from '../findings/find-all';
import { placeOf, siteWith, type FixturePage, type FixtureSite } from '../site.fixture';
import { fileOf } from './studio-data';
import { studioFiles, writeReport } from './studio-files';

async function dataOf(changes: FixtureSite) {
  const site = await siteWith(changes);
  return { site, findings: findAll(site, placeOf) };
}

/** The HTML of the studio's page that shows /commercial. */
const pageWith = async (page: FixturePage) =>
  (await studioFiles(await dataOf({ pages: { '/commercial': page } }))).get('page-commercial.html')!.toString();

const HOSTILE = `<script>alert(1)</script> "quoted" 'single' & <b>bold</b> 🌞 धूप ${'x'.repeat(150)}`;
const hostile: FixtureSite = {
  pages: {
    '/commercial': {
      title: HOSTILE,
      description: HOSTILE,
      jsonLd: { '@type': HOSTILE.slice(25), name: HOSTILE, url: 'javascript:alert(1)' },
      body: `<h1>&lt;img src=x onerror=alert(1)></h1><a href='javascript:alert("1")'>&lt;b></a><a href="/a&quot;><img src=x>">x</a>`,
    },
  },
};

test('the studio shows the words of a page as text, never as markup', async () => {
  const files = await studioFiles(await dataOf(hostile));
  for (const name of ['index.html', 'page-commercial.html']) {
    const elements = elementsOf(files.get(name)!.toString());
    expect(elements.filter(({ tagName }) => tagName === 'script')).toEqual([]);
    expect(
      elements
        .flatMap(({ attrs }) => attrs.map((attr) => attr.name))
        .filter((attr) => attr.startsWith('on') || attr === 'style'),
    ).toEqual([]);
    expect(
      elements.flatMap((element) => attribute(element, 'href') ?? []).filter((href) => /^javascript:/i.test(href)),
    ).toEqual([]);
    expect(elements.filter(({ tagName }) => tagName === 'img').map((image) => attribute(image, 'src'))).not.toContain(
      'x',
    );
    expect(files.get(name)!.toString()).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  }
});

test('the studio says how much room a title takes in search results', async () => {
  expect(await pageWith({})).toMatch(/<li>Title: \d+ of 580 px<\/li>.*<li>Title: \d+ of 686 px<\/li>/s);
});

test('the studio marks structured data for which Google shows nothing as neither fault nor warning', async () => {
  const page = await pageWith({ jsonLd: { '@type': 'HomeAndConstructionBusiness', name: 'x' } });
  const data = /<section aria-label="Structured data".*?<\/section>/s.exec(page)![0];
  expect(data).toContain('Not eligible');
  expect(data).toContain('Google asks for address');
  expect(data).not.toMatch(/class="level (?!fine)/);
});

test('the studio shows a title that is too long as in a search result, with the missing words crossed out', async () => {
  const title = 'Rooftop solar for homes, housing societies and businesses in eighteen cities of Uttar Pradesh';
  const page = await pageWith({ title });
  const [, kept, left] =
    /<p class="title">(.*?)\s\.\.\. <del><span class="hidden">Not shown: <\/span>(.*?)<\/del>/s.exec(page)!;
  expect(`${kept} ${left}`).toBe(title);
  expect(page).toMatch(/<li class="cut">Title: \d+ of 580 px, cut<\/li>/);
  expect(await pageWith({})).not.toContain('<del>');
});

test.each([
  ['http://localhost', 'www.example.com'],
  ['http://127.0.0.1:3000', 'www.example.com'],
  ['https://www.example.com', 'www.example.com'],
  ['https://solar.example', 'solar.example'],
])('the studio shows pages built for %s under the host %s, and marks a placeholder', async (origin, host) => {
  const data = await dataOf({});
  const page = (await studioFiles({ ...data, site: { ...data.site, origin } })).get('page-commercial.html')!.toString();
  expect(page).toContain(`<span class="path">${host} › commercial</span>`);
  expect(page).toContain(`https://${host}/commercial</p>`);
  expect(page.includes('set NEXT_PUBLIC_SITE_URL')).toBe(host === 'www.example.com');
});

test('every link within the studio leads to one of its files', async () => {
  const files = await studioFiles(await dataOf({}));
  for (const [name, contents] of files) {
    if (!name.endsWith('.html')) continue;
    const elements = elementsOf(contents.toString());
    const ids = elements.map((element) => attribute(element, 'id'));
    const addresses = elements.flatMap((element) =>
      [attribute(element, 'href'), attribute(element, 'src')].filter((address) => address !== undefined),
    );
    for (const address of addresses.filter((given) => !/^https:/.test(given))) {
      if (address.startsWith('#')) expect(ids).toContain(address.slice(1));
      else expect([...files.keys()]).toContain(address.split('#')[0]);
    }
  }
});

test('npm run seo writes the studio’s files in place of an older report', async () => {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'seo-report-')), 'report');
  const data = await dataOf({ pages: { '/old': { title: 'old', body: '<h1>a</h1>' } } });
  await writeReport(data, folder);
  await writeReport(await dataOf({}), folder);
  const names = (await readdir(folder, { recursive: true })).map((name) => name.split(path.sep).join('/'));
  expect(names).toEqual(
    expect.arrayContaining(['index.html', 'page.html', 'page-commercial.html', 'studio.css', 'fonts/arimo.woff2']),
  );
  expect(names).not.toContain('page-old.html');
  expect(await readFile(path.join(folder, 'index.html'), 'utf8')).toContain('3 pages');
  await rm(path.dirname(folder), { recursive: true });
});

test('each page of the site has a file of its own in the studio', () => {
  expect(['/', '/a', '/a/b', '/a.b c', '/धू'].map(fileOf)).toEqual([
    'page.html',
    'page-a.html',
    'page-a.b.html',
    'page-a.b~20c.html',
    'page-~927~942.html',
  ]);
});
