/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { COMMERCIAL, HOUSING, LANDING, rawGet, SEND, sendBody, startTestPreview } from './preview.fixture';

let server: Awaited<ReturnType<typeof startTestPreview>>;
beforeEach(async () => (server = await startTestPreview()));
afterEach(() => server.stop());

const json = async (path: string) => (await fetch(server.base + path)).json();

test('the inbox page allows no script but its own, no framing and no guessing of types', async () => {
  for (const address of [
    '/__inbox',
    '/__inbox/',
    '/__inbox/inbox.js',
    '/__inbox/inbox.css',
    '/__inbox/icon.svg',
    '/__inbox/leads',
  ]) {
    const response = await fetch(server.base + address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; " +
        "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('every file that the inbox page names is served', async () => {
  const page = await (await fetch(`${server.base}/__inbox`)).text();
  const addresses = [...page.matchAll(/(?:src|href)="(\/__inbox\/[^"]+)"/g)].map((match) => match[1]);
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses) expect((await fetch(server.base + address)).status).toBe(200);
});

test('the inbox lists a lead as it was sent and as the e-mail it would be', async () => {
  const params = { ...HOUSING, name: '<script>alert(1)</script>' };
  await server.post(SEND, sendBody(params));
  const { leads, counts } = await json('/__inbox/leads');
  expect(leads).toHaveLength(1);
  expect(leads[0].form).toBe('housing');
  expect(leads[0].body).toEqual(sendBody(params));
  expect(leads[0].email.body).toContain('Name: <script>alert(1)</script>');
  expect(counts).toEqual({ housing: 1 });
});

test('the inbox lists fifty leads a page, newest first, of one form if asked', async () => {
  for (let index = 0; index < 60; index += 1) await server.post(SEND, sendBody({ ...LANDING, from_name: `n${index}` }));
  await server.post(SEND, sendBody(COMMERCIAL));
  const first = await json('/__inbox/leads?form=landing');
  expect(first).toMatchObject({ more: true, counts: { landing: 60, commercial: 1 } });
  expect(first.leads).toHaveLength(50);
  expect(first.leads[0].body.template_params.from_name).toBe('n59');
  const both = await json('/__inbox/leads?form=landing&pages=2');
  expect(both).toMatchObject({ more: false });
  expect(both.leads).toHaveLength(60);
});

test('the inbox refuses to list the leads of an unknown form', async () => {
  for (const query of ['form=x', 'form=toString']) {
    expect((await fetch(`${server.base}/__inbox/leads?${query}`)).status).toBe(400);
    expect((await fetch(`${server.base}/__inbox/leads.csv?${query}`)).status).toBe(400);
  }
});

test('a file in the folder of leads that is no lead breaks neither the list nor the download', async () => {
  const bad = '20300101T000000000Z-000001-landing-abcdef.json';
  await writeFile(path.join(server.leadsDir, bad), '{');
  await server.post(SEND, sendBody(LANDING));
  expect((await json('/__inbox/leads')).leads).toHaveLength(1);
  expect((await fetch(`${server.base}/__inbox/leads.csv`)).status).toBe(200);
});

test('the CSV download holds the leads of the form asked for, with formulas made harmless', async () => {
  await server.post(SEND, sendBody({ ...COMMERCIAL, message: 'Name: =HYPERLINK("http://evil.example")' }));
  await server.post(SEND, sendBody(LANDING));
  const response = await fetch(`${server.base}/__inbox/leads.csv?form=commercial`);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="leads-commercial.csv"');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.toString('utf8').trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
});

test('an open inbox receives an event for each lead and each change of the failure switch', async () => {
  const events = await fetch(`${server.base}/__inbox/events`);
  expect(events.headers.get('content-type')).toMatch(/^text\/event-stream/);
  await server.post(SEND, sendBody(LANDING));
  await server.post('/__inbox/mode', { mode: '429' });
  const reader = events.body!.getReader();
  let text = '';
  while (!text.includes('event: mode')) text += Buffer.from((await reader.read()).value!).toString('utf8');
  expect(text).toMatch(/event: lead\ndata: \{"id":"[^"]+","form":"landing"\}\n\n/);
  expect(text).toContain('event: mode\ndata: {"mode":"429"}\n\n');
  await reader.cancel();
});

test('pages of other sites may link to the inbox, but get none of its data', async () => {
  const from = (site: string, address: string) =>
    fetch(server.base + address, { headers: { 'Sec-Fetch-Site': site } }).then(({ status }) => status);
  for (const address of [
    '/__inbox/leads',
    '/__inbox/leads.csv',
    '/__inbox/events',
    '/__inbox/mode',
    '/__inbox/icon.svg',
  ]) {
    expect(await from('cross-site', address)).toBe(403);
    expect(await from('same-site', address)).toBe(403);
  }
  expect(await from('cross-site', '/__inbox')).toBe(200);
  expect(await from('same-origin', '/__inbox/leads')).toBe(200);
  expect(await from('none', '/__inbox/leads.csv')).toBe(200);
});

test('the sixty-fifth open inbox is refused until one of the others closes', async () => {
  const open = () => fetch(`${server.base}/__inbox/events`);
  const pages = await Promise.all(Array.from({ length: 64 }, open));
  expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));
  expect((await open()).status).toBe(503);
  await pages[0]!.body!.cancel();
  let again = await open();
  while (again.status === 503) again = await open();
  expect(again.status).toBe(200);
  await Promise.all([...pages.slice(1), again].map((page) => page.body!.cancel()));
});

test('the inbox server answers with the position of the failure switch', async () => {
  expect(await json('/__inbox/mode')).toEqual({ mode: 'works' });
  await server.post('/__inbox/mode', { mode: 'silence' });
  expect(await json('/__inbox/mode')).toEqual({ mode: 'silence' });
});

