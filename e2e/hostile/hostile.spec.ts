import { chmod, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'playwright/test';
import { type Attacks, onEveryServer, onInbox, onWords } from './attacks';
import { type Holding, startTarget } from './target';
import { exchange, get, lead, post, SEND } from './wire';

/** How much more memory (in MB) and how many more open files a server may hold after all attacks. */
const MAY_GROW = { heap: 4, resident: 40, files: 5 };
/** The content of a file outside the site, which no answer may contain. */
const SECRET = 'nobody-may-read-this';

let root: string;
const inRoot = (name: string) => path.join(root, name);

test.beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'hostile-'));
  await mkdir(inRoot('site'));
  await writeFile(inRoot('secret.txt'), SECRET);
  for (const name of ['index.html', '404.html'])
    await writeFile(path.join(inRoot('site'), name), '<title>Page</title>');
});
test.afterAll(() => rm(root, { recursive: true, force: true }));

type Attempt = (port: number) => Promise<unknown>;

/** Sends hostile requests, eight at a time, and checks the answers. */
const send =
  (attacks: Attacks, times = 1): Attempt =>
  async (port) => {
    const all = Object.entries(attacks).flatMap(([right, requests]) => requests.map((bytes) => ({ right, bytes })));
    const queue = Array(times).fill(all).flat().values();
    const attacker = async () => {
      for (const { right, bytes } of queue) {
        const { status = 'none', text } = await exchange(port, bytes);
        expect.soft(right.split(' '), `the answer to ${bytes.toString('latin1', 0, 300)}`).toContain(String(status));
        expect.soft(text).not.toContain(SECRET);
      }
    };
    await Promise.all(Array.from({ length: 8 }, attacker));
  };
/** Names each list with its number of attacks. Short lists are sent five times, so that a leak of memory would show. */
const counted = (lists: Record<string, Attacks>): Record<string, Attempt> =>
  Object.fromEntries(
    Object.entries(lists).map(([name, attacks]) => {
      const { length } = Object.values(attacks).flat();
      const times = length < 50 ? 5 : 1;
      return [`${length * times} × ${name}`, send(attacks, times)];
    }),
  );

const LEAD = post(SEND, lead({ message: 'x' }));
const siteServes = send({ 200: [get('/')] });
const SHOWN = ['/', '/__seo/', '/__inbox/leads', '/__inbox/leads.csv'];
const previewServes = send({ 200: [...SHOWN.map((target) => get(target)), LEAD] });

