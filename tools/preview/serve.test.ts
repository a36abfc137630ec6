/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { LANDING, makeFolders, SEND, sendBody, storedLeads } from './preview.fixture';

let folders: Awaited<ReturnType<typeof makeFolders>>;
const children: ChildProcess[] = [];
beforeEach(async () => void (folders = await makeFolders()));
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await folders.remove();
});

function serve(port: string) {
  const args = ['--site', folders.siteDir, '--leads', folders.leadsDir, '--port', port];
  const child = spawn(process.execPath, ['--import', 'tsx', path.resolve('tools/preview/serve.ts'), ...args]);
  children.push(child);
  let said = '';
  const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, said }));
  });
  const ready = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => {
        said += part;
        const address = /Inbox: +(\S+)\/__inbox\n/.exec(said)?.[1];
        if (address) resolve(address);
      });
    }
  });
  return { child, ready, ended };
}

test('the preview server prints its addresses, keeps leads across a restart and stops without an error', async () => {
  for (const count of [1, 2]) {
    const { child, ready, ended } = serve('0');
    const base = await ready;
    const headers = { 'Content-Type': 'application/json' };
    await fetch(base + SEND, { method: 'POST', headers, body: JSON.stringify(sendBody(LANDING)) });
    const page = await (await fetch(`${base}/__inbox`)).text();
    expect(page.match(/<article/g)).toHaveLength(count);
    child.kill(count === 1 ? 'SIGINT' : 'SIGTERM');
    const { code, said } = await ended;
    expect(code).toBe(0);
    expect(said).toBe(`Site:   ${base}\nStudio: ${base}/__seo\nInbox:  ${base}/__inbox\n`);
  }
});

test('the preview server reports a port that is in use in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const { code, said } = await serve(String(port)).ended;
  other.close();
  expect(code).toBe(1);
  expect(said).toBe(`listen EADDRINUSE: address already in use 127.0.0.1:${port}\n`);
});

test('a preview server that is killed under load has lost no acknowledged lead and left no incomplete file', async () => {
  const { child, ready, ended } = serve('0');
  const base = await ready;
  const acknowledged: string[] = [];
  let running = true;
  const client = async (number: number) => {
    for (let turn = 0; running; turn += 1) {
      const name = `visitor ${number}-${turn}`;
      const body = JSON.stringify(sendBody({ ...LANDING, from_name: name, message: 'x'.repeat(20_000) }));
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(base + SEND, { method: 'POST', headers, body }).catch(() => null);
      if (answer?.status === 200) acknowledged.push(name);
    }
  };
  const clients = Array.from({ length: 20 }, (_, number) => client(number));
  while (acknowledged.length < 100) await new Promise((resolve) => setTimeout(resolve, 10));
  child.kill('SIGKILL');
  await ended;
  running = false;
  await Promise.all(clients);

  // Reading an incomplete file would fail here.
  const stored = (await storedLeads(folders.leadsDir)).map(({ body }) => body.template_params.from_name);
  expect(acknowledged.filter((name) => !stored.includes(name))).toEqual([]);
}, 20_000);
