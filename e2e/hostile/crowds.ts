import { connect } from 'node:net';
import { expectStatus, type Kind } from './kind';
import { exchange, request, type Answer } from './wire';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Opens more connections than the server takes, all at once; after they are closed it must serve again. */
async function manyConnections(port: number): Promise<string | undefined> {
  const sockets = Array.from({ length: 600 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
  await wait(500);
  for (const socket of sockets) socket.destroy();
  await wait(200);
  return expectStatus(await request(port, { target: '/__seo/' }), 200);
}

/** Opens more inboxes than the server sends events to; the others must be refused with 503. */
async function manyPages(port: number): Promise<string | undefined> {
  const bytes = `GET /__inbox/events HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
  const closing = (index: number) =>
    exchange(port, bytes, (socket) => setTimeout(() => socket.end().destroy(), 1500 + index));
  const answers: Answer[] = await Promise.all(Array.from({ length: 100 }, (_, index) => closing(index)));
  const [open, refused] = [200, 503].map((wanted) => answers.filter(({ status }) => status === wanted).length);
  return open === 64 && refused === 36 ? undefined : `${open} were opened and ${refused} refused, of 100`;
}

/** Many requests in one go over one connection: each is answered, in turn. */
async function pipelined(port: number): Promise<string | undefined> {
  const one = 'HEAD /__seo/studio.css HTTP/1.1\r\nHost: localhost\r\n';
  const { head, body } = await exchange(port, `${one}\r\n`.repeat(499) + `${one}Connection: close\r\n\r\n`);
  const answered = (head + body).split('HTTP/1.1 200').length - 1;
  return answered === 500 ? undefined : `answered ${answered} of 500`;
}

/** Attacks by sheer number, on any local server. */
export const crowds: Kind[] = [
  { name: '600 connections at once', count: 3, together: 1, attack: ({ port }) => manyConnections(port) },
  { name: '500 requests in one go', count: 3, together: 1, attack: ({ port }) => pipelined(port) },
];

/** The same on the inbox alone. */
export const openPages: Kind[] = [
  { name: '100 open inboxes at once', count: 2, together: 1, attack: ({ port }) => manyPages(port) },
];
