/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { attribute, elementsOf } from '../postbuild/html';
import { HOUSING, LANDING, SEND, sendBody, startTestPreview } from './preview.fixture';

let server: Awaited<ReturnType<typeof startTestPreview>>;
beforeEach(async () => (server = await startTestPreview()));
afterEach(() => server.stop());

const inbox = async () => (await fetch(`${server.base}/__inbox`)).text();
const cardsIn = (html: string) => html.match(/<article.*?<\/article>/gs) ?? [];

async function order(name: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(fields);
  const address = `${server.base}/__inbox/${name}`;
  return (await fetch(address, { method: 'POST', body, headers, redirect: 'manual' })).status;
}

async function onlyId() {
  const cards = cardsIn(await inbox());
  expect(cards).toHaveLength(1);
  return /<article id="([^"]+)"/.exec(cards[0]!)![1]!;
}

test('headers of the inbox allow only files of its server, forbid framing, type sniffing and caching, and hide it from other sites', async () => {
  for (const address of ['/__inbox', '/__inbox/', '/__inbox/inbox.js']) {
    const response = await fetch(server.base + address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; " +
        "form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('same-origin');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('the preview answers 200 for the style sheet and the script that the inbox page loads', async () => {
  const addresses = elementsOf(await inbox()).flatMap((element) =>
    ['link', 'script'].includes(element.tagName) ? (attribute(element, 'href') ?? attribute(element, 'src') ?? []) : [],
  );
  expect(addresses).toEqual(['/icon.svg', '/__seo/studio.css', '/__inbox/inbox.js']);
  for (const address of addresses.slice(1)) expect((await fetch(server.base + address)).status).toBe(200);
});

test('the inbox shows a lead as an e-mail, with date, page of the form and a note if there is no reply address, and HTML as text', async () => {
  await server.post(SEND, sendBody({ ...HOUSING, name: '<script>alert(1)</script>' }), {
    Referer: `${server.base}/<b>`,
  });
  const html = await inbox();
  const [card] = cardsIn(html);
  expect(card).toContain('Name: &lt;script&gt;alert(1)&lt;/script&gt;');
  expect(card).toMatch(/<h2.*?20\d\d.*? from \/%3Cb%3E<\/h2>/);
  expect(card).toContain('no address given');
  expect(elementsOf(html).filter(({ tagName }) => tagName === 'script')).toHaveLength(1);
});

test('the inbox counts and lists at most the newest hundred leads, the latest first, and says where older ones are', async () => {
  expect(await inbox()).toContain('No enquiry here yet.');
  await server.post(SEND, sendBody(LANDING));
  expect(await inbox()).toContain('1 enquiry,');
  for (let index = 0; index < 100; index += 1)
    await server.post(SEND, sendBody({ ...LANDING, from_name: `n${index}.` }));
  const html = await inbox();
  expect(cardsIn(html)).toHaveLength(100);
  expect(cardsIn(html)[0]).toContain('n99.');
  expect(html).toContain('100 enquiries, the newest first, as the e-mails that they become: older ones');
});

test('the inbox skips a file in the folder of leads that is not a lead', async () => {
  await server.post(SEND, sendBody(LANDING));
  await writeFile(path.join(server.leadsDir, '20300101T000000000Z-000001-landing-abcdef.json'), '{');
  expect(cardsIn(await inbox())).toHaveLength(1);
});

test('a page of another origin cannot read the inbox, but its own page and a typed address can', async () => {
  const from = (site: string, address: string) =>
    fetch(server.base + address, { headers: { 'Sec-Fetch-Site': site } }).then(({ status }) => status);
  for (const address of ['/__inbox', '/__inbox/inbox.js']) {
    expect(await from('cross-site', address)).toBe(403);
    expect(await from('same-site', address)).toBe(403);
    expect(await from('same-origin', address)).toBe(200);
    expect(await from('none', address)).toBe(200);
  }
});

test('deleting a lead redirects and takes the lead out of the inbox, and deleting the same lead again gives 404', async () => {
  await server.post(SEND, sendBody(LANDING));
  const id = await onlyId();
  expect(await order('delete', { id })).toBe(303);
  expect(cardsIn(await inbox())).toEqual([]);
  expect(await order('delete', { id })).toBe(404);
});

test('the inbox shows how the failure switch is set, and warns in the page and its title while the switch makes sends fail', async () => {
  expect(await inbox()).not.toContain('The failure switch is on');
  expect(await order('mode', { mode: '429 Too Many Requests' })).toBe(303);
  const html = await inbox();
  expect(html).toContain('<option selected="">429 Too Many Requests</option>');
  expect(html).toContain('The failure switch is on: 429 Too Many Requests. Nothing that is sent now is stored.');
  expect(html).toContain('<title>Lead inbox · Sends fail on purpose</title>');
});

test.each<Record<string, string>>([
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'cross-site' },
])('the inbox refuses a form from a page of another site, recognised by the header %j', async (headers) => {
  await server.post(SEND, sendBody(LANDING));
  const id = await onlyId();
  expect(await order('delete', { id }, headers)).toBe(403);
  expect(await order('mode', { mode: '403 Forbidden' }, headers)).toBe(403);
  expect(await onlyId()).toBe(id);
  expect(await inbox()).not.toContain('The failure switch is on');
});

test('the inbox refuses unknown settings, leads, actions and methods, and forms above 1 KB', async () => {
  await server.post(SEND, sendBody(LANDING));
  const id = await onlyId();
  for (const mode of ['', 'constructor', '403']) expect(await order('mode', { mode })).toBe(400);
  for (const strange of ['', '../../etc/passwd', '__proto__']) expect(await order('delete', { id: strange })).toBe(404);
  expect(await order('burn', { id })).toBe(404);
  expect(await order('delete', { id, more: 'x'.repeat(2000) })).toBe(413);
  expect((await fetch(`${server.base}/__inbox/delete`)).status).toBe(404);
  expect((await fetch(`${server.base}/__inbox`, { method: 'DELETE' })).status).toBe(405);
  expect(await onlyId()).toBe(id);
});

test('if the e-mail template is unreadable, the inbox answers 500 and names the file in the answer and in the terminal', async () => {
  await server.stop();
  server = await startTestPreview({ templateFile: '/nowhere.txt' });
  jest.spyOn(console, 'error').mockImplementation();
  const response = await fetch(`${server.base}/__inbox`);
  expect(response.status).toBe(500);
  expect(await response.text()).toContain('/nowhere.txt');
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('/nowhere.txt'));
  jest.restoreAllMocks();
});
