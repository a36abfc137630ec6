import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import puppeteer from 'puppeteer-core';
import { sandboxArgs } from '../../tools/setup/chromium';
import type { Engine, Tab } from './engine';

/** Starts Chromium over its own protocol, or Firefox over WebDriver BiDi. */
export async function startWithPuppeteer(browser: 'chrome' | 'firefox', executablePath: string): Promise<Engine> {
  const args = browser === 'chrome' ? sandboxArgs : [];
  const running = await puppeteer.launch({ browser, executablePath, args });
  const downloads = await mkdtemp(path.join(tmpdir(), 'downloads-'));
  return {
    downloads,
    async newTab(width, height): Promise<Tab> {
      const downloadBehavior = { policy: 'allow', downloadPath: downloads } as const;
      const context = await running.createBrowserContext({ downloadBehavior });
      const page = await context.newPage();
      await page.setViewport({ width, height });
      const alerts: string[] = [];
      page.on('dialog', (dialog) => {
        alerts.push(dialog.message());
        void dialog.accept();
      });
      return {
        open: async (address) => void (await page.goto(address)),
        press: (x, y) => page.mouse.click(x, y, { delay: 50 }),
        point: (x, y) => page.mouse.move(x, y),
        type: (text) => page.keyboard.type(text),
        key: (key) => page.keyboard.press(key),
        look: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
        alerts: async () => alerts,
        resize: (...size) => page.setViewport({ width: size[0], height: size[1] }),
        close: () => context.close(),
      };
    },
    async close() {
      await running.close();
      await rm(downloads, { recursive: true });
    },
  };
}
