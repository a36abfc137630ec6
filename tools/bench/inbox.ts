import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTarget } from '../../e2e/hostile/target';
import { lead } from '../../e2e/hostile/wire';
import { SEND_PATH } from '../preview/send-endpoint';
import { filesIn } from '../setup/files';

const LEADS = 1000;
const CONNECTIONS = 20;
/** How many MB the inbox's server may take during the bench, above what it takes at rest. */
const MEMORY_LIMIT = 60;

/** Writes the body of a send to the local mail service. Every tenth is nearly as large as the service accepts. */
const leadBody = (index: number) =>
  lead({ from_name: `Lead ${index}`, message: index % 10 === 0 ? 'x'.repeat(45 * 1024) : 'Varanasi' });

/**
 * `npm run bench -- inbox`: sends 1,000 leads to the local inbox over 20 connections. Fails if a lead is lost or the
 * server takes too much memory.
 */
export async function inbox(): Promise<void> {
  const root = await mkdtemp(path.join(tmpdir(), 'inbox-bench-'));
  const [siteDir, leadsDir] = [path.join(root, 'site'), path.join(root, 'leads')];
  await mkdir(siteDir);
  const server = await startTarget('tools/preview/serve.ts', ['--site', siteDir, '--leads', leadsDir, '--port', '0']);
  const base = `http://localhost:${server.port}`;
  try {
    const atRest = (await server.holding()).resident;
    const events = await fetch(`${base}/__inbox/events`);
    const times: number[] = [];
    let next = 0;
    const sendInTurn = async () => {
      while (next < LEADS) {
        const [body, started] = [leadBody(next++), performance.now()];
        const headers = { 'Content-Type': 'application/json' };
        const answer = await fetch(base + SEND_PATH, { method: 'POST', headers, body });
        await answer.text();
        if (!answer.ok) throw new Error(`A send was answered with ${answer.status}.`);
        times.push(performance.now() - started);
      }
    };
    const begun = performance.now();
    await Promise.all(Array.from({ length: CONNECTIONS }, sendInTurn));
    const seconds = (performance.now() - begun) / 1000;
    // Reads all stored leads too, because the server's memory limit must also hold while they are read.
    for (const list of ['leads', 'leads.csv']) await (await fetch(`${base}/__inbox/${list}`)).text();
    await events.body?.cancel();
    const { peak } = await server.holding();

    const stored = filesIn(leadsDir).map((name) => JSON.parse(readFileSync(path.join(leadsDir, name), 'utf8')));
    const whole = new Set(stored.map(({ body }) => body.template_params.from_name)).size;
    times.sort((a, b) => a - b);
    console.table({
      'leads sent': `${LEADS} over ${CONNECTIONS} connections`,
      speed: `${Math.round(LEADS / seconds)} leads/s`,
      'answer, half within': `${times[LEADS / 2]!.toFixed(1)} ms`,
      'answer, 99 % within': `${times[LEADS * 0.99]!.toFixed(1)} ms`,
      'memory at rest': `${atRest.toFixed(0)} MB`,
      'memory at its highest': `${peak.toFixed(0)} MB`,
      'whole files': `${whole} of ${LEADS}`,
    });
    if (whole < LEADS) throw new Error(`${LEADS - whole} leads are missing.`);
    if (peak - atRest > MEMORY_LIMIT) throw new Error(`The leads took more than ${MEMORY_LIMIT} MB of memory.`);
  } finally {
    await server.stop();
    await rm(root, { recursive: true, force: true });
  }
}
