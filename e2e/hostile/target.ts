import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface Holding {
  heap: number;
  resident: number;
  files: number;
}

/** Starts a program that prints `Studio: http://localhost:PORT/…` when it serves, in a process of its own. */
export async function startTarget(program: string, args: string[]) {
  const execArgv = ['--expose-gc', '--import', 'tsx', '--import', path.join(__dirname, 'heap-report.mjs')];
  const child = fork(program, args, { execArgv, silent: true });
  const ended = once(child, 'close');
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (part) => {
        // Drops what the server prints later, a line for each attack.
        if (said.length < 10_000) said += part;
        const found = /Studio: +http:\/\/localhost:(\d+)/.exec(said)?.[1];
        if (found) resolve(Number(found));
      });
    void ended.then(() => reject(new Error(`The server ended before it served:\n${said}`)));
  });
  return {
    port,
    async holding(): Promise<Holding> {
      child.send('report');
      const [holding] = await once(child, 'message');
      return holding;
    },
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
