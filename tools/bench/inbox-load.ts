import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

const LEADS = 1000;
const CONNECTIONS = 20;
const MEMORY_LIMIT_MB = 150;
/** Every so many leads one is nearly as large as the service takes. */
const LARGE_EVERY = 10;
const LARGE_BYTES = 45 * 1024;

/** The body of one send, in the shape of the four forms in turn; `mark` finds it again in its file. */
function leadBody(index: number, mark: string): string {
  const text = index % LARGE_EVERY === 0 ? 'x'.repeat(LARGE_BYTES) : 'Varanasi';
  const message = `Name: ${mark}\nCity: ${text}`;
  const forms = [
    { from_name: mark, to_name: 'Team', from_email: '', to_email: 'leads@example.com', message },
    { message, to_name: 'Team', to_email: 'leads@example.com' },
    { housingSociety: text, name: mark, pinCode: '221001', agreeTerms: true },
    { message: `Form Type: Residential\nFull ${message}`, to_name: 'Team', to_email: 'leads@example.com' },
  ];
  const template_params = forms[index % forms.length];
  return JSON.stringify({ lib_version: '4.4.1', user_id: 'k', service_id: 's', template_id: 't', template_params });
}

/** Starts the server in a process of its own, as `npm start` does, and gives its address. */
function startServer(siteDir: string, leadsDir: string): Promise<{ child: ChildProcess; base: string }> {
  const args = ['--import', 'tsx', 'tools/preview/serve.ts', '--site', siteDir, '--leads', leadsDir, '--port', '0'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (part) => {
      said += part;
      const base = /Inbox: +(\S+)\/__inbox\n/.exec(said)?.[1];
      if (base) resolve({ child, base });
    });
    child.on('close', () => reject(new Error('The server ended before it served.')));
  });
}

/** A process's memory now and at its highest so far, in MB, as Linux counts it. */
async function memoryOf(pid: number): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { now: read('VmRSS'), peak: read('VmHWM') };
}

/** One send; resolves with the time to its answer in milliseconds, rejects on any answer but 200. */
function send(url: string, body: string, agent: Agent): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(performance.now() - started)
          : reject(new Error(`A send was answered with ${response.statusCode}.`)),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends every lead, no more than CONNECTIONS at a time. */
async function sendAll(base: string, marks: string[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  let next = 0;
  const client = async () => {
    while (next < marks.length) {
      const index = next++;
      times.push(await send(`${base}/api/v1.0/email/send`, leadBody(index, marks[index]!), agent));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  agent.destroy();
  return times.sort((a, b) => a - b);
}

/** The marks of all leads that stand whole in their files; throws on a file that does not parse. */
async function readMarks(leadsDir: string): Promise<string[]> {
  const marks: string[] = [];
  for (const name of await readdir(leadsDir)) {
    const { body } = JSON.parse(await readFile(path.join(leadsDir, name), 'utf8'));
    marks.push(/bench-\d+-/.exec(JSON.stringify(body.template_params))?.[0] ?? name);
  }
  return marks;
}

async function measure(root: string): Promise<boolean> {
  const [siteDir, leadsDir] = [path.join(root, 'site'), path.join(root, 'leads')];
  await mkdir(siteDir);
  const { child, base } = await startServer(siteDir, leadsDir);
  const samples: number[] = [];
  const sampling = setInterval(
    () =>
      void memoryOf(child.pid!).then(
        ({ now }) => samples.push(now),
        () => undefined,
      ),
    20,
  );
  try {
    const atRest = (await memoryOf(child.pid!)).now;
    const events = await fetch(`${base}/__inbox/events`);
    const marks = Array.from({ length: LEADS }, (_, index) => `bench-${index}-`);
    const started = performance.now();
    const times = await sendAll(base, marks);
    const seconds = (performance.now() - started) / 1000;
    // Reading them all is part of the use that the limit covers.
    await (await fetch(`${base}/__inbox/leads`)).text();
    await (await fetch(`${base}/__inbox/leads.csv`)).text();
    await events.body?.cancel();
    const peak = Math.max((await memoryOf(child.pid!)).peak, ...samples);

    const stored = await readMarks(leadsDir);
    const missing = marks.filter((mark) => !stored.includes(mark));
    const percentile = (share: number) => times[Math.ceil(times.length * share) - 1]!.toFixed(1);
    console.table({
      'leads sent': `${LEADS} over ${CONNECTIONS} connections`,
      time: `${seconds.toFixed(2)} s`,
      speed: `${Math.round(LEADS / seconds)} leads/s`,
      'answer, half within': `${percentile(0.5)} ms`,
      'answer, 99 % within': `${percentile(0.99)} ms`,
      'memory at rest': `${atRest.toFixed(0)} MB`,
      'memory at its highest': `${peak.toFixed(0)} MB of ${MEMORY_LIMIT_MB} MB`,
      'whole files': `${stored.length} of ${LEADS}`,
    });
    if (missing.length > 0) console.error(`Missing: ${missing.length} leads, the first ${missing[0]}`);
    if (peak >= MEMORY_LIMIT_MB)
      console.error(`The server took ${peak.toFixed(0)} MB: ${MEMORY_LIMIT_MB} MB is the limit.`);
    return missing.length === 0 && stored.length === LEADS && peak < MEMORY_LIMIT_MB;
  } finally {
    clearInterval(sampling);
    child.kill('SIGTERM');
  }
}

async function bench(): Promise<void> {
  const root = await mkdtemp(path.join(tmpdir(), 'inbox-load-'));
  try {
    process.exitCode = (await measure(root)) ? 0 : 1;
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

bench().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
