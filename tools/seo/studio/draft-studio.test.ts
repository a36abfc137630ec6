/** @jest-environment node */
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderSource, type Source } from '../read/source';
import { writeSite } from '../site.fixture';
import { DraftStudio } from './draft-studio';

let folder: string;
let site: Awaited<ReturnType<typeof writeSite>>;
let studio: DraftStudio;
let title: string;
let wrong: string[];
let stale: string[];
/** The content files of the pages of the small test site. */
const FILES = {
  'site/languages.yaml': "- prefix: ''\n",
  'pages/commercial.yaml': 'address: /commercial\n',
};
const read: string[] = [];
let slow: Promise<void> | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'draft-'));
  await mkdir(path.join(folder, 'pages'));
  await save('pages/home.yaml');
  site = await writeSite();
  const built = folderSource(site.folder);
  const source: Source = {
    ...built,
    draft: true,
    page: async (route) => {
      if (title === 'broken') throw new Error('the page does not compile');
      const html = (await built.page(route)).replace('<title>', `<title>${title} `);
      read.push(route);
      await slow;
      return html;
    },
  };
  [title, wrong, stale, slow] = ['First', [], [], undefined];
  read.length = 0;
  studio = new DraftStudio(
    source,
    [folder],
    async () => ({ wrong, stale }),
    () => FILES,
  );
});
afterEach(async () => {
  studio.close();
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
  await site.remove();
});

const save = (name = 'words.yaml') => writeFile(path.join(folder, name), 'saved');

const page = async (name = 'index.html') => (await studio.files()).get(name)?.toString() ?? '';

