import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { createBoundedServer } from '../preview/bounded-server';
import { answerText, pathOf } from '../preview/http-basics';
import { isLocalHost } from '../preview/local-only';
import { servedStudio } from '../seo/studio/built-studio';
import { handleStudio, STUDIO } from '../seo/studio/studio-routes';
import { listen } from '../setup/listen';
import { nextCommand } from './next-command';

/**
 * Starts Next's development server, and before it a server that shows its pages together with the studio over them.
 * Both end together.
 * @param port the port of the pages; Next gets a free one
 */
export async function devServers(routes: readonly string[], port: number): Promise<void> {
  const next = await freePort();
  const server = createBoundedServer(devRoutes(`http://localhost:${port}`, routes, next));
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!isLocalHost(request.headers.host)) return socket.destroy();
    passUpgrade(request, socket, head, next);
  });
  await listen(server, port);
  console.log(`Pages: http://localhost:${port}\nStudio: http://localhost:${port}/__seo`);
  await nextCommand('dev', { ...process.env, PORT: String(next) }).finally(() => {
    server.close();
    server.closeAllConnections();
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((done) => server.close(done));
  return port;
}

/** Answers requests for the studio itself, and all others with the answers of Next's server. */
export function devRoutes(origin: string, routes: readonly string[], next: number) {
  const studio = servedStudio(origin, routes);
  return (request: IncomingMessage, response: ServerResponse) => {
    const target = pathOf(request);
    const failed = (error: Error) => answerText(response, 500, error.message);
    if (!isLocalHost(request.headers.host))
      return answerText(response, 403, 'This server answers only to its own machine.');
    if (target === null) return answerText(response, 400, 'Bad Request');
    if (target.startsWith(STUDIO)) return void handleStudio(request, response, target, studio).catch(failed);
    pass(request, response, next);
  };
}

/** Passes a request on to Next's server, and its answer back. */
function pass(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { url, method, headers } = request;
  const asked = ask({ host: 'localhost', port, path: url, method, headers }, (answer) => {
    response.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(response);
  });
  asked.on('error', (error) => (response.headersSent ? response.destroy() : answerText(response, 502, error.message)));
  request.pipe(asked);
}

/** Passes on a connection by which Next tells open pages about changes. */
function passUpgrade({ url, headers }: IncomingMessage, socket: Duplex, head: Buffer, port: number): void {
  const asked = ask({ host: 'localhost', port, path: url, headers });
  asked.on('upgrade', (answer, other) => {
    const lines = answer.rawHeaders.map((text, at) => (at % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('');
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines}\r\n`);
    other.unshift(head);
    socket.pipe(other).pipe(socket);
    for (const [one, another] of [
      [socket, other],
      [other, socket],
    ] as const)
      one.on('error', () => another.destroy()).on('close', () => another.destroy());
  });
  asked.on('error', () => socket.destroy());
  asked.end();
}
