import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { crowds, openPages } from './crowds';
import { SECRET, type Field, type Kind } from './kind';
import { leads } from './leads';
import { requests } from './requests';
import { slowBodies, slowClients } from './slow';
import { HOSTILE_PAGE, studioMarkup } from './studio-markup';
import { startTarget, type Holding, type Target } from './target';
import { lead, request, send } from './wire';

const TOGETHER = 8;
/** How much more a server may hold after all attacks, since no collection is complete: MB, and open files. */
const MAY_GROW = { heap: 4, resident: 40, files: 5 };

let root: string;
const siteDir = () => path.join(root, 'site');
const leadsDir = () => path.join(root, 'leads');

test.beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'hostile-'));
  await mkdir(siteDir());
  await writeFile(path.join(root, 'secret.txt'), SECRET);
  for (const name of ['index.html', '404.html']) await writeFile(path.join(siteDir(), name), HOSTILE_PAGE);
});
test.afterAll(() => rm(root, { recursive: true, force: true }));

const startPreview = () =>
  startTarget('tools/preview/serve.ts', ['--site', siteDir(), '--leads', leadsDir(), '--port', '0']);
const answers = async (port: number, target: string) => (await request(port, { target })).status === 200;

/** Sends attacks of one kind, a few at a time, and returns what was wrong with the answers. */
async function attackWith({ count, together = TOGETHER, attack }: Kind, field: Field, most = count): Promise<string[]> {
  const wrong: string[] = [];
  let next = 0;
  const attacker = async () => {
    while (next < Math.min(count, most)) {
      const problem = await attack(field, next++).catch((error: Error) => error.message);
      if (problem !== undefined) wrong.push(problem);
    }
  };
  await Promise.all(Array.from({ length: together }, attacker));
  return wrong;
}

/** Tests that a server withstands each kind of attack, still serves afterwards, and holds no more than before. */
function withstands(
  name: string,
  kinds: Kind[],
  slow: Kind[],
  start: () => Promise<Target>,
  serves: (port: number) => Promise<boolean>,
) {
  test.describe(name, () => {
    let target: Target;
    let before: Holding;
    const field = () => ({ port: target.port, leadsDir: leadsDir() });

    test.beforeAll(async () => {
      target = await start();
      await serves(target.port);
      // Some of each kind first, so that the server has grown to its size when it is measured.
      for (const kind of kinds) await attackWith(kind, field(), Math.ceil(kind.count / 4));
      before = await target.holding();
    });
    test.afterAll(() => target.stop());

    for (const kind of kinds)
      test(`${kind.count} × ${kind.name}`, async () => expect(await attackWith(kind, field())).toEqual([]));

    // All together, since each is a long wait.
    test(slow.map((kind) => `${kind.count} × ${kind.name}`).join(', '), async () => {
      expect((await Promise.all(slow.map((kind) => attackWith(kind, field())))).flat()).toEqual([]);
    });

    test('it still serves, and holds no more memory and files than before', async () => {
      // Connections that were cut are closed a moment later.
      await new Promise((resolve) => setTimeout(resolve, 2000));
      expect(target.alive() && (await serves(target.port))).toBe(true);
      const after = await target.holding();
      console.log(`${name}, before and after:`, before, after);
      for (const [key, most] of Object.entries(MAY_GROW) as [keyof typeof MAY_GROW, number][])
        expect(after[key] - before[key], key).toBeLessThanOrEqual(most);
    });
  });
}

withstands(
  'local site, inbox and studio (npm start)',
  [...requests, ...leads, ...studioMarkup, ...crowds, ...openPages],
  [...slowClients, ...slowBodies],
  startPreview,
  async (port) =>
    (await answers(port, '/')) &&
    (await answers(port, '/__seo/')) &&
    (await answers(port, '/__inbox/leads')) &&
    (await send(port, lead({ message: 'x' }))).status === 200,
);

withstands(
  'studio over drafts (npm run dev)',
  [...requests, ...crowds],
  slowClients,
  async () => {
    const preview = await startPreview();
    const draft = await startTarget('e2e/hostile/draft-child.ts', [`http://localhost:${preview.port}`]);
    return { ...draft, stop: () => Promise.all([draft.stop(), preview.stop()]).then(() => undefined) };
  },
  (port) => answers(port, '/__seo/'),
);
