import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  test as base,
  type Browser,
  type BrowserContext,
  chromium,
  expect,
  type Locator,
  type Page,
} from 'playwright/test';
import { type BuiltSite, builtSite } from '../../tools/setup/built-site';
import { coveredControls } from '../covered';
import { isAwake } from '../kit';
import { type LeadForm, leadForms } from '../lead-forms';
import { type Expected, type Found, type Kept, problemsOf } from './judge';
import { MailService, type Meeting } from './mail-service';

const NOTICE = 'Your enquiries on this device';
/** The widths at which each visit looks for controls that something covers. */
const WIDTHS = [360, 390, 768, 1440];
const WAIT = /^Send it (when I’m back online|for me in a while)$/;

/** One visitor with one form: fills it in, presses, and reads what the page says. */
export class Visit {
  readonly alerts: string[] = [];
  /** Sends that the visitor has asked for. */
  presses = 0;
  private typed: string[] = [];

  constructor(
    readonly context: BrowserContext,
    public page: Page,
    readonly lead: LeadForm,
    readonly mail: MailService,
    readonly site: BuiltSite,
  ) {
    context.on('page', (next) => this.acceptAlerts(next));
    this.acceptAlerts(page);
  }

  private acceptAlerts(page: Page) {
    page.on('dialog', (dialog) => {
      this.alerts.push(dialog.message());
      void dialog.accept().catch(() => undefined);
    });
  }

  meets(...meetings: Meeting[]) {
    this.mail.meetings = meetings;
  }

  form = (page = this.page): Locator => page.getByRole('form', { name: this.lead.heading });
  notice = (page = this.page): Locator => page.getByRole('complementary', { name: NOTICE });

  async open(route = this.lead.route, page = this.page) {
    await page.goto(this.mail.site + route, { waitUntil: 'commit' });
  }

  async awake(page = this.page) {
    await this.form(page).scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
    await page.waitForFunction(isAwake, undefined, { polling: 100 });
    // The tabs take the place of radios still later.
    if (this.lead.name === 'tabbed') await page.getByRole('tab', { name: 'Residential' }).waitFor();
  }

  async fill(page = this.page) {
    const chosenAlready = await readWords(page);
    await this.lead.fill(this.form(page));
    this.typed = (await readWords(page)).filter((one) => !chosenAlready.includes(one));
  }

  /** Opens the page of the form and fills it in. */
  async ready(page = this.page) {
    await this.open(this.lead.route, page);
    await this.awake(page);
    await this.fill(page);
  }

  async press(name = this.lead.submit, page = this.page) {
    this.presses++;
    await this.form(page).getByRole('button', { name, exact: true }).click();
  }

  /** Presses send, and waits until the form says that it failed. */
  async send() {
    await this.press();
    await this.toldFailure();
  }

  private told = (heading: string, page: Page, timeout = 40_000) =>
    this.form(page).getByRole('heading', { name: heading }).waitFor({ timeout });
  toldFailure = (page = this.page) => this.told('What you typed is still here', page);
  toldSuccess = (page = this.page) => this.told('What happens next', page);
  /** Waits until the form says that a send which failed or waited has arrived. */
  toldArrived = (page = this.page) => this.told('It did arrive', page, 20_000);
  /** Waits until the notice of kept enquiries says that one has been sent. */
  toldSent = () => this.notice().getByText('Sent', { exact: true }).waitFor();
  toldDoubt = () => this.notice().getByText('It may have reached us').waitFor();

  /** Leaves a failed enquiry on the device, to be sent later. */
  async letWait(page = this.page, clickCount = 1) {
    this.presses++;
    await this.form(page).getByRole('button', { name: WAIT }).click({ clickCount });
  }

  offersToWait = () => this.form().getByRole('button', { name: WAIT }).isVisible();

  /** Waits until the send has begun to arrive at the service. */
  arriving = () => expect.poll(() => this.mail.requests, { timeout: 20_000 }).toBeGreaterThan(0);

  /** Gives time to something that must not happen. */
  lookOut = (ms = 1500) => this.page.waitForTimeout(ms);

