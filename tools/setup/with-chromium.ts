import { chromium, type Browser } from 'playwright';
import { ensureChromium } from './chromium';

/**
 * Starts a headless Chromium, which is installed where there is none, lets some work use it, and closes it at the end.
 */
export async function withChromium<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = await ensureChromium();
  // Switches off Chromium's sandbox for root, for whom it does not work.
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  return work(browser).finally(() => browser.close());
}
