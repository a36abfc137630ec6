import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTarget } from '../../e2e/hostile/target';
import { SEND_PATH } from '../preview/send-endpoint';

const LEADS = 1000;
const CONNECTIONS = 20;
const MEMORY_LIMIT_MB = 150;
/** One lead in so many is nearly as large as the service takes. */
const LARGE_EVERY = 10;
const LARGE_BYTES = 45 * 1024;

/** The body of one send, in the shape of the four forms in turn; `mark` finds it again in its file. */
function leadBody(index: number, mark: string): string {
  const text = index % LARGE_EVERY === 0 ? 'x'.repeat(LARGE_BYTES) : 'Varanasi';
  const message = `Name: ${mark}\nCity: ${text}`;
  const recipient = { to_name: 'Team', to_email: 'leads@example.com' };
  const forms = [
    { from_name: mark, from_email: '', ...recipient, message },
    { message, ...recipient },
    { housingSociety: text, name: mark, pinCode: '221001', agreeTerms: true },
    { message: `Form Type: Residential\nFull ${message}`, ...recipient },
  ];
  const template_params = forms[index % forms.length];
  return JSON.stringify({ lib_version: '4.4.1', user_id: 'k', service_id: 's', template_id: 't', template_params });
}

/** Sends a lead for each mark, at most CONNECTIONS at a time, and returns the milliseconds to each answer, sorted. */
async function sendAll(base: string, marks: string[]): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const client = async () => {
    while (next < marks.length) {
      const index = next++;
      const [body, started] = [leadBody(index, marks[index]!), performance.now()];
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(base + SEND_PATH, { method: 'POST', headers, body });
      await answer.text();
      if (!answer.ok) throw new Error(`A send was answered with ${answer.status}.`);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  return times.sort((a, b) => a - b);
}

/** The marks of all leads that are whole in their files. Throws on a file that does not parse. */
async function readMarks(leadsDir: string): Promise<string[]> {
  const texts = (await readdir(leadsDir)).map((name) => readFile(path.join(leadsDir, name), 'utf8'));
  return (await Promise.all(texts)).map(
    (text) => /bench-\d+-/.exec(JSON.stringify(JSON.parse(text).body.template_params))?.[0] ?? '',
  );
}

/** `npm run bench -- inbox`: 1,000 leads over 20 connections into the local inbox. Fails if one is lost or memory is too high. */
export async function inbox(): Promise<void> {
  const root = await mkdtemp(path.join(tmpdir(), 'inbox-bench-'));
  const [siteDir, leadsDir] = [path.join(root, 'site'), path.join(root, 'leads')];
  await mkdir(siteDir);
  const server = await startTarget('tools/preview/serve.ts', ['--site', siteDir, '--leads', leadsDir, '--port', '0']);
  const base = `http://localhost:${server.port}`;
  try {
    const atRest = (await server.holding()).resident;
    const events = await fetch(`${base}/__inbox/events`);
    const marks = Array.from({ length: LEADS }, (_, index) => `bench-${index}-`);
    const started = performance.now();
    const times = await sendAll(base, marks);
    const seconds = (performance.now() - started) / 1000;
    // Reading them all is part of the use that the limit covers.
    for (const list of ['leads', 'leads.csv']) await (await fetch(`${base}/__inbox/${list}`)).text();
    await events.body?.cancel();
    const { peak } = await server.holding();

    const stored = new Set(await readMarks(leadsDir));
    const missing = marks.filter((mark) => !stored.has(mark));
    const percentile = (share: number) => times[Math.ceil(times.length * share) - 1]!.toFixed(1);
    console.table({
      'leads sent': `${LEADS} over ${CONNECTIONS} connections`,
      time: `${seconds.toFixed(2)} s`,
      speed: `${Math.round(LEADS / seconds)} leads/s`,
      'answer, half within': `${percentile(0.5)} ms`,
      'answer, 99 % within': `${percentile(0.99)} ms`,
      'memory at rest': `${atRest.toFixed(0)} MB`,
      'memory at its highest': `${peak.toFixed(0)} MB of ${MEMORY_LIMIT_MB} MB`,
      'whole files': `${LEADS - missing.length} of ${LEADS}`,
    });
    if (missing.length > 0) throw new Error(`Missing: ${missing.length} leads, the first ${missing[0]}`);
    if (peak >= MEMORY_LIMIT_MB)
      throw new Error(`The server took ${peak.toFixed(0)} MB; ${MEMORY_LIMIT_MB} MB is the limit.`);
  } finally {
    await server.stop();
    await rm(root, { recursive: true, force: true });
  }
}
