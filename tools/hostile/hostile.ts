import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crowds, openPages } from './crowds';
import { SECRET, type Field, type Kind } from './kind';
import { leads } from './leads';
import { requests } from './requests';
import { slowBodies, slowClients } from './slow';
import { HOSTILE_PAGE, studioMarkup } from './studio-markup';
import { startTarget, type Holding, type Target } from './target';
import { lead, request, send } from './wire';

const TOGETHER = 8;
/** What a collection may leave behind by chance. */
const FLAT = { heap: 4, resident: 40, files: 5 };

interface Row {
  name: string;
  sent: number;
  right: number;
  wrong?: string;
}

/** Sends some attacks of a kind, a few at a time. */
async function attackWith(
  { name, count, together = TOGETHER, attack }: Kind,
  field: Field,
  most = count,
): Promise<Row> {
  const row: Row = { name, sent: Math.min(count, most), right: 0 };
  let next = 0;
  const attacker = async () => {
    while (next < row.sent) {
      const wrong = await attack(field, next++).catch((error: Error) => error.message);
      if (wrong === undefined) row.right += 1;
      else row.wrong ??= wrong;
    }
  };
  await Promise.all(Array.from({ length: together }, attacker));
  return row;
}

/** The slow go all together, since each is a wait; the others one kind after another. */
async function attackAll(kinds: Kind[], slow: Kind[], field: Field): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of kinds) rows.push(await attackWith(kind, field));
  return [...rows, ...(await Promise.all(slow.map((kind) => attackWith(kind, field))))];
}

/** A server, tried: some of each kind first, so that it has grown to its size, then all, between two measurements. */
async function tryServer(
  name: string,
  target: Target,
  kinds: Kind[],
  slow: Kind[],
  leadsDir: string,
  serves: () => Promise<boolean>,
) {
  const field = { port: target.port, leadsDir };
  await serves();
  for (const kind of kinds) await attackWith(kind, field, Math.ceil(kind.count / 4));
  const before = await target.holding();
  const rows = await attackAll(kinds, slow, field);
  // Connections that were cut are given back a moment later.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const serving = target.alive() && (await serves());
  const after = serving ? await target.holding() : before;
  console.log(`\n${name}`);
  console.table(
    Object.fromEntries(
      rows.map(({ name: kind, sent, right, wrong = '' }) => [
        kind,
        { sent, 'as it should': right, 'the first that was not': wrong },
      ]),
    ),
  );
  console.log(
    `${rows.reduce((sum, { sent }) => sum + sent, 0)} sent. ${serving ? 'It still serves.' : 'It no longer serves.'}`,
  );
  console.table(
    Object.fromEntries(
      (Object.keys(FLAT) as (keyof Holding)[]).map((key) => [
        LABELS[key],
        {
          before: Math.round(before[key] * 10) / 10,
          after: Math.round(after[key] * 10) / 10,
          'may grow by': FLAT[key],
        },
      ]),
    ),
  );
  const flat = (Object.keys(FLAT) as (keyof Holding)[]).every((key) => after[key] - before[key] <= FLAT[key]);
  return [...rows.map(({ sent, right }) => sent === right), serving, flat];
}

const LABELS: Record<keyof Holding, string> = {
  heap: 'heap after a collection, MB',
  resident: 'memory of the process, MB',
  files: 'open files and connections',
};

const answers = async (port: number, target: string) => (await request(port, { target })).status === 200;

/** `npm run test:hostile`: the local inbox and studio, and the draft studio, under attack over loopback. */
async function hostile(): Promise<void> {
  const root = await mkdtemp(path.join(tmpdir(), 'hostile-'));
  const [siteDir, leadsDir] = [path.join(root, 'site'), path.join(root, 'leads')];
  const targets: Target[] = [];
  try {
    await mkdir(siteDir);
    await writeFile(path.join(root, 'secret.txt'), SECRET);
    for (const name of ['index.html', '404.html']) await writeFile(path.join(siteDir, name), HOSTILE_PAGE);
    const start = async (program: string, args: string[]) => {
      const target = await startTarget(program, args);
      targets.push(target);
      return target;
    };
    const local = await start('tools/preview/serve.ts', ['--site', siteDir, '--leads', leadsDir, '--port', '0']);
    const takesLeads = async () => (await send(local.port, lead({ message: 'x' }))).status === 200;
    const serves = async () =>
      (await answers(local.port, '/')) &&
      (await answers(local.port, '/__seo/')) &&
      (await answers(local.port, '/__inbox/leads')) &&
      takesLeads();
    const first = await tryServer(
      'Local site, inbox and studio (npm start)',
      local,
      [...requests, ...leads, ...studioMarkup, ...crowds, ...openPages],
      [...slowClients, ...slowBodies],
      leadsDir,
      serves,
    );

    const draft = await start('tools/hostile/draft-child.ts', [`http://localhost:${local.port}`]);
    const second = await tryServer(
      'Studio over drafts (npm run dev)',
      draft,
      [...requests, ...crowds],
      slowClients,
      leadsDir,
      () => answers(draft.port, '/__seo/'),
    );
    const results = [...first, ...second];
    const failed = results.filter((result) => !result).length;
    console.log(`\n${results.length - failed} passed, ${failed} failed`);
    if (failed > 0) process.exitCode = 1;
  } finally {
    await Promise.all(targets.map((target) => target.stop()));
    await rm(root, { recursive: true, force: true });
  }
}

hostile().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
