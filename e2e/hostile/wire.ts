import { connect, type Socket } from 'node:net';

/** How long a test waits for an answer: longer than any time limit of the servers, also on a busy machine. */
const PATIENCE_MS = 60_000;

/**
 * Sends raw bytes, which no HTTP library does, and resolves when the server has closed the connection, without a status
 * where it answered nothing. `meanwhile` is called with the connection after the bytes have been sent.
 */
export function exchange(port: number, bytes: string | Buffer, meanwhile?: (socket: Socket) => void) {
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const late = setTimeout(() => {
      socket.destroy();
      reject(new Error('neither answered nor closed in a minute'));
    }, PATIENCE_MS);
    socket.setEncoding('latin1').on('data', (part) => (text += part));
    // Ignores a reset of the connection: it is a way to refuse a request, and an answer that came before it counts.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(late);
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
      resolve({ status: status === undefined ? undefined : Number(status), text });
    });
    socket.write(bytes);
    meanwhile?.(socket);
  });
}

/** Builds a request after which the server closes the connection. The header lines are sent exactly as given. */
export const message = (lines: string[], body: string | Buffer = '') =>
  Buffer.concat([Buffer.from([...lines, 'Connection: close', '', ''].join('\r\n'), 'latin1'), Buffer.from(body)]);

export const get = (target: string, ...headers: string[]) =>
  message([`GET ${target} HTTP/1.1`, 'Host: localhost', ...headers]);

export function post(target: string, body: string | Buffer, ...headers: string[]) {
  const about = ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`];
  return message([`POST ${target} HTTP/1.1`, 'Host: localhost', ...about, ...headers], body);
}

export const SEND = '/api/v1.0/email/send';

/** The JSON body by which a form of the site sends a lead to the mail service. */
export const lead = (template_params: unknown) =>
  JSON.stringify({ lib_version: '4.4.1', user_id: 'k', service_id: 's', template_id: 't', template_params });
