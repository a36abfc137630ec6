import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test as base } from 'playwright/test';
import { type Attacks, onEveryServer, onInbox, onEditor } from './attacks';
import { exchange, get } from './wire';

/** No answer may contain this word of package.json, because that file is outside the site. */
const SECRET = 'rooftop-solar-website';

const test = base.extend<object, { ports: Record<'start' | 'dev', number> }>({
  ports: [
    async ({}, provide) => {
      const start = Number(process.env.E2E_PORT);
      const server = spawn(process.execPath, ['--import', 'tsx', 'e2e/hostile/dev-child.ts', String(start)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await provide({ start, dev: Number(await once(server.stdout, 'data')) });
      server.kill();
    },
    { scope: 'worker' },
  ],
});

async function sendAttacks(port: number, attacks: Attacks) {
  const queue = Object.entries(attacks)
    .flatMap(([right, requests]) => requests.map((bytes) => ({ right, bytes })))
    .values();
  const attacker = async () => {
    for (const { right, bytes } of queue) {
      const { status, text } = await exchange(port, bytes);
      expect.soft(right.split(' '), `the answer to ${bytes.toString('latin1', 0, 300)}`).toContain(status);
      expect.soft(text).not.toContain(SECRET);
    }
  };
  await Promise.all(Array.from({ length: 8 }, attacker));
}

/** More connections than the server accepts at once. */
const CROWD = Array.from({ length: 600 }, () => get('/'));

for (const { name, server, lists } of [
  { name: 'npm start', server: 'start', lists: { ...onEveryServer, ...onInbox } },
  { name: 'npm run dev', server: 'dev', lists: { ...onEveryServer, ...onEditor } },
] as const) {
  for (const [title, attacks] of Object.entries<Attacks>(lists))
    test(`${name} refuses ${Object.values(attacks).flat().length} requests, shows no file outside the site, then serves a page: ${title}`, async ({
      ports,
    }) => {
      await sendAttacks(ports[server], attacks);
      await sendAttacks(ports[server], { 200: [get('/')] });
    });

  test(`${name} still serves pages after ${CROWD.length} connections at once`, async ({ ports }) => {
    await Promise.all(CROWD.map((bytes) => exchange(ports[server], bytes)));
    await sendAttacks(ports[server], { 200: [get('/')] });
  });
}
