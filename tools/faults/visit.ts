import type { BrowserContext, Locator, Page } from 'playwright';
import { coveredControls } from '../../e2e/covered';
import type { LeadForm } from '../../e2e/lead-forms';
import type { BuiltSite } from '../setup/built-site';
import type { MailService, Meeting } from './mail-service';
import { type Kept, readKept, readOutcome, readWords } from './read-page';

const NOTICE = 'Your enquiries on this device';
/** The window's height, and the widths at which is looked for what lies over the form. */
export const HEIGHT = 844;
const WIDTHS = [360, 390, 768, 1440];
const WAIT = /^Send it (when I’m back online|for me in a while)$/;

/** What is found when a visit is over. */
export interface Found {
  copies: Record<string, unknown>[];
  requests: number;
  presses: number;
  /** Answers that stand in the form as they were given, of how many. */
  words: { there: number; of: number };
  kept: Kept[];
  draft: boolean;
  alerts: string[];
  told: string[];
  /** Controls of the form that something else lies over, with the width of the window. */
  covered: string[];
  address: string;
}

/** One visitor with one form: fills it in, presses, and looks at what the page says. */
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
    context.on('page', (next) => this.watch(next));
    this.watch(page);
  }

  private watch(page: Page) {
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
  button = (name: string | RegExp): Locator => this.form().getByRole('button', { name });

  async open(route = this.lead.route, page = this.page) {
    await page.goto(this.mail.site + route, { waitUntil: 'commit' });
  }

  async awake(page = this.page) {
    await this.form(page).scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
    const wakes = () =>
      Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__reactFiber'));
    await page.waitForFunction(wakes, undefined, { polling: 100 });
    // Its tabs come later still; until then it has radios.
    if (this.lead.name === 'tabbed') await page.getByRole('tab', { name: 'Residential' }).waitFor();
  }

  async fill(page = this.page) {
    const chosenAlready = await readWords(page);
    await this.lead.fill(this.form(page));
    this.typed = (await readWords(page)).filter((one) => !chosenAlready.includes(one));
  }

  /** Opens the page of the form and fills it in. */
  async ready() {
    await this.open();
    await this.awake();
    await this.fill();
  }

  async press(name = this.lead.submit, page = this.page) {
    this.presses++;
    await this.form(page).getByRole('button', { name, exact: true }).click();
  }

  /** Presses send, and waits until the form says how it went. */
  async send() {
    await this.press();
    await this.toldFailure();
  }

  async toldFailure(page = this.page) {
    await this.form(page).getByRole('heading', { name: 'What you typed is still here' }).waitFor({ timeout: 40_000 });
  }

  async toldSuccess(page = this.page) {
    await this.form(page).getByRole('heading', { name: 'What happens next' }).waitFor({ timeout: 40_000 });
  }

  /** Waits until the form says that what failed or waited has arrived. */
  toldArrived = (page = this.page) => this.form(page).getByRole('heading', { name: 'It did arrive' }).waitFor();

  /** Waits until the notice of kept enquiries says that one has gone. */
  toldSent = () => this.notice().getByText('Sent', { exact: true }).waitFor();

  /** Lets what failed wait on the device. */
  async letWait(page = this.page, { twice = false } = {}) {
    this.presses++;
    await this.form(page)
      .getByRole('button', { name: WAIT })
      .click({ clickCount: twice ? 2 : 1 });
  }

  offersToWait = () => this.button(WAIT).isVisible();

  /** The send has begun to arrive at the service. */
  async arriving() {
    const end = Date.now() + 20_000;
    while (this.mail.requests === 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
    if (this.mail.requests === 0) throw new Error('the service had no request');
  }

  /** Time in which something that must not happen could happen. */
  lookOut = (ms = 1500) => this.page.waitForTimeout(ms);

  private async covered(): Promise<string[]> {
    const covered: string[] = [];
    for (const width of WIDTHS) {
      await this.page.setViewportSize({ width, height: HEIGHT });
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
      told: await readOutcome(this.page, NOTICE),
      covered: await this.covered(),
      address: this.page.url().replace(this.mail.site, ''),
    };
  }
}
