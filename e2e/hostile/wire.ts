import { connect, type Socket } from 'node:net';

/** The answer on a connection. Without a status the server closed it and said nothing. */
export interface Answer {
  status: number | undefined;
  head: string;
  body: string;
}

/** Longer than any time limit of the servers, also on a busy machine. */
const PATIENCE_MS = 60_000;

/**
 * Sends bytes as they are, which no HTTP library does, and resolves when the server has answered and closed.
 *
 * @throws Error when it neither closes nor answers in a minute
 */
export function exchange(port: number, bytes: string | Buffer, each?: (socket: Socket) => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const parts: Buffer[] = [];
    const late = setTimeout(() => {
      socket.destroy();
      reject(new Error('neither answered nor closed in a minute'));
    }, PATIENCE_MS);
    socket.on('data', (part) => parts.push(part));
    // A reset is a way to refuse; what was said before it counts.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(late);
      resolve(readAnswer(Buffer.concat(parts).toString('latin1')));
    });
    socket.write(bytes);
    each?.(socket);
  });
}

function readAnswer(text: string): Answer {
  const end = text.indexOf('\r\n\r\n');
  const head = end < 0 ? text : text.slice(0, end);
  const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
  return { status: status === undefined ? undefined : Number(status), head, body: end < 0 ? '' : text.slice(end + 4) };
}

interface Sent {
  method?: string;
  target?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** A request after which the server closes; headers go out in the given words. */
export function request(port: number, { method = 'GET', target = '/', headers = {}, body }: Sent): Promise<Answer> {
  const all: Record<string, string> = {
    Host: `localhost:${port}`,
    Connection: 'close',
    ...(body !== undefined && { 'Content-Length': String(Buffer.byteLength(body)) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
  return exchange(port, Buffer.concat([head, Buffer.from(body ?? '')]));
}

/** A send as the site's forms make it. */
export const send = (port: number, body: string | Buffer, headers: Record<string, string> = {}) =>
  request(port, {
    method: 'POST',
    target: '/api/v1.0/email/send',
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

/** The body of a send with these values. */
export const lead = (template_params: unknown) =>
  JSON.stringify({ lib_version: '4.4.1', user_id: 'k', service_id: 's', template_id: 't', template_params });
