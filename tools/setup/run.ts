import { spawn } from 'node:child_process';

export interface Finished {
  code: number;
  output: string;
}

interface RunOptions {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Prints the output instead of returning it. */
  show?: boolean;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a command to its end. A signal that ends this program is passed on to the command, and this program ends after it:
 * nothing is left running.
 *
 * @returns how it ended, also where it failed; rejects only when it cannot be started
 */
export function run(command: string, args: string[], { env, cwd, show }: RunOptions = {}): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env, cwd, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    let stopped = false;
    const stop = (signal: NodeJS.Signals) => {
      stopped = true;
      // A terminal sends Ctrl-C to the command as well; a second one would cut its tidying short.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    SIGNALS.forEach((signal) => process.on(signal, stop));
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      SIGNALS.forEach((signal) => process.off(signal, stop));
      if (stopped) process.exit(130);
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Like `run`, but a command that fails is an error.
 *
 * @returns what it printed
 * @throws Error with what it printed
 */
export async function mustRun(command: string, args: string[], options?: RunOptions): Promise<string> {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(output.trim() || `${[command, ...args].join(' ')} ended with exit code ${code}.`);
  return output;
}

/** Runs another program of Node.js on this console, and ends this program with its exit code. */
export function handOver(args: string[]): void {
  void run(process.execPath, args, { show: true }).then(({ code }) => process.exit(code));
}
