import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, type Page, test as base } from 'playwright/test';
import { coveredControls } from '../covered';
import { type LeadForm, leadForms } from '../lead-forms';
import { MailService } from './mail-service';

/** What must be true at the end of a visit. */
export interface Ending {
  copies: number;
  /** How many requests the mail service has received. */
  requests: number;
  /**
   * Whether Chromium may repeat a request that was cut off on a connection it had used before. No page can prevent
   * that.
   */
  mayRepeat?: boolean;
  /** Where the typed words are: in the form, kept on the device to be sent, deleted, or in any of these places. */
  words: 'form' | 'device' | 'gone' | 'anywhere';
  /** Texts that the form, the notice of kept enquiries or an alert must show. */
  told: RegExp[];
  /** Texts that neither the form, nor the notice of kept enquiries, nor an alert may show. */
  untold: RegExp[];
}

const SUCCESS = leadForms.map(({ success }) => success).join('|');
const SAYS_ARRIVED = new RegExp(
  `^Sent\\b|(?<!it )has reached us|It did arrive|What happens next|Your request has been sent|${SUCCESS}`,
  'm',
);
/** The widths of window in which covered controls are looked for. All other checks run at the last, narrow one. */
const WIDTHS = [360, 768, 1440, 390];

/** Releases the answer that a step of the visit has held back. */
export class Visit {
  /** Lets go on what a step of the visit has held back. */
  release = () => {};
  /** A second tab of the same visitor. */
  other?: Visit;
  private readonly alerts: string[] = [];
  /** The answers in the form before it was filled in, and after. */
  private empty: string[] = [];
  private full: string[] = [];

  constructor(
    public page: Page,
    readonly lead: LeadForm,
    readonly mail: MailService,
  ) {
    this.context.on('dialog', (dialog) => {
      this.alerts.push(dialog.message());
      // Ignores an error here: the tab may be closed already.
      void dialog.accept().catch(() => undefined);
    });
  }

  get context() {
    return this.page.context();
  }

  get form() {
    return this.page.getByRole('form', { name: this.lead.heading });
  }

  get notice() {
    return this.page.getByRole('complementary', { name: 'Your enquiries on this device' });
  }

  async fill() {
    this.empty = await this.answers();
    await this.lead.fill(this.form);
    this.full = await this.answers();
  }

  /**
   * Reads the answers in the form, without consent, which is never restored, the honeypot and the radio buttons of the
   * tabs.
   */
  private answers() {
    return this.form.evaluate((form) =>
      [...new FormData(form as HTMLFormElement)]
        .filter(([name, value]) => value !== '' && !['agreeTerms', 'leadType', 'website'].includes(name))
        .map((answer) => answer.join(': ')),
    );
  }

  private async said() {
    const texts = await this.page
      .locator('main form, body > aside')
      .evaluateAll((parts) => parts.map((part) => (part.checkVisibility() ? (part as HTMLElement).innerText : '')));
    return [...texts, ...this.alerts].join('\n');
  }

  /** Where the words that were typed are now, and whether any of them wait to be sent. */
  private async places() {
    const answers = await this.answers();
    // Reading the storage throws where the browser blocks it.
    const stored = await this.page.evaluate(() => Object.entries(localStorage)).catch(() => []);
    const kept = stored.filter(([key]) => key.startsWith('outbox:')).map(([, text]) => JSON.parse(String(text)));
    const hasDraft = stored.some(([key]) => key === `draft:${this.lead.name}`);
    const unsent = kept.filter(({ stage }) => stage !== 'sent');
    return {
      form: isDeepStrictEqual(answers, this.full),
      device: unsent.some(({ params }) => isDeepStrictEqual(params, this.lead.params)),
      gone: isDeepStrictEqual(answers, this.empty) && unsent.length === 0 && !hasDraft,
      anywhere: true,
      waiting: kept.some(({ stage }) => stage === 'waiting'),
    };
  }

  /** Waits until everything that must be told is shown, and then checks the whole end of the visit. */
  async ends({ copies, requests, mayRepeat, words, told, untold }: Ending) {
    const { mail, lead, page } = this;
    const tellsAll = async () => {
      const said = await this.said();
      for (const sentence of told) expect(said).toMatch(sentence);
      return said;
    };
    await expect(tellsAll).toPass({ timeout: 40_000 });

    // Measures at several widths. This takes two seconds, in which a page that sends too often would send again.
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await coveredControls(page), `covered at ${width}`).toEqual([]);
    }

    if (mayRepeat && mail.requests > requests)
      console.log(`${base.info().title}: Chromium repeated the request by itself (docs/decisions/006).`);
    const times = mayRepeat ? mail.requests : 1;
    expect.soft(mail.requests, 'requests').toBe(requests * times);
    expect.soft(mail.copies, 'leads').toEqual(Array(copies * times).fill(lead.params));
    const places = await this.places();
    expect.soft(places, 'where the words are').toMatchObject({ [words]: true });

    const said = await tellsAll();
    const untrue = [
      ...untold,
      ...(copies > 0 ? [/^Not sent/m] : [SAYS_ARRIVED]),
      ...(places.form ? [] : [/What you typed is still here/]),
      ...(places.waiting ? [] : [/waits on this device|Waiting to be sent/]),
    ];
    for (const sentence of untrue) expect.soft(said).not.toMatch(sentence);
    await expect.soft(page, 'no words in the address').toHaveURL(lead.route);
  }
}

/**
 * The test function of the fault trial: each worker has a mail service of its own, and a browser that takes it for the
 * real one.
 */
export const test = base.extend<object, { mail: MailService }>({
  mail: [
    async ({}, provide, { project, workerIndex }) => {
      const mail = await MailService.open(path.join(project.outputDir, `certificate-${workerIndex}`));
      await provide(mail);
      mail.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, mail }, provide) =>
      provide({
        ...launchOptions,
        // Playwright switches the back-forward cache off; this switches it on.
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
        args: [
          ...launchOptions.args!,
          // Loads no pictures, which take time and have no part in any fault.
          '--blink-settings=imagesEnabled=false',
          `--host-resolver-rules=MAP *:443 127.0.0.1:${mail.port}`,
        ],
      }),
    { scope: 'worker' },
  ],
});
