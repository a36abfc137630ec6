import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import type { Visit } from './visit';

/** Storage that throws when it is looked up, as where a browser is set to block it. */
export function blockStorage({ context }: Visit): Promise<unknown> {
  return context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        // A function with a name of its own would need a helper that the page has not.
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
}

/** Fills the device's storage for the site, down to the last letter. */
export function fillStorage({ page }: Visit): Promise<void> {
  return page.evaluate(() => {
    for (let size = 1 << 20, part = 0; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) localStorage.setItem(`full${part++}`, 'x'.repeat(size));
      } catch {
        // No room for this size: the next smaller one.
      }
    }
  });
}

/** The mail service's library cannot be fetched. */
export async function loseLibrary({ context, site }: Visit): Promise<void> {
  await context.route(`**/${site.library}*`, (route) => route.abort('connectionfailed'));
}

/** Half of the mail service's library arrives, and seems whole. */
export async function cutLibrary({ context, site }: Visit): Promise<void> {
  const file = readdirSync('out/_next/static', { recursive: true, encoding: 'utf8' }).find((name) => path.basename(name) === site.library)!;
  const text = readFileSync(path.join('out/_next/static', file), 'utf8');
  await context.route(`**/${site.library}*`, (route) => route.fulfill({ contentType: 'text/javascript', body: text.slice(0, text.length / 2) }));
}

/** Holds back the site's scripts, as a slow network does, until what it returns is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}
