/** @jest-environment node */
import { mkdir, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LeadStore } from './lead-store';
import { COMMERCIAL, HOUSING, LANDING, makeFolders, sendBody, TABBED } from './preview.fixture';

let leadsDir: string;
let remove: () => Promise<void>;
beforeEach(async () => ({ leadsDir, remove } = await makeFolders()));
afterEach(() => remove());

const names = async (store: LeadStore) =>
  (await store.list({}, 50)).leads.map(({ body }) => body.template_params?.name ?? body.template_params?.from_name);

test('a lead is one readable file, named by its arrival and form, that only its owner may read', async () => {
  const store = await LeadStore.open(leadsDir);
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
  const first = await LeadStore.open(leadsDir);
  for (const name of ['a', 'b', 'c']) await first.add(sendBody({ ...HOUSING, name }));
  // Waits until the clock has moved on, on which the order of leads across a restart depends.
  await new Promise((resolve) => setTimeout(resolve, 5));
  const second = await LeadStore.open(leadsDir);
  await second.add(sendBody({ ...HOUSING, name: 'd' }));
  expect(await names(second)).toEqual(['d', 'c', 'b', 'a']);
  expect(await second.list({}, 3)).toMatchObject({ more: true, leads: [{}, {}, {}] });
  expect((await second.list({}, 4)).more).toBe(false);
});

test('stored leads keep the order of arrival when the clock is set back', async () => {
  const store = await LeadStore.open(leadsDir);
  const clock = jest.spyOn(Date, 'now');
  clock.mockReturnValue(Date.UTC(2026, 10, 21, 9));
  await store.add(sendBody({ ...HOUSING, name: 'early' }));
  clock.mockReturnValue(Date.UTC(2026, 10, 21, 8));
  await store.add(sendBody({ ...HOUSING, name: 'late' }));
  clock.mockRestore();
  expect(await names(store)).toEqual(['late', 'early']);
});

test('stored leads of one form can be listed, while the counts are over all forms', async () => {
  const store = await LeadStore.open(leadsDir);
  for (const params of [LANDING, COMMERCIAL, TABBED, HOUSING, COMMERCIAL]) await store.add(sendBody(params));
  await store.add(sendBody(undefined));
  const page = await store.list({ form: 'commercial' }, 50);
  expect(page.leads.map(({ form }) => form)).toEqual(['commercial', 'commercial']);
  expect(page.counts).toEqual({ landing: 1, commercial: 2, tabbed: 1, housing: 1, other: 1 });
});

test('two lead stores over one folder overwrite nothing', async () => {
  const stores = await Promise.all([LeadStore.open(leadsDir), LeadStore.open(leadsDir)]);
  await Promise.all(Array.from({ length: 100 }, (_, index) => stores[index % 2]!.add(sendBody(LANDING))));
  expect((await stores[0]!.list({}, 200)).leads).toHaveLength(100);
});

test('a file in the folder of leads that is no lead is left out of the list', async () => {
  const store = await LeadStore.open(leadsDir);
  await store.add(sendBody({ ...HOUSING, name: 'good' }));
  const bad = (sequence: number) => `20300101T00000000${sequence}Z-000001-landing-abcdef.json`;
  await writeFile(path.join(leadsDir, bad(1)), '{"receivedAt": "2026');
  await writeFile(path.join(leadsDir, bad(2)), '{"receivedAt":1,"form":"landing","body":{}}');
  await writeFile(path.join(leadsDir, bad(3)), 'x'.repeat(600 * 1024));
  await mkdir(path.join(leadsDir, bad(4)));
  await symlink('/etc/hostname', path.join(leadsDir, bad(5)));
  await writeFile(path.join(leadsDir, 'notes.json'), 'mine');
  await writeFile(path.join(leadsDir, '20260101T000000000Z-000001-toString-abcdef.json'), '{}');
  const page = await store.list({}, 50);
  expect(page.leads.map(({ body }) => body.template_params?.name)).toEqual(['good']);
});

test('a half-written lead of a killed process is deleted at a later start; one that is being written is not', async () => {
  await mkdir(leadsDir, { recursive: true });
  for (const name of ['.old.tmp', '.new.tmp']) await writeFile(path.join(leadsDir, name), '{');
  const before = new Date(Date.now() - 120_000);
  await utimes(path.join(leadsDir, '.old.tmp'), before, before);
  await LeadStore.open(leadsDir);
  expect(await readdir(leadsDir)).toEqual(['.new.tmp']);
});

