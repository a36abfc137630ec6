/** @jest-environment node */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts, isListening } from '../system/listen';

const NEXT = `
const child = require('child_process').fork(__filename + '-server.js');
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (child.kill(signal), process.exit()));
`;
const NEXT_SERVER = `require('http').createServer().listen(process.env.PORT, '127.0.0.1', () => console.log('Ready'));`;

interface Running {
  /** Process ids for `process.kill`; a negative number means the whole group of processes. */
  npm: number;
  group: number;
  port: number;
  said: string;
}

function npmProject(script: string, command: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'project-'));
  const groups: number[] = [];
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  // tsx looks for tsconfig.json in the folder where a program is started.
  write('tsconfig.json', JSON.stringify({ extends: path.resolve('tsconfig.json') }));
  write('package.json', JSON.stringify({ engines: { node: '>=20.9.0' }, scripts: { [script]: command } }));
  write('package-lock.json', '{ "packages": {} }');
  write('node_modules/.package-lock.json', '{ "packages": {} }');
  symlinkSync(path.resolve('node_modules/tsx'), path.join(folder, 'node_modules/tsx'));

  const run = async (ready: string): Promise<Running> => {
    const [port = 0] = await freePorts(1);
    const npm = spawn('npm', ['run', script], {
      cwd: folder,
      env: { ...process.env, PORT: String(port) },
      detached: true,
    });
    groups.push(-npm.pid!);
    let said = '';
    await new Promise<void>((resolve, reject) => {
      for (const stream of [npm.stdout, npm.stderr])
        stream.on('data', (part) => (said += part).includes(ready) && resolve());
      npm.on('exit', () => reject(new Error(said)));
    });
    return { npm: npm.pid!, group: -npm.pid!, port, said };
  };
  const remove = () => {
    for (const group of groups.filter(isThere)) process.kill(group, 'SIGKILL');
    rmSync(folder, { recursive: true });
  };
  return { folder, write, run, remove };
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function hasEnded(group: number): Promise<boolean> {
  for (let tries = 0; tries < 100 && isThere(group); tries += 1) await new Promise((later) => setTimeout(later, 100));
  return !isThere(group);
}

const scripts = {
  start: {
    command: `node ${path.resolve('tools/run.mjs')} ${path.resolve('tools/start/start.ts')}`,
    ready: 'Inbox:',
    files: {
      'tools/build/build.ts': "require('fs').mkdirSync(process.env.EXPORT_DIR, { recursive: true });",
      'tools/preview/serve.ts': `require(${JSON.stringify(path.resolve('tools/preview/serve.ts'))});`,
    },
  },
  dev: {
    command: `node ${path.resolve('tools/run.mjs')} dev.ts`,
    ready: 'Ready',
    files: {
      'dev.ts': `void require(${JSON.stringify(path.resolve('tools/build/dev-servers'))}).devServers(Number(process.env.PORT));`,
      'node_modules/next/dist/bin/next': NEXT,
      'node_modules/next/dist/bin/next-server.js': NEXT_SERVER,
    },
  },
};

let project: ReturnType<typeof npmProject>;
afterEach(() => project.remove());

test.each([
  ['start', 'SIGTERM', 'npm alone', 'npm'],
  // A terminal sends SIGINT to the whole group at Ctrl-C.
  ['start', 'SIGINT', 'the whole process group', 'group'],
  ['dev', 'SIGTERM', 'npm alone', 'npm'],
  ['dev', 'SIGINT', 'the whole process group', 'group'],
] as const)(
  'npm run %s leaves no process and no open port after a %s to %s',
  async (name, signal, _, target) => {
    const { command, ready, files } = scripts[name];
    project = npmProject(name, command);
    for (const [file, text] of Object.entries(files)) project.write(file, text);
    const running = await project.run(ready);
    const studio = Number(/(?:Studio|Editor): http:\/\/localhost:(\d+)/.exec(running.said)![1]);
    expect([await isListening(running.port), await isListening(studio)]).toEqual([true, true]);
    process.kill(running[target], signal);
    expect(await hasEnded(running.group)).toBe(true);
    expect([await isListening(running.port), await isListening(studio)]).toEqual([false, false]);
  },
  120_000,
);