test('marking a lead as read and deleting it reach open inboxes as events', async () => {
  await server.post(SEND, sendBody(LANDING));
  const [{ id }] = (await json('/__inbox/leads')).leads;
  const events = await fetch(`${server.base}/__inbox/events`);
  expect((await server.post('/__inbox/lead', { id, change: 'read' })).status).toBe(200);
  expect((await json('/__inbox/leads')).leads[0].read).toBe(true);
  expect((await json('/__inbox/leads?unread=1')).leads).toEqual([]);
  await server.post('/__inbox/lead', { id, change: 'delete' });
  expect((await json('/__inbox/leads')).counts).toEqual({});
  expect((await server.post('/__inbox/lead', { id, change: 'unread' })).status).toBe(404);
  const reader = events.body!.getReader();
  let text = '';
  while (!text.includes('"delete"')) text += Buffer.from((await reader.read()).value!).toString('utf8');
  expect(text).toContain(`event: change\ndata: {"id":"${id}","change":"delete"}\n\n`);
  await reader.cancel();
});

test('the inbox searches leads, also for the download', async () => {
  await server.post(SEND, sendBody(LANDING));
  await server.post(SEND, sendBody(COMMERCIAL));
  expect((await json('/__inbox/leads?search=%20mills%20')).leads.map(({ form }: { form: string }) => form)).toEqual([
    'commercial',
  ]);
  const csv = await (await fetch(`${server.base}/__inbox/leads.csv?search=mills`)).text();
  expect(csv.trimEnd().split('\r\n')).toHaveLength(2);
});

test('test leads are one of each form and of each type, marked as tests, and pass the mail service’s checks', async () => {
  expect(await (await server.post('/__inbox/test-leads', {})).json()).toEqual({ added: 6 });
  const { leads, counts } = await json('/__inbox/leads');
  expect(counts).toEqual({ landing: 1, housing: 1, commercial: 1, tabbed: 3 });
  for (const lead of leads) {
    expect(lead.test).toBe(true);
    expect(lead.email.subject).toContain('TEST, not a real enquiry');
  }
  const types = leads
    .map(({ email }: { email: { body: string } }) => /Form Type: (\w+)/.exec(email.body)?.[1])
    .filter(Boolean);
  expect(types.sort()).toEqual(['Commercial', 'Housing', 'Residential']);
});

test('while the failure switch is on, no test lead is stored, and the answer says why', async () => {
  await server.post('/__inbox/mode', { mode: '500' });
  const response = await server.post('/__inbox/test-leads', {});
  expect(response.status).toBe(409);
  expect(await response.text()).toMatch(/failure switch/);
  expect((await json('/__inbox/leads')).leads).toEqual([]);
});

test.each(['lead', 'test-leads'])(
  'the inbox refuses a change by /%s from another site and in another format',
  async (address) => {
    await server.post(SEND, sendBody(LANDING));
    const [{ id }] = (await json('/__inbox/leads')).leads;
    const order = (body: unknown, headers = {}) =>
      server.post(`/__inbox/${address}`, body, headers).then(({ status }) => status);
    const change = { id, change: 'delete' };
    expect(await order(change, { Origin: 'https://evil.example' })).toBe(403);
    expect(await order(change, { Origin: 'null' })).toBe(403);
    expect(await order(change, { 'Sec-Fetch-Site': 'same-site' })).toBe(403);
    expect(await order(change, { 'Content-Type': 'text/plain' })).toBe(400);
    expect(await order('[]')).toBe(400);
    expect(await order('{')).toBe(400);
    expect(await order({ ...change, more: 'x'.repeat(2000) })).toBe(413);
    expect((await fetch(`${server.base}/__inbox/${address}`)).status).toBe(404);
    expect((await fetch(`${server.base}/__inbox/${address}`, { method: 'DELETE' })).status).toBe(405);
    expect((await json('/__inbox/leads')).leads.map((lead: { id: string }) => lead.id)).toEqual([id]);
  },
);

test('the inbox refuses an unknown change, and a change of something that is no lead', async () => {
  await server.post(SEND, sendBody(LANDING));
  const [{ id }] = (await json('/__inbox/leads')).leads;
  for (const order of [
    { id, change: 'burn' },
    { id },
    { id: '../../etc/passwd', change: 'delete' },
    { id: 7, change: 'delete' },
    {},
  ]) {
    expect((await server.post('/__inbox/lead', order)).status).toBe(400);
  }
});

test('the failure switch refuses changes from another site, in another format, or to an unknown position', async () => {
  const change = (body: unknown, headers = {}) =>
    server.post('/__inbox/mode', body, headers).then(({ status }) => status);
  expect(await change({ mode: '500' }, { Origin: 'https://evil.example' })).toBe(403);
  expect(await change({ mode: '500' }, { 'Sec-Fetch-Site': 'same-site' })).toBe(403);
  expect(await change({ mode: '500' }, { 'Content-Type': 'text/plain' })).toBe(400);
  expect(await change('{')).toBe(400);
  expect(await change({ mode: 'constructor' })).toBe(400);
  expect(await change({ mode: '500', more: 'x'.repeat(2000) })).toBe(413);
  expect(await json('/__inbox/mode')).toEqual({ mode: 'works' });
});

test('the inbox reports an e-mail template that cannot be read in a sentence', async () => {
  await server.stop();
  server = await startTestPreview({ templateFile: '/nowhere.txt' });
  jest.spyOn(console, 'error').mockImplementation();
  const { status, text } = await rawGet(server.preview.port, '/__inbox/leads', { Host: 'localhost' });
  expect(status).toBe(500);
  expect(text).toContain('/nowhere.txt');
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('/nowhere.txt'));
  jest.restoreAllMocks();
});
