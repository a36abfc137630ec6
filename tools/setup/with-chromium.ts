import { chromium, type Browser } from 'playwright';
import { ensureChromium } from './chromium.mjs';

/**
 * Works with a headless Chromium of its own, and closes it at the end. Installs one where there is none.
 *
 * @throws {Error} with what to install, where it cannot be installed from here
 */
export async function withChromium<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = await ensureChromium();
  // Chromium's sandbox does not work for root.
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
