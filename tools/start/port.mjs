import net from 'node:net';

/**
 * Reads the port from the environment.
 *
 * @param {string | undefined} value PORT
 * @returns {number} 3000 when nothing is set
 * @throws {Error} when the value is no port
 */
export function readPort(value) {
  if (!value) return 3000;
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65535) return port;
  throw new Error(
    `PORT is "${value}", which is not a port. Give a number from 1 to 65535, for example: PORT=3001 npm start`,
  );
}

/**
 * Makes sure that the site can be served here, before anybody waits for a build.
 *
 * @param {number} port
 * @throws {Error} with what to do, when another program has the port or the system keeps it
 */
export async function requireFreePort(port) {
  for (const host of ['127.0.0.1', '::1']) {
    const other = port < 65535 ? port + 1 : 3000;
    // On macOS a second program may listen on a port that another one has on all addresses, so only a connection shows that it is taken.
    if (await answers(port, host)) throw new Error(inUse(port, other));
    const code = await listenError(port, host);
    if (code === 'EADDRINUSE') throw new Error(inUse(port, other));
    if (code === 'EACCES') throw new Error(`Port ${port} is kept for the system. Run: PORT=3001 npm start`);
  }
}

/** @type {(port: number, other: number) => string} */
const inUse = (port, other) => `Port ${port} is already in use. Stop the other program or run: PORT=${other} npm start`;

/** @type {(port: number, host: string) => Promise<boolean>} */
const answers = (port, host) =>
  new Promise((resolve) => {
    const socket = net.connect({ port, host, timeout: 500 });
    /** @param {boolean} answer */
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.on('connect', () => end(true));
    socket.on('error', () => end(false));
    socket.on('timeout', () => end(false));
  });

/** @type {(port: number, host: string) => Promise<string | undefined>} */
const listenError = (port, host) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
