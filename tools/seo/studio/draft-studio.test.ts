/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Source } from '../read/source';
import { DraftStudio } from './draft-studio';

let folder: string;
let studio: DraftStudio;
let title: string;
let wrong: string[];
const said: string[] = [];

const source: Source = {
  name: 'http://localhost:3000',
  draft: true,
  routes: async () => ['/', '/commercial'],
  page: async (route) => {
    if (title === 'broken') throw new Error('the page does not compile');
    return `<title>${title} of ${route}</title>`;
  },
  file: async () => undefined,
  has: async () => false,
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'draft-'));
  title = 'First title';
  wrong = [];
  said.length = 0;
  jest.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
  studio = new DraftStudio(source, [folder], async () => wrong);
});
afterEach(async () => {
  studio.close();
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const page = async (name = 'index.html') => (await studio.files()).get(name)?.toString() ?? '';

/** Looks until what is looked for is there, as long as a file takes to settle and more. */
async function until(text: string) {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await page()).includes(text)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${text} was not shown`);
}

test('a page says that it is being read until it has been, marked as a draft', async () => {
  expect(await page()).toContain('Reading the pages');
  await until('First title of /commercial');
  expect(await page()).toContain('<strong class="draft">Draft</strong>');
});

test('what is saved is shown', async () => {
  await page();
  await until('First title');
  title = 'Second title';
  await writeFile(path.join(folder, 'words.ts'), 'saved');
  await until('Second title of /commercial');
});

test('a page that has begun to listen is told what there is, which a page drawn since says too', async () => {
  await page();
  await until('First title');
  const version = /data-live="(\w+)"/.exec(await page())?.[1];
  const told = jest.spyOn(studio.events, 'send');
  studio.tell();
  expect(told).toHaveBeenCalledWith('pages', { version });
  title = 'Second title';
  await writeFile(path.join(folder, 'words.ts'), 'saved');
  await until('Second title');
  expect(/data-live="(\w+)"/.exec(await page('page-commercial.html'))?.[1]).not.toBe(version);
});

test('pages that do not compile leave the last ones in view, and say so', async () => {
  await page();
  await until('First title');
  title = 'broken';
  await writeFile(path.join(folder, 'words.ts'), 'saved');
  await until('What you see may be old. The pages could not be read: the page does not compile');
  expect(await page()).toContain('First title of /commercial');
  expect(said[0]).toBe('The pages could not be read: the page does not compile');
});

test('words that stop the build are told with page, field, file and what was expected, until they are mended', async () => {
  await page();
  await until('First title');
  title = 'broken';
  wrong = ['content/pages/commercial.ts · page: /commercial · field: seo.title · expected at most 580 pixels, got 1747 pixels: "a · b"'];
  await writeFile(path.join(folder, 'words.ts'), 'saved');
  await until('<b>/commercial</b>: change <b>seo.title</b> in <code>content/pages/commercial.ts</code>: expected at most 580 pixels, got 1747 pixels: &quot;a · b&quot;');
  expect(await page('page-commercial.html')).toContain('Some words that were saved cannot be shown:');
  title = 'Mended title';
  await writeFile(path.join(folder, 'words.ts'), 'saved again');
  await until('Mended title');
  expect(await page()).not.toContain('role="alert"');
});
