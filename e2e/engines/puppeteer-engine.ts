import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import puppeteer, { type Page } from 'puppeteer-core';
import type { Engine, Tab } from './driver';

/** Chromium over its own protocol, Firefox over WebDriver BiDi. */
export async function startWithPuppeteer(browser: 'chrome' | 'firefox', executablePath: string): Promise<Engine> {
  const running = await puppeteer.launch({
    browser,
    executablePath,
    headless: true,
    // Chromium refuses its sandbox to root.
    args: browser === 'chrome' && process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const downloads = await mkdtemp(path.join(tmpdir(), 'downloads-'));
  return {
    version: await running.version(),
    downloads,
    async newTab(width, height) {
      const context = await running.createBrowserContext({
        downloadBehavior: { policy: 'allow', downloadPath: downloads },
      });
      const page = await context.newPage();
      await page.setViewport({ width, height });
      return tabOf(page, () => context.close());
    },
    async close() {
      await running.close();
      await rm(downloads, { recursive: true });
    },
  };
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    press: (x, y) => page.mouse.click(x, y, { delay: 50 }),
    point: (x, y) => page.mouse.move(x, y),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    look: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    alerts: async () => alerts,
    resize: (width, height) => page.setViewport({ width, height }),
    close,
  };
}