  private async covered(): Promise<string[]> {
    const covered: string[] = [];
    for (const width of WIDTHS) {
      await this.page.setViewportSize({ width, height: 844 });
      covered.push(...(await coveredControls(this.page)).map((control) => `${control}, at ${width}`));
    }
    return covered;
  }

  async found(): Promise<Found> {
    const words = await readWords(this.page);
    return {
      copies: await this.mail.copies(),
      requests: this.mail.requests,
      presses: this.presses,
      words: { there: this.typed.filter((one) => words.includes(one)).length, of: this.typed.length },
      ...(await readKept(this.page, this.lead.name)),
      alerts: this.alerts,
      told: await readOutcome(this.page),
      covered: await this.covered(),
      address: this.page.url().replace(this.mail.site, ''),
    };
  }
}

/** The answers that stand in the page's form, as "name: value". Consent is not one of them: it is given anew. */
const readWords = (page: Page) =>
  page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('main form');
    return [...(form ? new FormData(form) : [])]
      .filter(([name, value]) => !['agreeTerms', 'leadType', 'website'].includes(name) && value !== '')
      .map(([name, value]) => `${name}: ${String(value)}`);
  });

/** What the device keeps of a form. */
async function readKept(page: Page, form: string): Promise<{ kept: Kept[]; draft: boolean }> {
  const entries = await page.evaluate(() => {
    try {
      return Object.entries(localStorage).map(([key, text]) => [key, String(text)] as const);
    } catch {
      return [];
    }
  });
  const kept = entries.filter(([key]) => key.startsWith('outbox:')).map(([, text]) => JSON.parse(text) as Kept);
  return { kept, draft: entries.some(([key]) => key === `draft:${form}`) };
}

/** Every sentence about the outcome that a visitor can read: in the form, in the notice of kept enquiries, on the button. */
const readOutcome = (page: Page) =>
  page.evaluate((label) => {
    const parts = document.querySelectorAll<HTMLElement>(
      `main form :is([role=status], h2, h3, section > p, [aria-live] > p, :is([data-asleep], noscript) p, button[type=submit]), aside[aria-label="${label}"] li`,
    );
    const shown = [...parts]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => part.innerText.replace(/\s+/g, ' ').trim());
    return [...new Set(shown)].filter((text) => text !== '');
  }, NOTICE);

interface OfWorker {
  site: BuiltSite;
  mail: MailService;
  browser: Browser;
}

export const test = base.extend<object, OfWorker>({
  site: [async ({}, provide) => provide(builtSite()), { scope: 'worker' }],
  mail: [
    async ({}, provide) => {
      const folder = mkdtempSync(path.resolve('.local', 'faults-'));
      const mail = await MailService.open(folder);
      await provide(mail);
      await mail.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  // Each worker has a browser of its own, which takes the worker's service for the real one.
  browser: [
    async ({ mail, site, launchOptions }, provide) => {
      const browser = await chromium.launch({
        ...launchOptions,
        // Playwright switches the back-forward cache off.
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
        args: [
          ...(launchOptions.args ?? []),
          // Pictures play no part, and cost a busy machine time.
          '--blink-settings=imagesEnabled=false',
          `--host-resolver-rules=MAP ${site.mailHost}:443 127.0.0.1:${mail.port}`,
        ],
      });
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

/** A fault: each of the four forms meets it, and has to end as expected. */
export function fault(name: string, expected: Expected, run: (visit: Visit) => Promise<void>) {
  for (const lead of leadForms) {
    test(`${name}: ${lead.name}`, async ({ context, page, mail, site }, info) => {
      await mail.renew();
      const visit = new Visit(context, page, lead, mail, site);
      await run(visit);
      const found = await visit.found();
      expect(problemsOf(found, expected, lead), JSON.stringify(found, null, 2)).toEqual([]);
      // Chromium itself repeats a request that was cut off on a connection it had used before; no page can stop it.
      if (found.requests > found.presses)
        console.log(`${info.title}: Chromium repeated the request by itself (docs/decisions/006).`);
    });
  }
}

/** A service that treats the one send like this, and a visitor who reads what the form says then. */
export const meeting = (name: string, meets: Meeting, expected: Expected) =>
  fault(name, expected, async (visit) => {
    visit.meets(meets);
    await visit.ready();
    await visit.send();
  });
