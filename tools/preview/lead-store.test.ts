/** @jest-environment node */
import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Lead, LeadStore } from './lead-store';
import { HOUSING, LANDING, makeFolders, sendBody } from './preview.fixture';

let leadsDir: string;
let remove: () => Promise<void>;
beforeEach(async () => ({ leadsDir, remove } = await makeFolders()));
afterEach(() => remove());

const list = (store: LeadStore): Promise<Lead[]> => store.newest(200);
const names = async (store: LeadStore) => (await list(store)).map(({ body }) => body.template_params?.name);

test('a lead store writes a lead to one file, named after the time of arrival, that only the owner may read', async () => {
  const store = new LeadStore(leadsDir);
  await store.add(sendBody(LANDING));
  const [name] = await readdir(leadsDir);
  expect(name).toMatch(/^\d{8}T\d{9}Z-[0-9a-f]{6}\.json$/);
  const file = path.join(leadsDir, name!);
  const { receivedAt, ...others } = JSON.parse(await readFile(file, 'utf8'));
  expect(receivedAt.replace(/[-:.]/g, '')).toBe(name!.split('-')[0]);
  expect(others).toEqual({ body: sendBody(LANDING) });
  expect((await stat(file)).mode & 0o077).toBe(0);
});

test('the newest stored leads come first, and keep that order across a restart', async () => {
  const first = new LeadStore(leadsDir);
  for (const name of ['a', 'b', 'c']) await first.add(sendBody({ ...HOUSING, name }));
  // A new store orders leads by the clock alone, so the next lead needs a later millisecond.
  await new Promise((resolve) => setTimeout(resolve, 5));
  const second = new LeadStore(leadsDir);
  await second.add(sendBody({ ...HOUSING, name: 'd' }));
  expect(await names(second)).toEqual(['d', 'c', 'b', 'a']);
});

test('the lead that arrived last comes first, even if the clock was set back before', async () => {
  const store = new LeadStore(leadsDir);
  const clock = jest.spyOn(Date, 'now');
  clock.mockReturnValue(Date.UTC(2026, 10, 21, 9));
  await store.add(sendBody({ ...HOUSING, name: 'early' }));
  clock.mockReturnValue(Date.UTC(2026, 10, 21, 8));
  await store.add(sendBody({ ...HOUSING, name: 'late' }));
  clock.mockRestore();
  expect(await names(store)).toEqual(['late', 'early']);
});

test('two lead stores that write to one folder at the same time lose no lead', async () => {
  const stores = [new LeadStore(leadsDir), new LeadStore(leadsDir)];
  await Promise.all(Array.from({ length: 100 }, (_, index) => stores[index % 2]!.add(sendBody(LANDING))));
  expect(await list(stores[0]!)).toHaveLength(100);
});

test('a file in the folder of leads that is not a lead is left out of the list', async () => {
  const store = new LeadStore(leadsDir);
  await store.add(sendBody({ ...HOUSING, name: 'good' }));
  const bad = (sequence: number) => `20300101T00000000${sequence}Z-000001-landing-abcdef.json`;
  await writeFile(path.join(leadsDir, bad(1)), '{"receivedAt": "2026');
  await writeFile(path.join(leadsDir, bad(2)), '{"receivedAt":1,"form":"landing","body":{}}');
  await writeFile(path.join(leadsDir, bad(3)), 'x'.repeat(600 * 1024));
  await mkdir(path.join(leadsDir, bad(4)));
  await symlink('/etc/hostname', path.join(leadsDir, bad(5)));
  await writeFile(path.join(leadsDir, 'notes.json'), 'mine');
  await writeFile(path.join(leadsDir, '20260101T000000000Z-000001-toString-abcdef.json'), '{}');
  expect(await names(store)).toEqual(['good']);
});

test('a lead that cannot be written leaves no file behind', async () => {
  const store = new LeadStore(leadsDir);
  const cyclic = sendBody(LANDING) as Record<string, unknown>;
  cyclic.user_id = cyclic;
  await expect(store.add(cyclic as never)).rejects.toThrow();
  expect(await readdir(leadsDir)).toEqual([]);
});

test('a folder of leads that was deleted while the server runs is created again', async () => {
  const store = new LeadStore(leadsDir);
  await store.add(sendBody(LANDING));
  await rm(leadsDir, { recursive: true });
  expect(await list(store)).toEqual([]);
  await store.add(sendBody(LANDING));
  expect(await readdir(leadsDir)).toHaveLength(1);
});

test('a lead store stores the page of a lead, removes the file when the lead is deleted, and then answers that there is none to delete', async () => {
  const store = new LeadStore(leadsDir);
  await store.add(sendBody(LANDING), '/home');
  const [{ id, page }] = (await list(store)) as [Lead];
  expect(page).toBe('/home');
  expect([await store.delete(id), await store.delete(id)]).toEqual([true, false]);
  expect(await readdir(leadsDir)).toEqual([]);
});

test('LeadStore.newest(2) returns only the two newest leads', async () => {
  const store = new LeadStore(leadsDir);
  for (const name of ['a', 'b', 'c']) await store.add(sendBody({ ...HOUSING, name }));
  expect((await store.newest(2)).map(({ body }) => body.template_params?.name)).toEqual(['c', 'b']);
});

test('a lead store deletes no file that is not a lead', async () => {
  const store = new LeadStore(leadsDir);
  await mkdir(leadsDir);
  await writeFile(path.join(leadsDir, 'notes.json'), '{}');
  await symlink(
    path.join(leadsDir, 'notes.json'),
    path.join(leadsDir, '20300101T000000001Z-000001-landing-abcdef.json'),
  );
  for (const id of ['notes', '../leads/notes', '', '20300101T000000001Z-000001-landing-abcdef']) {
    expect(await store.delete(id)).toBe(false);
  }
  expect(await readdir(leadsDir)).toHaveLength(2);
});
