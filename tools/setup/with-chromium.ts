import { chromium, type Browser } from 'playwright';
import { ensureChromium, sandboxArgs } from './chromium';

/** Starts a headless Chromium, which is installed where there is none, lends it to a function, and closes it. */
export async function withChromium<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({ executablePath, args: sandboxArgs });
  return work(browser).finally(() => browser.close());
}
