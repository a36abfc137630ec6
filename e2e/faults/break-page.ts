import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Visit } from './visit';

/** Storage that throws when it is looked up, as where a browser is set to block it. */
export function blockStorage({ context }: Visit): Promise<unknown> {
  return context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        // Not an arrow function: tsx would give it a name by a helper that the page does not have.
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
}

/**
 * Fills the device's storage for the site, down to the last letter.
 * @throws {Error} when there is room left all the same
 */
export async function fillStorage({ page }: Visit): Promise<void> {
  const isFull = await page.evaluate(() => {
    for (let size = 1 << 20, part = 0; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) localStorage.setItem(`full${part++}`, 'x'.repeat(size));
      } catch {
        // No room for this size: the next smaller one.
      }
    }
    try {
      localStorage.setItem('outbox:', 'x');
      return false;
    } catch {
      return localStorage.length > 0;
    }
  });
  if (!isFull) throw new Error('the storage could not be filled');
}

/** The mail service's library cannot be fetched. */
export async function loseLibrary({ context, site }: Visit): Promise<void> {
  await context.route(`**/${site.library}*`, (route) => route.abort('connectionfailed'));
}

/** Holds back the mail service's library, at its first request, until the returned function is called. */
export async function holdLibrary({ context, site }: Visit): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await context.route(
    `**/${site.library}*`,
    async (route) => {
      await released;
      await route.continue().catch(() => undefined);
    },
    { times: 1 },
  );
  return release;
}

/** Half of the mail service's library arrives, and seems whole. */
export async function cutLibrary({ context, site }: Visit): Promise<void> {
  const file = readdirSync('out/_next/static', { recursive: true, encoding: 'utf8' }).find(
    (name) => path.basename(name) === site.library,
  )!;
  const text = readFileSync(path.join('out/_next/static', file), 'utf8');
  await context.route(`**/${site.library}*`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: text.slice(0, text.length / 2) }),
  );
}
