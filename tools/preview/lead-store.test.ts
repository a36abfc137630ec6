/** @jest-environment node */
import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Lead, LeadStore } from './lead-store';
import { COMMERCIAL, HOUSING, LANDING, makeFolders, sendBody } from './preview.fixture';

let leadsDir: string;
let remove: () => Promise<void>;
beforeEach(async () => ({ leadsDir, remove } = await makeFolders()));
afterEach(() => remove());

async function list(store: LeadStore, search?: string): Promise<Lead[]> {
  const leads = [];
  for await (const lead of store.all(search)) leads.push(lead);
  return leads;
}
const names = async (store: LeadStore, search?: string) =>
  (await list(store, search)).map(({ body }) => body.template_params?.name ?? body.template_params?.from_name);

test('a lead is one readable file, named by its arrival and form, that only its owner may read', async () => {
  const store = new LeadStore(leadsDir);
  const lead = await store.add(sendBody(LANDING));
  expect(await readdir(leadsDir)).toEqual([`${lead.id}.json`]);
  expect(lead.id).toMatch(/^\d{8}T\d{9}Z-landing-[0-9a-f]{6}$/);
  const file = path.join(leadsDir, `${lead.id}.json`);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
    receivedAt: lead.receivedAt,
    form: 'landing',
    body: sendBody(LANDING),
  });
  expect((await stat(file)).mode & 0o077).toBe(0);
});

test('the newest stored leads come first, and keep that order across a restart', async () => {
  const first = new LeadStore(leadsDir);
  for (const name of ['a', 'b', 'c']) await first.add(sendBody({ ...HOUSING, name }));
  // Waits until the clock has moved on, on which the order of leads across a restart depends.
  await new Promise((resolve) => setTimeout(resolve, 5));
  const second = new LeadStore(leadsDir);
  await second.add(sendBody({ ...HOUSING, name: 'd' }));
  expect(await names(second)).toEqual(['d', 'c', 'b', 'a']);
});

test('stored leads keep the order of arrival when the clock is set back', async () => {
  const store = new LeadStore(leadsDir);
  const clock = jest.spyOn(Date, 'now');
  clock.mockReturnValue(Date.UTC(2026, 10, 21, 9));
  await store.add(sendBody({ ...HOUSING, name: 'early' }));
  clock.mockReturnValue(Date.UTC(2026, 10, 21, 8));
  await store.add(sendBody({ ...HOUSING, name: 'late' }));
  clock.mockRestore();
  expect(await names(store)).toEqual(['late', 'early']);
});

test('two lead stores over one folder overwrite nothing', async () => {
  const stores = [new LeadStore(leadsDir), new LeadStore(leadsDir)];
  await Promise.all(Array.from({ length: 100 }, (_, index) => stores[index % 2]!.add(sendBody(LANDING))));
  expect(await list(stores[0]!)).toHaveLength(100);
});

test('a file in the folder of leads that is no lead is left out of the list', async () => {
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

test('a lead that cannot be written leaves nothing behind', async () => {
  const store = new LeadStore(leadsDir);
  const cyclic = sendBody(LANDING) as Record<string, unknown>;
  cyclic.user_id = cyclic;
  await expect(store.add(cyclic as never)).rejects.toThrow();
  expect(await readdir(leadsDir)).toEqual([]);
});

test('a folder of leads that was deleted while the server runs is made again', async () => {
  const store = new LeadStore(leadsDir);
  await store.add(sendBody(LANDING));
  await rm(leadsDir, { recursive: true });
  expect(await list(store)).toEqual([]);
  await store.add(sendBody(LANDING));
  expect(await readdir(leadsDir)).toHaveLength(1);
});

test('a lead keeps its page, and has no such field where it is not known', async () => {
  const store = new LeadStore(leadsDir);
  await store.add(sendBody(LANDING), '/home');
  expect((await list(store))[0]).toMatchObject({ page: '/home' });
  const plain = await store.add(sendBody(LANDING));
  const file = JSON.parse(await readFile(path.join(leadsDir, `${plain.id}.json`), 'utf8'));
  expect(Object.keys(file)).toEqual(['receivedAt', 'form', 'body']);
});

test('marked as read and back, a lead’s file is as it was', async () => {
  const store = new LeadStore(leadsDir);
  const { id } = await store.add(sendBody(HOUSING), '/x');
  const before = await readFile(path.join(leadsDir, `${id}.json`), 'utf8');
  expect(await store.change(id, 'read')).toBe(true);
  expect((await list(store))[0]).toMatchObject({ id, page: '/x', read: true });
  await store.change(id, 'unread');
  expect(await readFile(path.join(leadsDir, `${id}.json`), 'utf8')).toBe(before);
});

test('a deleted lead is gone, also when it is marked at the same moment', async () => {
  const store = new LeadStore(leadsDir);
  const { id } = await store.add(sendBody(HOUSING));
  const changes = (['read', 'delete', 'unread', 'delete'] as const).map((change) => store.change(id, change));
  expect(await Promise.all(changes)).toEqual([true, true, false, false]);
  expect(await readdir(leadsDir)).toEqual([]);
});

test('nothing but a lead can be marked or deleted', async () => {
  const store = new LeadStore(leadsDir);
  await mkdir(leadsDir);
  await writeFile(path.join(leadsDir, 'notes.json'), '{}');
  await symlink(
    path.join(leadsDir, 'notes.json'),
    path.join(leadsDir, '20300101T000000001Z-000001-landing-abcdef.json'),
  );
  for (const id of ['notes', '../leads/notes', '', '20300101T000000001Z-000001-landing-abcdef']) {
    expect([await store.change(id, 'read'), await store.change(id, 'delete')]).toEqual([false, false]);
  }
  expect(await readdir(leadsDir)).toHaveLength(2);
});

test('a search finds leads by any value, by their page or by their form, in capitals or not', async () => {
  const store = new LeadStore(leadsDir);
  for (const [name, page] of [
    ['Asha', '/home'],
    ['Ravi', '/asha'],
    ['Meena', '/home'],
    ['ASHA K', '/x'],
  ])
    await store.add(sendBody({ ...HOUSING, name: name! }), page);
  await store.add(sendBody(COMMERCIAL));
  expect(await names(store, 'asha')).toEqual(['ASHA K', 'Ravi', 'Asha']);
  expect((await list(store, 'commercial')).map(({ form }) => form)).toEqual(['commercial']);
  expect(await names(store, 'nobody')).toEqual([]);
});
