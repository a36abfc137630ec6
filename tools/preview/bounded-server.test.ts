/** @jest-environment node */
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { startTestPreview } from './preview.fixture';

let server: Awaited<ReturnType<typeof startTestPreview>> | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

async function begin(text: string): Promise<string> {
  const socket = connect(server!.preview.port, '127.0.0.1');
  let said = '';
  socket.on('data', (part) => (said += part)).on('error', () => undefined);
  socket.write(text);
  await once(socket, 'close');
  return said;
}

test.each([
  ['sends nothing', ''],
  ['never ends its headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  ['never ends its body', 'POST /api/v1.0/email/send HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{'],
])('the local server disconnects a client that %s', async (_, text) => {
  server = await startTestPreview({ requestTimeout: 300 });
  expect(await begin(text)).toMatch(/^(HTTP\/1\.1 408 |$)/);
});

test('the local server disconnects a client that requests a file and then stops reading', async () => {
  const size = 50_000_000;
  server = await startTestPreview({ idleTimeout: 200 });
  await writeFile(path.join(server.siteDir, 'film.mp4'), Buffer.alloc(size));
  const socket = connect(server.preview.port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.on('close', resolve));
  let bytes = 0;
  socket
    .on('error', () => undefined)
    .on('data', (part: Buffer) => (bytes += part.length))
    .pause();
  socket.write('GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  socket.resume();
  await closed;
  expect(bytes).toBeLessThan(size);
});
