import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { withChromium } from '../setup/chromium';
import { chosenRoutes, htmlOf, serveHttp2 } from './http2-site';
import { heaviest } from './targets';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** A file that a page fetched: its bytes on the wire with headers, and whether it came before the page was scrolled. */
interface Fetched {
  name: string;
  /** The kind of a fetched file in the browser's words: Document, Script, Font, Image. */
  kind: string;
  bytes: number;
  atLoad: boolean;
}

/**
 * `npm run bench -- weight`: lists the files that a phone fetches for each page of `out/` over HTTP/2 with brotli, with
 * their sum; fails where a page is heavier than it may be. `--routes /,/home` weighs only some pages.
 */
export async function weight(): Promise<void> {
  const { values } = parseArgs({ options: { routes: { type: 'string' } } });
  const tooHeavy: string[] = [];
  const site = await serveHttp2();
  await withChromium(async (browser) => {
    for (const route of chosenRoutes(values.routes)) {
      const files = await fetchedBy(browser, site.base + route);
      const sum = (some: Fetched[]) => kb(some.reduce((total, { bytes }) => total + bytes, 0));
      console.log(`\n${route}: ${sum(files.filter(({ atLoad }) => atLoad))} KB at load, ${sum(files)} KB in all`);
      for (const { name, kind, bytes, atLoad } of files.toSorted((a, b) => b.bytes - a.bytes))
        console.log(`  ${kb(bytes).padStart(7)}  ${kind.padEnd(10)} ${atLoad ? 'at load ' : 'scrolled'}  ${name}`);
      const [bytes, most] = [brotliCompressSync(htmlOf(route)).length, heaviest(route)];
      if (bytes > most) tooHeavy.push(`${route}: HTML and styles ${kb(bytes)} KB, at most ${kb(most)}`);
    }
  });
  site.close();
  if (tooHeavy.length > 0) throw new Error(`\nToo heavy:\n  ${tooHeavy.join('\n  ')}`);
}

const kb = (bytes: number) => (bytes / 1024).toFixed(1);

/** Lists the files that a phone fetches for a page at load and while it is scrolled to its end, without the film. */
async function fetchedBy(browser: Browser, address: string): Promise<Fetched[]> {
  // Asks for reduced motion, so that the page does not fetch its film.
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce', ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  const answers = new Map<string, { name: string; kind: string }>();
  const fetched: Fetched[] = [];
  let atLoad = true;
  wire.on('Network.responseReceived', ({ requestId, type, response }) =>
    answers.set(requestId, { name: new URL(response.url).pathname, kind: type }),
  );
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
