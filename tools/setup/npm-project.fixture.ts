import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from '../hosts/local-server';

export interface Running {
  /** Of npm, and of the group of all processes that it has started, for `process.kill`. */
  npm: number;
  group: number;
  port: number;
  /** What was printed until it was ready. */
  said: string;
}

/** A project with a script of package.json, in a temporary folder, where tsx is there as if installed. */
export function npmProject(script: string, command: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'project-'));
  const groups: number[] = [];
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  // tsx looks for the settings of TypeScript where a program is started.
  write('tsconfig.json', JSON.stringify({ extends: path.resolve('tsconfig.json') }));
  write('package.json', JSON.stringify({ engines: { node: '>=20.9.0' }, scripts: { [script]: command } }));
  write('node_modules/.package-lock.json', '{}');
  symlinkSync(path.resolve('node_modules/tsx'), path.join(folder, 'node_modules/tsx'));

  /** Runs the script with a free PORT until it has printed `ready`. */
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

/** Whether a process, or one of a group, is there. */
function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** @returns whether all processes of the group have ended within ten seconds */
export async function hasEnded(group: number): Promise<boolean> {
  for (let tries = 0; tries < 100 && isThere(group); tries += 1) await new Promise((later) => setTimeout(later, 100));
  return !isThere(group);
}

/** Whether a server answers at the port. */
export async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}