/** Waits until something is shown, longer than the studio takes to read a saved file. */
async function wait(what: string, there: () => boolean | Promise<boolean>) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await there()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${what} was not shown`);
}

const until = (text: string) => wait(text, async () => (await page()).includes(text));

test('a page of the studio says that it is being read until the reading ends, and is marked as a draft', async () => {
  expect(await page()).toContain('Reading the pages');
  await until('First Rooftop solar for factories');
  expect(await page()).toContain('<strong class="level warning">Draft</strong>');
});

test('the studio shows a saved change', async () => {
  await page();
  await until('First Rooftop');
  title = 'Second';
  await save();
  await until('Second Rooftop solar for factories');
});

test('a page of the studio that connects is sent the current version, which changes with every saved change', async () => {
  await page();
  await until('First Rooftop');
  const version = /data-live="(\w+)"/.exec(await page())?.[1];
  const sent = jest.spyOn(studio.events, 'send');
  studio.tell();
  expect(sent).toHaveBeenCalledWith('pages', { version });
  title = 'Second';
  await save();
  await until('Second Rooftop');
  expect(/data-live="(\w+)"/.exec(await page('page-commercial.html'))?.[1]).not.toBe(version);
});

test('the studio shows a file that is saved by renaming another over it, each time', async () => {
  await page();
  await until('First Rooftop');
  for (const next of ['Second', 'Third', 'Fourth']) {
    title = next;
    await writeFile(path.join(site.folder, 'saved.yaml'), 'saved');
    await rename(path.join(site.folder, 'saved.yaml'), path.join(folder, 'pages/home.yaml'));
    await until(`${next} Rooftop`);
  }
});

test('the studio shows a change that is saved while it reads the pages for the first time', async () => {
  let go = () => {};
  slow = new Promise((resolve) => (go = resolve));
  await page();
  await wait('the first page', () => read.length > 0);
  title = 'Second';
  await save();
  const sent = jest.spyOn(studio.events, 'send');
  setTimeout(go, 200);
  // Waits for the event instead of asking for the page, because a request would make the studio read the pages again.
  await wait('the studio', () => sent.mock.calls.some(([event]) => event === 'pages'));
  await until('Second Rooftop solar for homes');
});

/** Matches marks and words that would tell a reader of the studio that a page is in order. */
const GREEN = /class="level fine"|ready to be searched/;
const LINE = 'content/pages/commercial.yaml:5:3 seo.title: expected some text, got ""';

test('while pages cannot be read the studio shows the last ones, marked as old, and none of them looks in order', async () => {
  await page();
  await until('First Rooftop');
  expect(await page()).toMatch(GREEN);
  title = 'broken';
  await save();
  await until('The pages could not be read: the page does not compile');
  for (const name of ['index.html', 'page-commercial.html']) {
    expect(await page(name)).toContain('First Rooftop solar for factories');
    expect(await page(name)).toMatch(/<div class="problem" role="alert">.*What stands below is old/s);
    expect(await page(name)).not.toMatch(GREEN);
  }
});

test('nothing in the studio looks in order where the pages could never be read', async () => {
  title = 'broken';
  await page();
  await until('The pages could not be read: the page does not compile');
  expect(await page()).not.toMatch(GREEN);
});

test('the studio shows a wrong word as an error, with file, field and what was expected, until it is mended', async () => {
  await page();
  await until('First Rooftop');
  [title, wrong] = ['broken', [LINE]];
  await save();
  await until('Change <b>seo.title</b> in <code>content/pages/commercial.yaml</code>');
  expect(await page()).toMatch(/href="page-commercial.html">\/commercial<\/a>.*?1 error/s);
  expect(await page('page-commercial.html')).toContain('Words are wrong: expected some text, got &quot;&quot;');
  [title, wrong] = ['Mended', []];
  await save();
  await until('Mended Rooftop');
  expect(await page()).not.toContain('role="alert"');
  expect(await page()).toMatch(GREEN);
});

test('the studio reports a wrong word although the server still shows the page of before', async () => {
  await page();
  await until('First Rooftop');
  wrong = [LINE];
  await save();
  await until('Change <b>seo.title</b> in <code>content/pages/commercial.yaml</code>');
  expect(await page('page-commercial.html')).toContain('role="alert"');
});

test('the studio reports a syntax error with file and line until it is mended', async () => {
  await page();
  await until('First Rooftop');
  wrong = [
    `Transform failed with 1 error:\n${path.resolve('content/schemas/hero.ts')}:12:4: ERROR: Unexpected end of file`,
  ];
  title = 'broken';
  await save();
  await until('Change <b>line 12</b> in <code>content/schemas/hero.ts</code>');
  expect(await page()).toContain('This file cannot be read: Unexpected end of file');
  [title, wrong] = ['Whole', []];
  await save();
  await until('Whole Rooftop');
  expect(await page()).not.toContain('role="alert"');
});

test('the studio reports a file that is no YAML with its line', async () => {
  wrong = ['content/blocks/faq.yaml:12:4 is no YAML: unexpected end'];
  await page();
  await until('Change <b>line 12</b> in <code>content/blocks/faq.yaml</code>');
  expect(await page()).toContain('Words are wrong: is no YAML: unexpected end');
});

test('the studio reports a missing file with the file that imports it', async () => {
  wrong = [`Cannot find module './hero'\nRequire stack:\n- ${path.resolve('content/schemas/pages.ts')}`];
  title = 'broken';
  await page();
  await until('This file cannot be read: Cannot find module &#x27;./hero&#x27;');
  expect(await page()).toContain('<code>content/schemas/pages.ts</code>');
});

test('a share card that was drawn with other words is a warning in the studio', async () => {
  stale = [
    'content/pages/commercial.yaml · page: /commercial · field: seo.card · expected a share image that says “B”, got one that says “A”: run "npm run make -- cards" and keep what it writes',
  ];
  await page();
  await until('First Rooftop');
  expect(await page('page-commercial.html')).toContain(
    'Its share card is old: expected a share image that says “B”, got one that says “A”: run',
  );
  expect(await page()).toMatch(/href="page-commercial.html">\/commercial<\/a>.*?1 warning/s);
  expect(await page()).not.toContain('role="alert"');
});
