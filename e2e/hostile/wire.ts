import { connect } from 'node:net';

/** The servers close a connection after 15 seconds without a complete request, but the machine may be busy. */
const PATIENCE_MS = 60_000;

/** The status is `none` if the server closes the connection without an answer. */
export const exchange = (port: number, bytes: Buffer) =>
  new Promise<{ status: string; text: string }>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setEncoding('latin1');
    let text = '';
    socket.setTimeout(PATIENCE_MS, () => {
      socket.destroy();
      reject(new Error('neither answered nor closed in a minute'));
    });
    socket.on('data', (part) => (text += part));
    // A server may refuse a request by a reset of the connection, even after an answer.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ status: /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 'none', text }));
    socket.write(bytes);
  });

export const message = (lines: string[], body: string | Buffer = '') =>
  Buffer.concat([Buffer.from([...lines, 'Connection: close', '', ''].join('\r\n'), 'latin1'), Buffer.from(body)]);

export const get = (target: string, ...headers: string[]) =>
  message([`GET ${target} HTTP/1.1`, 'Host: localhost', ...headers]);

const post = (target: string, body: string | Buffer, type: string, ...headers: string[]) => {
  const about = [`Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body)}`];
  return message([`POST ${target} HTTP/1.1`, 'Host: localhost', ...about, ...headers], body);
};

export const postForm = (target: string, body: string | Buffer, type = 'application/x-www-form-urlencoded') =>
  post(target, body, type);

export const postJson = (target: string, body: string | Buffer, ...headers: string[]) =>
  post(target, body, 'application/json', ...headers);
