import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { elementsOf, textOf } from '../postbuild/html';
import { withChromium } from '../setup/chromium';
import { chosenRoutes, htmlOf, serveHttp2 } from './http2-site';
import { heaviest } from './targets';

const RECORD = path.join('tools', 'bench', 'weight.json');
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** A file that a page fetched: its bytes on the wire with headers, and whether it came before the page was scrolled. */
interface Fetched {
  name: string;
  /** The kind of a fetched file in the browser's words: Document, Script, Font, Image. */
  kind: string;
  bytes: number;
  atLoad: boolean;
}

type Sums = Record<string, number>;

/**
 * `npm run bench -- weight`: lists the files that a phone fetches for each page of `out/` over HTTP/2 with brotli, and
 * what has grown since tools/bench/weight.json was written; fails where a page is heavier than it may be. `--record` writes that file anew; `--routes /,/home` weighs
 * only some pages.
 */
export async function weight(): Promise<void> {
  const { values } = parseArgs({ options: { record: { type: 'boolean' }, routes: { type: 'string' } } });
  const before: Record<string, Sums> = JSON.parse(readFileSync(RECORD, 'utf8'));
  const now: Record<string, Sums> = {};
  const tooHeavy: string[] = [];
  const site = await serveHttp2();
  await withChromium(async (browser) => {
    for (const route of chosenRoutes(values.routes)) {
      const files = await fetchedBy(browser, site.base + route);
      const html = htmlOf(route);
      now[route] = sumsOf(files, html);
      const [bytes, most] = [brotliCompressSync(html).length, heaviest(route)];
      if (bytes > most) tooHeavy.push(`${route}: HTML and styles ${kb(bytes)} KB, at most ${kb(most)}`);
      console.log(`\n${route}`);
      for (const { name, kind, bytes, atLoad } of files.toSorted((a, b) => b.bytes - a.bytes))
        console.log(`  ${kb(bytes).padStart(7)}  ${kind.padEnd(10)} ${atLoad ? 'at load ' : 'scrolled'}  ${name}`);
    }
  });
  site.close();
  console.log('\nKB, and what has changed since tools/bench/weight.json');
  console.table(Object.fromEntries(Object.entries(now).map(([route, sums]) => [route, cells(sums, before[route])])));
  if (tooHeavy.length > 0) {
    console.log(tooHeavy.join('\n'));
    process.exitCode = 1;
  }
  if (values.record) writeFileSync(RECORD, `${JSON.stringify({ ...before, ...now }, null, 2)}\n`);
}

/** Lists the files that a phone fetches for a page at load and while it is scrolled to its end, without the film. */
async function fetchedBy(browser: Browser, address: string): Promise<Fetched[]> {
  // Asks for reduced motion, so that the page does not fetch its film.
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce', ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  const answers = new Map<string, { name: string; kind: string }>();
  const fetched: Fetched[] = [];
  let atLoad = true;
  wire.on('Network.responseReceived', ({ requestId, type, response }) => {
    // Takes the hash out of a file's name, which changes with each build, so that the same file is recognised.
    const name = new URL(response.url).pathname.replace(/[-.][0-9a-z_~]{8,16}(?=[-.])/g, '');
    answers.set(requestId, { name, kind: type });
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) fetched.push({ ...answer, bytes: encodedDataLength, atLoad });
  });
  await wire.send('Network.enable');
  await page.goto(address, { waitUntil: 'networkidle' });
  atLoad = false;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await page.waitForTimeout(60);
  }
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
  await context.close();
  return fetched;
}

function sumsOf(files: Fetched[], html: string): Sums {
  const styles = elementsOf(html).filter(({ tagName }) => tagName === 'style');
  const sum = (fits: (file: Fetched) => boolean) => files.filter(fits).reduce((total, { bytes }) => total + bytes, 0);
  const of = (kind: string) => sum((file) => file.kind === kind);
  const atLoad = (kind: string) => sum((file) => file.kind === kind && file.atLoad);
  return {
    page: of('Document'),
    styles: brotliCompressSync(styles.map(textOf).join('')).length,
    script: of('Script'),
    scriptAtLoad: atLoad('Script'),
    font: of('Font'),
    picture: of('Image'),
    pictureAtLoad: atLoad('Image'),
    atLoad: sum((file) => file.atLoad),
    all: sum(() => true),
  };
}

const kb = (bytes: number) => (bytes / 1024).toFixed(1);

const cells = (sums: Sums, before: Sums = {}) =>
  Object.fromEntries(
    Object.entries(sums).map(([name, bytes]) => {
      const grown = bytes - (before[name] ?? bytes);
      // Ignores differences in weight below 100 bytes, which come from headers that vary.
      return [name, Math.abs(grown) > 100 ? `${kb(bytes)} (${grown > 0 ? '+' : ''}${kb(grown)})` : kb(bytes)];
    }),
  );
