import { test as base, expect, type Page, type Route } from 'playwright/test';

/** What the page sent to the mail service. */
export interface SentLead {
  lib_version: string;
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: Record<string, string | boolean>;
}

export type Answer = number | 'silence' | 'broken';

const ENDPOINT = '**/api/v1.0/email/send';
const TEXTS: Record<number, string> = { 200: 'OK', 403: 'Forbidden', 429: 'Too Many Requests', 451: 'Unavailable For Headless Browser' };

/** The mail service, answered here: no lead leaves the machine. */
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
  /** Fails a test whose page broke the security policy or threw. */
  clean: string[];
}

export const test = base.extend<Fixtures>({
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

/** Wakes the page, as the first move of a hand does, and waits until React has taken over its forms. */
export async function awake(page: Page) {
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => {
    const form = document.querySelector('main form');
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactFiber'));
  });
}

export { expect };