test('a lead that cannot be written leaves nothing behind', async () => {
  const store = await LeadStore.open(leadsDir);
  const cyclic = sendBody(LANDING) as Record<string, unknown>;
  cyclic.user_id = cyclic;
  await expect(store.add(cyclic as never)).rejects.toThrow();
  expect(await readdir(leadsDir)).toEqual([]);
});

test('a folder of leads that was deleted while the server runs is made again', async () => {
  const store = await LeadStore.open(leadsDir);
  await rm(leadsDir, { recursive: true });
  expect((await store.list({}, 5)).leads).toEqual([]);
  await store.add(sendBody(LANDING));
  expect(await readdir(leadsDir)).toHaveLength(1);
});

test('a lead keeps its page and that it is a test, and has neither field where they are not known', async () => {
  const store = await LeadStore.open(leadsDir);
  await store.add(sendBody(LANDING), { page: '/home', test: true });
  expect((await store.list({}, 5)).leads[0]).toMatchObject({ page: '/home', test: true });
  const plain = await store.add(sendBody(LANDING));
  expect(Object.keys(JSON.parse(await readFile(path.join(leadsDir, `${plain.id}.json`), 'utf8')))).toEqual([
    'receivedAt',
    'form',
    'body',
  ]);
});

test('marked as read and back, a lead’s file is as it was', async () => {
  const store = await LeadStore.open(leadsDir);
  const { id } = await store.add(sendBody(HOUSING), { page: '/x' });
  const before = await readFile(path.join(leadsDir, `${id}.json`), 'utf8');
  expect(await store.mark(id, true)).toBe(true);
  expect((await store.list({}, 5)).leads[0]).toMatchObject({ id, page: '/x', read: true });
  await store.mark(id, false);
  expect(await readFile(path.join(leadsDir, `${id}.json`), 'utf8')).toBe(before);
});

test('a deleted lead is gone, also when it is marked at the same moment', async () => {
  const store = await LeadStore.open(leadsDir);
  const { id } = await store.add(sendBody(HOUSING));
  expect(await Promise.all([store.mark(id, true), store.remove(id), store.mark(id, false), store.remove(id)])).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(await readdir(leadsDir)).toEqual([]);
});

test('nothing but a lead can be marked or deleted', async () => {
  const store = await LeadStore.open(leadsDir);
  await writeFile(path.join(leadsDir, 'notes.json'), '{}');
  await symlink(
    path.join(leadsDir, 'notes.json'),
    path.join(leadsDir, '20300101T000000001Z-000001-landing-abcdef.json'),
  );
  for (const id of ['notes', '../leads/notes', '', '20300101T000000001Z-000001-landing-abcdef']) {
    expect([await store.mark(id, true), await store.remove(id)]).toEqual([false, false]);
  }
  expect(await readdir(leadsDir)).toHaveLength(2);
});

test('a search finds leads by any value or by their page, in capitals or not', async () => {
  const store = await LeadStore.open(leadsDir);
  for (const [name, page] of [
    ['Asha', '/home'],
    ['Ravi', '/asha'],
    ['Meena', '/home'],
    ['ASHA K', '/x'],
  ])
    await store.add(sendBody({ ...HOUSING, name: name! }), { page });
  const found = await store.list({ search: 'asha' }, 2);
  expect(found.leads.map(({ body }) => body.template_params?.name)).toEqual(['ASHA K', 'Ravi']);
  expect(found).toMatchObject({ more: true, counts: { housing: 4 } });
});

test('unread leads can be listed, for the inbox and for the download', async () => {
  const store = await LeadStore.open(leadsDir);
  const [first] = [await store.add(sendBody(LANDING)), await store.add(sendBody(HOUSING))];
  await store.mark(first!.id, true);
  expect((await store.list({ unread: true }, 5)).leads.map(({ form }) => form)).toEqual(['housing']);
  const all = [];
  for await (const { form } of store.all({ unread: true })) all.push(form);
  expect(all).toEqual(['housing']);
});
