import { readFileSync } from 'node:fs';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { makeCertificate } from '../hosts/certificate';
import { fileTypes, typeOf } from '../hosts/file-types';
import { floorOf } from './floor';
import type { SitePage } from './site-pages';

/** Before the address of a page, this asks for its floor. */
export const FLOOR = '/floor';

/**
 * Serves an export over HTTP/2 with brotli on this machine alone, and beside each page its floor.
 *
 * @param folder the export
 * @param work a folder for a throw-away certificate
 * @returns the server and its address, https://localhost:port
 */
export async function serveHttp2(
  folder: string,
  pages: SitePage[],
  work: string,
): Promise<{ server: Http2SecureServer; base: string }> {
  const made = await makeCertificate(path.join(work, 'certificate'));
  const html = new Map<string, Buffer>();
  for (const page of pages) {
    html.set(page.route, brotliCompressSync(page.html));
    html.set(FLOOR + page.route, brotliCompressSync(floorOf({ path: page.file, html: page.html })));
  }

  const server = createSecureServer({ key: readFileSync(made.key), cert: readFileSync(made.certificate) });
  server.on('stream', (stream, headers) => {
    // A browser that goes away in the middle is no fault of the server's.
    stream.on('error', () => undefined);
    const address = new URL(headers[':path']!, 'https://localhost').pathname;
    const page = html.get(address);
    const file = page ? undefined : read(folder, address);
    if (!page && !file) return void (stream.respond({ ':status': 404 }), stream.end());
    stream.respond({
      ':status': 200,
      'content-type': (page ? fileTypes['.html'] : typeOf(address)) ?? 'application/octet-stream',
      'cache-control': 'no-store',
      ...((page || file!.brotli) && { 'content-encoding': 'br' }),
    });
    stream.end(page ?? file!.bytes);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { server, base: `https://localhost:${(server.address() as AddressInfo).port}` };
}

/** A file of the export, in the compressed copy that stands beside it where there is one. */
function read(folder: string, address: string): { bytes: Buffer; brotli: boolean } | undefined {
  const file = path.join(folder, path.posix.normalize(`/${decodeURIComponent(address)}`));
  for (const [name, brotli] of [
    [`${file}.br`, true],
    [file, false],
  ] as const) {
    try {
      return { bytes: readFileSync(name), brotli };
    } catch {
      // The next one.
    }
  }
  return undefined;
}
