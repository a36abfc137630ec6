import type { Browser } from 'playwright';

export type Kind = 'page' | 'script' | 'style' | 'font' | 'picture' | 'film' | 'other';

/** A file as it came over the wire: bytes, headers included. */
export interface Fetched {
  name: string;
  kind: Kind;
  bytes: number;
  /** Whether it came before the page was scrolled. */
  atLoad: boolean;
}

const KINDS: Record<string, Kind> = {
  Document: 'page',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'picture',
  Media: 'film',
};

/** A hash in a name changes with each build: without it, a file is known again. */
const withoutHash = (name: string) => name.replace(/[-.][0-9a-z_~]{8,16}(?=[-.])/g, '');

/**
 * What a phone, 390 px wide with two device pixels each, fetches of a page: at load, and scrolled to its end, with no
 * press and no film.
 */
export async function fetchedBy(browser: Browser, address: string): Promise<Fetched[]> {
  // Reduced motion keeps the film away; all else is fetched as ever.
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  const asked = new Map<string, { name: string; kind: Kind }>();
  const fetched: Fetched[] = [];
  let atLoad = true;
  wire.on('Network.responseReceived', ({ requestId, type, response }) => {
    asked.set(requestId, { name: withoutHash(new URL(response.url).pathname), kind: KINDS[type] ?? 'other' });
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = asked.get(requestId);
    if (file) fetched.push({ ...file, bytes: encodedDataLength, atLoad });
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
