import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { brotliCompressSync } from 'node:zlib';
import { elementsOf, textOf } from '../postbuild/html';
import { findChromium } from '../setup/chromium';
import { type Fetched, fetchedBy, type Kind } from './fetched';
import { serveHttp2 } from './http2-site';
import { chosen, sitePages } from './site-pages';

const WORK = path.join('.local', 'bench');
const RECORD = path.join('tools', 'bench', 'weight.json');

type Sums = Record<
  'page' | 'styles' | 'script' | 'scriptAtLoad' | 'font' | 'picture' | 'pictureAtLoad' | 'atLoad' | 'all',
  number
>;

/**
 * `npm run bench -- weight`: what a phone fetches of each page of `out/`, by file, over HTTP/2 with brotli, and what has
 * grown since tools/bench/weight.json was written. `--record` writes it anew, `--routes /,/home` weighs some pages.
 */
export async function weigh(): Promise<void> {
  const { values } = parseArgs({
    options: { record: { type: 'boolean', default: false }, routes: { type: 'string' } },
  });
  const all = sitePages('out');
  const before: Record<string, Sums> = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {};
  mkdirSync(WORK, { recursive: true });
  const { server, base } = await serveHttp2('out', all, WORK);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  const now: Record<string, Sums> = {};
  try {
    for (const { route, html } of chosen(all, values.routes)) {
      const files = await fetchedBy(browser, base + route);
      now[route] = sumsOf(files, html);
      console.log(`\n${route}`);
      for (const { name, kind, bytes, atLoad } of files.toSorted((a, b) => b.bytes - a.bytes)) {
        console.log(`  ${kb(bytes)}  ${kind.padEnd(8)} ${atLoad ? 'at load ' : 'scrolled'}  ${name}`);
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
  console.log(
    `\n${'KB'.padEnd(18)}${Object.keys(Object.values(now)[0]!)
      .map((name) => name.padStart(15))
      .join('')}`,
  );
  for (const [route, sums] of Object.entries(now)) console.log(`${route.padEnd(18)}${cells(sums, before[route])}`);
  if (values.record) writeFileSync(RECORD, `${JSON.stringify({ ...before, ...now }, null, 2)}\n`);
}

function sumsOf(files: Fetched[], html: string): Sums {
  const styles = elementsOf(html)
    .filter(({ tagName }) => tagName === 'style')
    .map(textOf)
    .join('');
  const sum = (fits: (file: Fetched) => boolean) => files.filter(fits).reduce((total, { bytes }) => total + bytes, 0);
  const of = (kind: Kind) => sum((file) => file.kind === kind);
  return {
    page: of('page'),
    styles: brotliCompressSync(styles).length,
    script: of('script'),
    scriptAtLoad: sum(({ kind, atLoad }) => kind === 'script' && atLoad),
    font: of('font'),
    picture: of('picture'),
    pictureAtLoad: sum(({ kind, atLoad }) => kind === 'picture' && atLoad),
    atLoad: sum(({ atLoad }) => atLoad),
    all: sum(() => true),
  };
}

const kb = (bytes: number) => (bytes / 1024).toFixed(1).padStart(7);

function cells(sums: Sums, before: Sums | undefined): string {
  const names = Object.keys(sums) as (keyof Sums)[];
  return names
    .map((name) => {
      const grown = before ? sums[name] - before[name] : 0;
      // Less than that comes and goes with the headers.
      return `${kb(sums[name])}${Math.abs(grown) > 100 ? ` (${grown > 0 ? '+' : ''}${(grown / 1024).toFixed(1)})` : ''}`.padStart(
        15,
      );
    })
    .join('');
}
