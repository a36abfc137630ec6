import { spawn } from 'node:child_process';

type RunOptions = { env?: NodeJS.ProcessEnv; cwd?: string; show?: boolean };

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Rejects only if the command cannot be started. A signal to this program ends first the command, then the program. */
export function run(command: string, args: string[], { env, cwd, show }: RunOptions = {}) {
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    const child = spawn(command, args, { env, cwd, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    let stopped = false;
    const stop = (signal: NodeJS.Signals) => {
      stopped = true;
      // A terminal sends SIGINT to the command too, and a second SIGINT would interrupt the command's cleanup.
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
