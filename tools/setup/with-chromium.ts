import { chromium, type Browser } from 'playwright';
import { ensureChromium } from './chromium';

/** Works with a headless Chromium of its own, which is installed where there is none, and closes it at the end. */
export async function withChromium<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = await ensureChromium();
  // Chromium's sandbox does not work for root.
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  return work(browser).finally(() => browser.close());
}
