import { chmod, mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expectStatus, pick, SECRET, type Kind } from './kind';
import { lead, request, send } from './wire';

const MARKUP = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '</script><svg onload=alert(1)>',
  'javascript:alert(1)',
  '{{constructor}}',
  '\u202e\u0000\ud800',
];

const BROKEN = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"user_id":1}',
  lead({ deep: { er: 1 } }),
  lead([1]),
  `{"template_params":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  '['.repeat(50_000),
  `{"a":`.repeat(8000),
  Buffer.concat([Buffer.from('{"user_id":"'), Buffer.from([0xff, 0xfe, 0xc3, 0x28]), Buffer.from('"}')]),
  Buffer.from([0xef, 0xbb, 0xbf, 0x7b]),
  Buffer.from(lead({ message: 'x' }), 'utf16le'),
];

const POLLUTING = [
  '{"__proto__":{"polluted":true},"user_id":"k","service_id":"s","template_id":"t"}',
  lead(JSON.parse('{"__proto__":"x","constructor":"y","toString":"z","hasOwnProperty":"w"}')),
];

const FOREIGN: Record<string, string>[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site', Origin: 'http://localhost:1' },
];

/** Reads the inbox as its page does: it must answer, and show no file that is not a lead. */
async function inboxAnswers(port: number): Promise<string | undefined> {
  const answer = await request(port, { target: '/__inbox/leads' });
  const head = answer.head.toLowerCase();
  if (!head.includes('content-type: application/json') || !head.includes("default-src 'none'"))
    return 'the inbox’s data could be taken for a page';
  return expectStatus(answer, 200) ?? expectStatus(await request(port, { target: '/__inbox/leads.csv' }), 200);
}

/** Attacks by what is sent as a lead, and on the inbox's own actions. */
export const leads: Kind[] = [
  {
    name: 'broken, deep and misspelt JSON',
    count: 98,
    attack: async ({ port }, index) => expectStatus(await send(port, pick(BROKEN, index)), 400),
  },
  {
    name: 'bodies over 50 KB',
    count: 30,
    attack: async ({ port }, index) =>
      expectStatus(await send(port, lead({ message: 'x'.repeat(pick([51_200, 500_000, 4_000_000], index)) })), 413),
  },
  {
    name: 'keys of prototypes',
    count: 20,
    attack: async ({ port }, index) =>
      expectStatus(await send(port, pick(POLLUTING, index)), 200, 400) ?? inboxAnswers(port),
  },
  {
    name: '4,000 fields in one lead',
    count: 10,
    attack: async ({ port }) =>
      expectStatus(
        await send(port, lead(Object.fromEntries(Array.from({ length: 4000 }, (_, at) => [`f${at}`, 1])))),
        200,
      ),
  },
  {
    name: 'markup in a lead',
    count: 70,
    attack: async ({ port }, index) =>
      expectStatus(
        await send(port, lead({ from_name: pick(MARKUP, index), message: `Name: ${pick(MARKUP, index)}` })),
        200,
      ) ?? (index < MARKUP.length ? inboxAnswers(port) : undefined),
  },
  {
    name: 'other sites at the switch and the leads',
    count: 40,
    attack: async ({ port, leadsDir }, index) => {
      const headers = pick(FOREIGN, index);
      const change = await foreignChange(port, leadsDir, headers);
      if (change) return change;
      const changed = await request(port, {
        method: 'POST',
        target: '/__inbox/mode',
        body: '{"mode":"broken"}',
        headers: { 'Content-Type': 'application/json', ...headers },
      });
      return (
        expectStatus(changed, 403) ??
        expectStatus(
          await request(port, {
            target: pick(['/__inbox/leads', '/__inbox/leads.csv', '/__inbox/events', '/__inbox/mode'], index),
            headers,
          }),
          403,
        )
      );
    },
  },
  {
    name: 'other sites that send without end',
    count: 60,
    attack: async ({ port }) =>
      expectStatus(await send(port, lead({ message: 'x' }), { Origin: 'https://evil.example' }), 403),
  },
  {
    name: 'links and odd things among the leads',
    count: 4,
    together: 1,
    attack: ({ port, leadsDir }, index) => oddFile(port, leadsDir, index),
  },
  {
    name: 'a folder that cannot be written to',
    count: 5,
    together: 1,
    attack: ({ port, leadsDir }) => fullDisk(port, leadsDir),
  },
];

/** Another site's page deletes no lead, marks none and adds none. */
async function foreignChange(
  port: number,
  leadsDir: string,
  headers: Record<string, string>,
): Promise<string | undefined> {
  const id = (await readdir(leadsDir)).find((name) => name.endsWith('.json'))?.replace('.json', '');
  const order = (target: string, body: object) =>
    request(port, {
      method: 'POST',
      target,
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  const marked = expectStatus(await order('/__inbox/lead', { id, change: 'read' }), 403);
  return (
    marked ??
    expectStatus(await order('/__inbox/lead', { id, change: 'delete' }), 403) ??
    expectStatus(await order('/__inbox/test-leads', {}), 403)
  );
}

async function oddFile(port: number, leadsDir: string, index: number): Promise<string | undefined> {
  const name = path.join(leadsDir, `20300101T00000000${index}Z-000001-landing-abcdef.json`);
  await rm(name, { recursive: true, force: true });
  if (index === 0) await symlink(path.join(leadsDir, '../secret.txt'), name);
  if (index === 1) await symlink('/dev/zero', name);
  if (index === 2) await mkdir(name);
  if (index === 3) await writeFile(name, Buffer.alloc(600_000, SECRET));
  return inboxAnswers(port);
}

/** The folder's place is taken by a file, which stops root too; afterwards leads are stored as before. */
async function fullDisk(port: number, leadsDir: string): Promise<string | undefined> {
  const aside = `${leadsDir}-aside`;
  await rename(leadsDir, aside);
  await writeFile(leadsDir, '');
  await chmod(leadsDir, 0o400);
  const refused = await send(port, lead({ message: 'x' }));
  await rm(leadsDir);
  await rename(aside, leadsDir);
  return expectStatus(refused, 500) ?? expectStatus(await send(port, lead({ message: 'x' })), 200);
}
