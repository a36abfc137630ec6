import { test as base, type BrowserContext, type Clock, expect, type Page, type Route } from 'playwright/test';

/** The body of a send to the mail service. */
export interface SentLead {
  lib_version: string;
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: Record<string, string | boolean>;
}

export type Answer = number | 'silence' | 'broken';

const ENDPOINT = '**/api/v1.0/email/send';
const TEXTS: Record<number, string> = {
  200: 'OK',
  403: 'Forbidden',
  429: 'Too Many Requests',
  451: 'Unavailable For Headless Browser',
};

/** Answers in the place of the mail service, so that no lead leaves the machine. */
export class MailService {
  readonly leads: SentLead[] = [];
  answer: Answer = 200;

  constructor(private readonly page: Page) {}

  async start() {
    await this.page.route(ENDPOINT, (route) => this.handle(route));
  }

  private async handle(route: Route) {
    this.leads.push(route.request().postDataJSON());
    if (this.answer === 'silence') return;
    if (this.answer === 'broken') return route.abort('connectionreset');
    await route.fulfill({
      status: this.answer,
      contentType: 'text/plain',
      headers: { 'access-control-allow-origin': '*' },
      body: TEXTS[this.answer] ?? 'Error',
    });
  }
}

/** The alerts a page showed, each accepted at once. */
export class Alerts {
  readonly texts: string[] = [];

  constructor(page: Page) {
    page.on('dialog', (dialog) => {
      this.texts.push(dialog.message());
      void dialog.accept();
    });
  }
}

interface Fixtures {
  mail: MailService;
  alerts: Alerts;
  /** The clock of the page, for a test that sets it. */
  clock: Clock;
  /** Fails a test whose page broke the security policy or threw. */
  clean: string[];
}

interface WorkerFixtures {
  /** The browser contexts of this worker, by their settings. */
  contexts: Map<string, BrowserContext>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  contexts: [async ({}, provide) => provide(new Map()), { scope: 'worker' }],
  // A new context costs half a second of a processor, most of it for files that the last one had already read. So the tests of a
  // worker share one; each begins with a new page, an empty storage and a working network.
  context: async ({ browser, contexts, javaScriptEnabled, bypassCSP, contextOptions }, provide) => {
    const settings = JSON.stringify({ javaScriptEnabled, bypassCSP, contextOptions });
    const context = contexts.get(settings) ?? (await browser.newContext());
    contexts.set(settings, context);
    // Pages that the last test left open, in contexts of its own too. Not at its end: the picture of a failure is taken after that.
    for (const other of browser.contexts()) if (![...contexts.values()].includes(other)) await other.close();
    for (const page of context.pages()) await page.close();
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
  // A clock that has been set cannot be given back: its context ends with the test.
  clock: async ({ contexts, context, page }, provide) => {
    await provide(page.clock);
    for (const [settings, kept] of contexts) if (kept === context) contexts.delete(settings);
    await context.close();
  },
  mail: async ({ page }, provide) => {
    const mail = new MailService(page);
    await mail.start();
    await provide(mail);
  },
  alerts: async ({ page }, provide) => provide(new Alerts(page)),
  clean: [
    async ({ page }, provide) => {
      const troubles: string[] = [];
      page.on('pageerror', (error) => troubles.push(`thrown: ${error.message}`));
      page.on('console', (message) => {
        if (/Content Security Policy|Minified React error|hydrat/i.test(message.text())) troubles.push(message.text());
      });
      await provide(troubles);
      expect(troubles, 'violations of the security policy and errors thrown').toEqual([]);
    },
    { auto: true },
  ],
});

/** Holds back the framework's scripts until `release` is called, as a slow network does. */
export async function holdScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    // A page that was closed meanwhile wants no script any more.
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** In the page: whether React has taken over its form. */
export const isAwake = () =>
  Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__reactFiber'));

/** Moves the mouse, which wakes the page, and waits until React has taken over its forms. */
export async function awake(page: Page) {
  await page.mouse.move(1, 1);
  await page.waitForFunction(isAwake);
}

export const scrollPage = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** Sets the size of letters through the object model: the page's policy lets no style sheet in. */
export const setLetters = (page: Page, pixels: number) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, `${pixels}px`);

export { expect };
