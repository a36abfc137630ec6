import { spawn } from 'node:child_process';
import { connect, createServer, type AddressInfo } from 'node:net';

/** A server of the site on this machine alone. */
export interface LocalServer {
  httpPort: number;
  httpsPort: number;
  /** https://localhost:port */
  base: string;
  /** The certificate of the authority to trust. */
  authority: string;
  stop: () => Promise<void>;
}

/** Ports that nobody listens on at this moment. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<ReturnType<typeof createServer>>((ready) => {
          const server = createServer().listen(0, '127.0.0.1', () => ready(server));
        }),
    ),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  return ports;
}

/**
 * Starts a server that stays in the foreground, and waits until it answers.
 * @returns what stops it
 * @throws Error with what it has printed, where it ends instead
 */
export async function startForeground(command: string, args: string[], port: number): Promise<() => Promise<void>> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  let ended = false;
  const end = new Promise<void>((resolve) => child.on('close', () => ((ended = true), resolve())));
  child.on('error', (error) => ((output += error.message), (ended = true)));
  for (let tries = 0; !(await answers(port)); tries++) {
    if (ended || tries > 100) {
      child.kill();
      throw new Error(`${command} does not run:\n${output.trim()}`);
    }
    await new Promise((later) => setTimeout(later, 100));
  }
  return async () => {
    child.kill('SIGTERM');
    await end;
  };
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
