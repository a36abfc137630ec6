import type { Socket } from 'node:net';
import { expectStatus, type Kind } from './kind';
import { exchange } from './wire';

/** Sends a little every half second, until the server closes the connection. */
const trickle = (text: string) => (socket: Socket) => {
  const feeding = setInterval(() => socket.write(text), 500);
  socket.on('close', () => clearInterval(feeding));
};

const slow = (name: string, begin: string, rest?: string): Kind => ({
  name,
  count: 20,
  together: 20,
  attack: async ({ port }) =>
    expectStatus(await exchange(port, begin, rest === undefined ? undefined : trickle(rest)), 408, undefined),
});

const POST = 'POST /api/v1.0/email/send HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

/** Clients that take their time; each is to be cut off, without an answer or with 408. */
export const slowClients: Kind[] = [
  slow('connections that say nothing', ''),
  slow('heads a line at a time (slowloris)', 'GET / HTTP/1.1\r\nHost: localhost\r\n', 'X-More: 1\r\n'),
];

/** The same over a body, where a server takes one. */
export const slowBodies: Kind[] = [
  slow('bodies a byte at a time', `${POST}Content-Length: 10000\r\n\r\n`, ' '),
  slow('chunks without end', `${POST}Transfer-Encoding: chunked\r\n\r\n`, '1\r\nx\r\n'),
];