const crowds: Record<string, Attempt> = {
  // 600 connections are more than the server accepts at once.
  '600 connections at once': async (port) => {
    const sockets = Array.from({ length: 600 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
    await wait(500);
    for (const socket of sockets) socket.destroy();
    await wait(200);
    await siteServes(port);
  },
  '500 requests in one go over one connection': async (port) => {
    const one = 'HEAD / HTTP/1.1\r\nHost: localhost\r\n';
    const { text } = await exchange(port, `${one}\r\n`.repeat(499) + `${one}Connection: close\r\n\r\n`);
    expect(text.split('HTTP/1.1 200')).toHaveLength(501);
  },
};

const onPreview: Record<string, Attempt> = {
  // The server sends events to 64 open inboxes at most.
  '100 open inboxes at once': async (port) => {
    const leave = (socket: Socket) => setTimeout(() => socket.destroy(), 1500);
    const opened = Array.from({ length: 100 }, () => exchange(port, get('/__inbox/events'), leave));
    const statuses = (await Promise.all(opened)).map(({ status }) => status);
    expect([200, 503].map((wanted) => statuses.filter((status) => status === wanted).length)).toEqual([64, 36]);
  },
  '60 × another site that sends': async (port) => {
    const foreign = post(SEND, lead({ message: 'x' }), 'Origin: https://evil.example');
    const answers = await Promise.all(Array.from({ length: 60 }, () => exchange(port, foreign)));
    expect(answers.filter(({ status }) => status !== 403)).toEqual([]);
  },
  'links and odd things among the leads': async (port) => {
    const name = path.join(inRoot('leads'), '20300101T000000000Z-000001-landing-abcdef.json');
    for (const put of [
      () => symlink(inRoot('secret.txt'), name),
      () => symlink('/dev/zero', name),
      () => mkdir(name),
      () => writeFile(name, Buffer.alloc(600_000, SECRET)),
    ]) {
      await put();
      await previewServes(port);
      await rm(name, { recursive: true });
    }
  },
  // A file stands in the place of the folder of leads, because that stops even root from writing there.
  'a folder that cannot be written to': async (port) => {
    await rename(inRoot('leads'), inRoot('aside'));
    await writeFile(inRoot('leads'), '');
    await chmod(inRoot('leads'), 0o400);
    await send({ 500: [LEAD] })(port);
    await rm(inRoot('leads'));
    await rename(inRoot('aside'), inRoot('leads'));
    await previewServes(port);
  },
};

/** Sends a few bytes every half second, until the server closes the connection. */
const trickle = (text: string) => (socket: Socket) => {
  const feeding = setInterval(() => socket.write(text), 500);
  socket.on('close', () => clearInterval(feeding));
};
const POST = `POST ${SEND} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
/** The requests of slow clients: how each begins, and the bytes that then follow every half second. */
const slowHeads: [begin: string, rest?: string][] = [[''], ['GET / HTTP/1.1\r\nHost: localhost\r\n', 'X-More: 1\r\n']];
const slowBodies: typeof slowHeads = [
  [`${POST}Content-Length: 10000\r\n\r\n`, ' '],
  [`${POST}Transfer-Encoding: chunked\r\n\r\n`, '1\r\nx\r\n'],
];

const startPreview = () =>
  startTarget('tools/preview/serve.ts', ['--site', inRoot('site'), '--leads', inRoot('leads'), '--port', '0']);

async function startDev() {
  const preview = await startPreview();
  const dev = await startTarget('e2e/hostile/dev-child.ts', [String(preview.port)]);
  return { ...dev, stop: () => Promise.all([dev.stop(), preview.stop()]) };
}

const servers = [
  {
    name: 'local site, inbox and studio (npm start)',
    start: startPreview,
    attempts: { ...counted(onEveryServer), ...counted(onInbox), ...crowds, ...onPreview },
    slow: [...slowHeads, ...slowBodies],
    serves: previewServes,
  },
  {
    name: 'pages and words (npm run dev)',
    start: startDev,
    attempts: { ...counted(onEveryServer), ...counted(onWords), ...crowds },
    slow: slowHeads,
    serves: siteServes,
  },
];

for (const { name, start, attempts, slow, serves } of servers)
  test.describe(name, () => {
    let target: Awaited<ReturnType<typeof startDev>> | Awaited<ReturnType<typeof startPreview>>;
    let before: Holding;

    test.beforeAll(async () => {
      target = await start();
      await serves(target.port);
      // Runs every attack once before the measurement, so that the server has grown to its usual size.
      for (const attempt of Object.values(attempts)) await attempt(target.port);
      before = await target.holding();
    });
    test.afterAll(async () => void (await target.stop()));

    for (const [title, attempt] of Object.entries(attempts))
      test(title, async () => {
        await attempt(target.port);
        await serves(target.port);
      });

    test(`${20 * slow.length} × clients that take their time are cut off, without an answer or with 408`, async () => {
      const clients = slow.flatMap((client) => Array<typeof client>(20).fill(client));
      const answers = clients.map(([begin, rest]) => exchange(target.port, begin, rest ? trickle(rest) : undefined));
      for (const { status } of await Promise.all(answers)) expect([408, undefined]).toContain(status);
    });

    test('after all attacks the server still serves, and holds no more memory and files than before', async () => {
      // Waits, because the server closes the connections of gone clients a moment later.
      await wait(2000);
      await serves(target.port);
      const after = await target.holding();
      console.log(`${name}, before and after:`, before, after);
      for (const [key, most] of Object.entries(MAY_GROW) as [keyof typeof MAY_GROW, number][])
        expect(after[key] - before[key], key).toBeLessThanOrEqual(most);
    });
  });
