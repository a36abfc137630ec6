import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What a server holds, in MB, and how many files and connections it has open. */
export interface Holding {
  heap: number;
  resident: number;
  /** The most memory that the process has held so far. */
  peak: number;
  files: number;
}

/** A server in a process of its own. */
export interface Target {
  port: number;
  holding: () => Promise<Holding>;
  alive: () => boolean;
  stop: () => Promise<void>;
}

/** Starts a program of this project that prints `Studio: http://localhost:PORT/…` when it serves. */
export async function startTarget(program: string, args: string[]): Promise<Target> {
  const loaded = [
    '--expose-gc',
    '--import',
    'tsx',
    '--import',
    path.join(__dirname, 'heap-report.mjs'),
    program,
    ...args,
  ];
  const child = spawn(process.execPath, loaded, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const ended = once(child, 'close');
  const port = await portOf(child);
  return {
    port,
    holding: () => holdingOf(child),
    alive: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(late);
    },
  };
}

/** Reads the port from what the server prints. The rest is not shown: it prints a line for each attack. */
function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part) => {
        if (said.length < 10_000) said += part;
        const port = /Studio: +http:\/\/localhost:(\d+)/.exec(said)?.[1];
        if (port) resolve(Number(port));
      });
    }
    child.once('close', () => reject(new Error(`The server ended before it served:\n${said}`)));
  });
}

async function holdingOf(child: ChildProcess): Promise<Holding> {
  const answer = once(child, 'message');
  child.send('heap');
  const [heap] = await answer;
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
  const files = await readdir(`/proc/${child.pid}/fd`).catch(() => []);
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024;
  return {
    heap: heap / 2 ** 20,
    resident: read('VmRSS'),
    peak: read('VmHWM'),
    files: files.length,
  };
}
