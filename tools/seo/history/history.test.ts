/** @jest-environment node */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderSource } from '../read/folder-source';
import { readSite } from '../read/read-site';
import { jpeg, writeSite } from '../site.fixture';
import { buildBefore, recordBuild } from './history';

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
/** Another build of the same site, with other words or another card. */
async function rebuild(title: string, width = 1200) {
  const next = await writeSite({ pages: { '/careers': { title } } });
  const page = await folderSource(next.folder).page('/careers');
  await writeFile(path.join(site.folder, 'careers.html'), page);
  await writeFile(path.join(site.folder, 'cards/card.jpg'), await jpeg(width, 630));
  await next.remove();
  await recordBuild(site.folder, history);
}

test('before the first build there is none to compare with', async () => {
  expect(await before()).toBeUndefined();
  await recordBuild(site.folder, history);
  expect(await before()).toBeUndefined();
});

test('a build that looks the same is not recorded', async () => {
  await rebuild('First title');
  await rebuild('Second title');
  await rebuild('Second title');
  expect((await before())?.pages['/careers']?.title).toBe('First title');
});

test('the words and the picture of the build before are kept, older ones are not', async () => {
  for (const [at, width] of [1190, 1200, 1210].entries()) await rebuild(`Title ${at}`, width);
  const last = await before();
  expect(last?.pages['/careers']).toMatchObject({ title: 'Title 1', picture: { width: 1200 } });
  expect(await last?.picture(last.pages['/careers']!.picture!.file)).toEqual(await jpeg(1200, 630));
  const [folder] = await readdir(history);
  expect(await readdir(path.join(history, folder!, 'pictures'))).toHaveLength(2);
});

test('pages that were not built are compared with the last build', async () => {
  await rebuild('Built title');
  const draft = await writeSite({ pages: { '/careers': { title: 'Draft title' } } });
  const found = await buildBefore(await readSite(folderSource(draft.folder)), ['/nowhere', site.folder], history);
  expect(found?.pages['/careers']?.title).toBe('Built title');
  await draft.remove();
});

test('a change is dated by the build that first had it, and one that was not built by now', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'], now: new Date('2026-11-22T10:00:00Z') });
  await rebuild('First title');
  jest.setSystemTime(new Date('2026-11-23T10:00:00Z'));
  await rebuild('Second title');
  jest.setSystemTime(new Date('2026-11-25T10:00:00Z'));
  await rebuild('Second title');
  expect((await before())?.changedAt).toBe('2026-11-23T10:00:00.000Z');
  const draft = await writeSite({ pages: { '/careers': { title: 'Draft title' } } });
  expect((await buildBefore(await readSite(folderSource(draft.folder)), [site.folder], history))?.changedAt).toBe(
    '2026-11-25T10:00:00.000Z',
  );
  await draft.remove();
  jest.useRealTimers();
});

test('a record that was not written to its end counts as none', async () => {
  await recordBuild(site.folder, history);
  const [folder] = await readdir(history);
  await writeFile(path.join(history, folder!, 'current.json'), '{"at":');
  expect(await before()).toBeUndefined();
});
