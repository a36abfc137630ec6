/** @jest-environment node */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildBefore, recordBuild } from './history';
import { readSite } from './read/read-site';
import { folderSource } from './read/source';
import { siteWith, writeSite } from './site.fixture';

let site: Awaited<ReturnType<typeof writeSite>>;
let history: string;
beforeEach(async () => {
  site = await writeSite();
  history = await mkdtemp(path.join(tmpdir(), 'seo-history-'));
});
afterEach(async () => {
  await site.remove();
  await rm(history, { recursive: true });
});

const before = async () => buildBefore(await readSite(folderSource(site.folder)), [site.folder], history);
const draftWith = (title: string) => siteWith({ pages: { '/careers': { title } } });
/** Builds the small site again, with another title or share card on its page /careers. */
async function rebuild(title: string, card = 'a card') {
  const next = await writeSite({ pages: { '/careers': { title } } });
  const page = await folderSource(next.folder).page('/careers');
  await writeFile(path.join(site.folder, 'careers.html'), page);
  await writeFile(path.join(site.folder, 'cards/card.jpg'), card);
  await next.remove();
  await recordBuild(site.folder, history);
}

test('before the second build the studio has no build to compare with', async () => {
  expect(await before()).toBeUndefined();
  await recordBuild(site.folder, history);
  expect(await before()).toBeUndefined();
});

test('a build whose pages look the same is not recorded for the studio', async () => {
  await rebuild('First title');
  await rebuild('Second title');
  await rebuild('Second title');
  expect((await before())?.pages['/careers']?.title).toBe('First title');
});

test('the studio keeps the words and share pictures of the build before, and no older ones', async () => {
  for (const at of ['1', '2', '3']) await rebuild(`Title ${at}`, `card ${at}`);
  const last = await before();
  const { title, picture } = last!.pages['/careers']!;
  expect(title).toBe('Title 2');
  expect(String(await last?.picture(picture))).toBe('card 2');
  const names = await readdir(history, { recursive: true });
  expect(names.filter((name) => name.endsWith('.jpg'))).toHaveLength(2);
});

test('the studio compares drafts with the last build', async () => {
  await rebuild('Built title');
  const found = await buildBefore(await draftWith('Draft title'), ['/nowhere', site.folder], history);
  expect(found?.pages['/careers']?.title).toBe('Built title');
});

test('a change of a page has the date of the build that first had it, or the present time in a draft', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'], now: new Date('2026-11-22T10:00:00Z') });
  await rebuild('First title');
  jest.setSystemTime(new Date('2026-11-23T10:00:00Z'));
  await rebuild('Second title');
  jest.setSystemTime(new Date('2026-11-25T10:00:00Z'));
  await rebuild('Second title');
  expect((await before())?.changedAt).toBe('2026-11-23T10:00:00.000Z');
  const found = await buildBefore(await draftWith('Draft title'), [site.folder], history);
  expect(found?.changedAt).toBe('2026-11-25T10:00:00.000Z');
  jest.useRealTimers();
});

test('a record of a build that was not written to its end counts as missing', async () => {
  await recordBuild(site.folder, history);
  const [folder] = await readdir(history);
  await writeFile(path.join(history, folder!, 'current/pages.json'), '{"at":');
  expect(await before()).toBeUndefined();
});
