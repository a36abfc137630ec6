import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { siteContent } from '../content/site-content';
import { ensureInstalled } from '../setup/debian';
import { startServer } from '../hosts/local-server';
import { mustRun } from '../setup/run';
import { htmlOf } from './http2-site';

const routes = Object.values(siteContent().languages[0]!.pages).map(({ route }) => route);

const REQUESTS = 10_000;
const VISITORS = 200;

/**
 * `npm run bench -- load`: sends nginx 10,000 requests from 200 visitors at once for the pages of `out/`, over HTTP/2
 * with brotli, then as many for a text file of a page's average size. Fails on any error.
 */
export async function load(): Promise<void> {
  await ensureInstalled(['/usr/bin/h2load'], ['nghttp2-client']);
  const sizes = routes.map((route) => brotliCompressSync(htmlOf(route)).length);
  const size = Math.round(sizes.reduce((sum, one) => sum + one, 0) / sizes.length);
  // Makes a folder for nginx with links to all files of the export, and with the text file of a page's average size.
  const folder = mkdtempSync(path.join(tmpdir(), 'load-'));
  for (const name of readdirSync('out')) symlinkSync(path.resolve('out', name), path.join(folder, name));
  writeFileSync(path.join(folder, 'bare.txt'), 'x'.repeat(size));
  const server = await startServer('nginx', folder);
  try {
    const pages = routes.map((route) => server.base + route);
    await measure(`${routes.length} pages`, pages);
    await measure(`a bare file of ${size} bytes, their average`, [`${server.base}/bare.txt`]);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

async function measure(what: string, addresses: string[]): Promise<void> {
  const options = ['-n', String(REQUESTS), '-c', String(VISITORS), '-H', 'accept-encoding: br'];
  const output = await mustRun('/usr/bin/h2load', [...options, ...addresses]);
  const lines = output.match(/^(finished|requests:|status codes:|traffic:|time for request:).*/gm) ?? [];
  console.log(`${what}\n  ${lines.join('\n  ')}`);
  if (!output.includes(`${REQUESTS} succeeded, 0 failed, 0 errored, 0 timeout`)) process.exitCode = 1;
}
