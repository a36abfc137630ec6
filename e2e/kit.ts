import { test as base, type BrowserContext, expect, type Locator, type Page, type Request } from 'playwright/test';

interface Fixtures {
  /** No lead leaves the machine: this stand-in for the mail service answers after `delay` milliseconds. */
  mail: { leads: Record<string, string | boolean>[]; answer: number | 'silence'; delay: number };
  alerts: string[];
  clock: Page['clock'];
  /** The errors that a test lets pass, because it causes them itself. */
  allowed: RegExp;
  clean: void;
}

const contexts = new Map<string, BrowserContext>();

export const test = base.extend<Fixtures>({
  // A worker's tests with the same settings share a browser context, because a new one takes half a second to compute.
  context: async ({ browser, javaScriptEnabled, contextOptions }, provide) => {
    const settings = JSON.stringify({ javaScriptEnabled, contextOptions });
    const last = contexts.get(settings);
    const context = last && browser.contexts().includes(last) ? last : await browser.newContext();
    contexts.set(settings, context);
    // Closes pages only before the next test, because Playwright takes the screenshot of a failed test after its end.
    for (const page of context.pages()) await page.close();
    await context.unrouteAll();
    await context.setOffline(false);
    await provide(context);
  },
  page: async ({ context, baseURL }, provide) => {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Storage.clearDataForOrigin', { origin: new URL(baseURL!).origin, storageTypes: 'all' });
    await devTools.detach();
    await provide(page);
  },
  // Closes the browser context after a test that set the clock, because a clock cannot be set back to normal.
  clock: async ({ context, page }, provide) => {
    await provide(page.clock);
    await context.close();
  },
  mail: async ({ context }, provide) => {
    const mail: Fixtures['mail'] = { leads: [], answer: 200, delay: 0 };
    await context.route('**/api/v1.0/email/send', async (route) => {
      mail.leads.push(route.request().postDataJSON().template_params);
      const { answer } = mail;
      if (answer === 'silence') return;
      await new Promise((done) => setTimeout(done, mail.delay));
      const headers = { 'access-control-allow-origin': '*' };
      await route.fulfill({ status: answer, headers, body: answer === 200 ? 'OK' : 'Error' });
    });
    await provide(mail);
  },
  alerts: async ({ page }, provide) => {
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    await provide(alerts);
  },
  allowed: [/^$/, { option: true }],
  clean: [
    async ({ page, allowed }, provide) => {
      const troubles: string[] = [];
      const note = (text: string) => allowed.test(text) || troubles.push(text);
      page.on('pageerror', (error) => note(`thrown: ${error.message}`));
      page.on('console', (message) => {
        if (/Content Security Policy|Trusted|Minified React error|hydrat/i.test(message.text())) note(message.text());
      });
      await provide();
      expect(troubles, 'violations of the security policy and errors thrown').toEqual([]);
    },
    { auto: true },
  ],
});

export const SCRIPTS = '**/_next/static/**/*.js';

/** Opens a page and holds back its script files, as a slow network does, until the returned function is called. */
export async function openEarly(page: Page, route: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPTS, async (script) => {
    await released;
    // Ignores the error of a page that has been closed.
    await script.continue().catch(() => undefined);
  });
  await page.goto(route, { waitUntil: 'commit' });
  return release;
}

export function askedFor(page: Page, isWanted: (request: Request) => boolean) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isWanted(request)) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** React adds a property whose name begins with `__reactFiber` to each element that React has taken over. */
export const isAwake = (part = 'main form') =>
  Object.keys(document.querySelector(part) ?? {}).some((key) => key.startsWith('__reactFiber'));

/** Moves the mouse, which makes React start, and waits until React has taken over the part. */
export async function awake(page: Page, part?: string) {
  await page.mouse.move(1, 1);
  await page.waitForFunction(isAwake, part);
}

export const scrollPage = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** Scrolls slowly enough for the scripts of each part in view to start. */
export async function scrollAlong() {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((done) => setTimeout(done, 60));
  }
}

export const scrollToTheEnd = (page: Page) => page.evaluate(scrollAlong);

export const setLetters = (page: Page, pixels: number) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, `${pixels}px`);

export const actionBar = (page: Page) => page.locator('footer + nav');

export const isPlaying = (page: Page) =>
  page.locator('video').evaluate((film: HTMLVideoElement) => !film.paused && film.currentTime > 0);

export const boxOf = (part: Locator) =>
  part.evaluate(async (element) => {
    await document.fonts.ready;
    return element.getBoundingClientRect().toJSON() as DOMRect;
  });

export async function middleOf(part: Locator) {
  const { x, y, width, height } = await boxOf(part);
  return { x: x + width / 2, y: y + height / 2 };
}

export async function fingersOn(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
}

/** Allows differences of less than 1 px, because scrolling and scaling cause them. */
export function expectSameBox(after: DOMRect, before: DOMRect) {
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs(after[side] - before[side]), side).toBeLessThan(1);
}

export async function expectFocusSeen(page: Page, key: 'Tab' | 'Shift+Tab', times: number) {
  const covered = () =>
    page.evaluate(() => {
      const focused = document.activeElement!.closest<HTMLInputElement>('main *, footer *');
      if (!focused) return null;
      const boxOf = (selector: string) => {
        const element = document.querySelector(selector)!;
        return element.checkVisibility({ visibilityProperty: true }) ? element.getBoundingClientRect() : undefined;
      };
      // The radios of a form are hidden, and their labels are visible in their place.
      const seen = focused.type === 'radio' ? focused.labels![0]! : focused;
      const { top, bottom } = seen.getBoundingClientRect();
      const start = boxOf('header')!.bottom;
      const end = Math.min(boxOf('footer + nav')?.top ?? Infinity, innerHeight + 1);
      // An element taller than the room between header and bar can be visible only in part.
      const isTall = bottom - top > end - Math.max(start, 0);
      const isSeen = isTall ? bottom > start && top < end : top >= start && bottom <= end;
      return isSeen ? null : focused.outerHTML.slice(0, 120);
    });
  for (let press = 0; press < times; press++) {
    await page.keyboard.press(key);
    await expect.poll(covered).toBeNull();
  }
}

export { expect };
