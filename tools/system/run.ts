import { spawn } from 'node:child_process';

interface RunOptions {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Prints the output instead of returning it. */
  show?: boolean;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a command to its end; rejects only if it cannot be started. A signal that ends this program is passed on to the
 * command, and this program waits for it, so that no process is left running.
 */
export function run(command: string, args: string[], { env, cwd, show }: RunOptions = {}) {
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    const child = spawn(command, args, { env, cwd, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    let stopped = false;
    const stop = (signal: NodeJS.Signals) => {
      stopped = true;
      // Does not pass on Ctrl-C, which a terminal sends to the command too: a second one would interrupt its cleanup.
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

/** Runs a command that must succeed. @throws Error with the output of the command, if it fails */
export async function mustRun(command: string, args: string[], options?: RunOptions): Promise<string> {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(output.trim() || `${[command, ...args].join(' ')} ended with exit code ${code}.`);
  return output;
}

/** Runs another program of Node.js on this console, and ends this program with its exit code. */
export function handOver(args: string[]): void {
  void run(process.execPath, args, { show: true }).then(({ code }) => process.exit(code));
}
