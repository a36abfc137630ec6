import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ensureInstalled } from '../hosts/installed';
import { startNginx } from '../hosts/nginx-server';
import { mustRun } from '../setup/run';
import { sitePages } from './site-pages';

const WORK = path.join('.local', 'hosts');
const REQUESTS = 10_000;
const VISITORS = 200;
/** Beside the pages: a file of the same size and nothing else. */
const BARE = '/bare.txt';

/**
 * `npm run bench -- load`: 10,000 requests from 200 visitors at once for the pages of `out/` behind nginx on this machine,
 * over HTTP/2 with brotli, then as many for a bare file that is as large as a page on average. Fails on any error.
 */
export async function load(): Promise<void> {
  await ensureInstalled(['/usr/bin/h2load'], ['nghttp2-client']);
  const pages = sitePages('out');
  const size = Math.round(pages.reduce((sum, { html }) => sum + brotliCompressSync(html).length, 0) / pages.length);
  const folder = besideTheSite(size);
  const server = await startNginx(folder, path.join(WORK, `nginx-${process.pid}`));
  try {
    await measure(
      `${pages.length} pages`,
      pages.map(({ route }) => server.base + route),
    );
    await measure(`a bare file of ${size} bytes, their average`, [server.base + BARE]);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

/** A folder that shows the export, and in it the bare file. */
function besideTheSite(size: number): string {
  const folder = mkdtempSync(path.resolve('.local', 'load-'));
  for (const name of readdirSync('out')) symlinkSync(path.resolve('out', name), path.join(folder, name));
  writeFileSync(path.join(folder, BARE), 'x'.repeat(size));
  return folder;
}

async function measure(what: string, addresses: string[]): Promise<void> {
  const options = ['-n', String(REQUESTS), '-c', String(VISITORS), '-H', 'accept-encoding: br'];
  const output = await mustRun('/usr/bin/h2load', [...options, ...addresses]);
  const lines = output
    .split('\n')
    .filter((line) => /^(finished|requests:|status codes:|traffic:|time for request:)/.test(line));
  console.log(`${what}\n  ${lines.join('\n  ')}`);
  if (!output.includes(`${REQUESTS} succeeded, 0 failed, 0 errored, 0 timeout`)) process.exitCode = 1;
}
