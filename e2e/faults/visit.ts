import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, type Page, test as base } from 'playwright/test';
import { coveredControls } from '../covered';
import { awake, openEarly } from '../kit';
import { formOf, type LeadForm, leadForms, noticeOf, pressLater, send } from '../lead-forms';
import { anyOf, en, lineOf } from '../site';
import { type MailService, openMailService } from './mail-service';

/** What is expected at the end: the mail service has received `requests` sends and accepted `copies` of the lead. */
export interface Ending {
  requests: number;
  copies: number;
  /** Chromium may repeat a request that was cut off on a reused connection. No page can prevent that. */
  mayRepeat?: boolean;
  words: 'form' | 'gone' | 'anywhere';
  shown: RegExp[];
  notShown: RegExp[];
}

const { help, kept: keptInForm, arrived, edited, next } = en.forms.landing.labels;
const { outbox } = en;
const SAYS_ARRIVED = [
  lineOf(outbox.sent.heading, outbox.sent.text),
  anyOf(arrived.heading, arrived.text, edited, next.heading),
  anyOf(...leadForms.map((lead) => lead.labels.success)),
];

export class Visit {
  private readonly alerts: string[] = [];
  private answers = { empty: [] as string[], full: [] as string[] };

  constructor(
    public page: Page,
    readonly lead: LeadForm,
    readonly mail: MailService,
  ) {
    page.context().on('dialog', (dialog) => {
      this.alerts.push(dialog.message());
      // Ignores the error of an alert whose tab has been closed.
      void dialog.accept().catch(() => undefined);
    });
  }

  get form() {
    return formOf(this.page, this.lead);
  }

  go = (route: string) => this.page.goto(route, { waitUntil: 'domcontentloaded' });
  back = () => this.page.goBack({ waitUntil: 'commit' });

  async open() {
    await this.go(this.lead.route);
    // Scrolls to start React, because the browser ignores a mouse move to the place where the mouse already is.
    await this.form.scrollIntoViewIfNeeded();
    await awake(this.page);
  }

  async fill() {
    this.answers.empty = await this.readAnswers();
    await this.lead.fill(this.form);
    this.answers.full = await this.readAnswers();
  }

  async fillAndChange(change: () => void) {
    const release = await openEarly(this.page, this.lead.route);
    await this.fill();
    await this.page.evaluate(change);
    release();
    await awake(this.page);
    await expect(async () => expect(await this.readAnswers()).toEqual(this.answers.full)).toPass({ timeout: 10_000 });
  }

  openAndFill = () => this.open().then(() => this.fill());
  async openInNewTab() {
    this.page = await this.page.context().newPage();
    await this.open();
  }

  send = () => send(this.page, this.lead).click();
  press = (name: string | RegExp) => pressLater(this.form.getByRole('button', { name }));
  sees = (text: string) => this.form.getByText(text).first().waitFor({ timeout: 40_000 });
  seesInNotice = (text: string) => noticeOf(this.page).getByText(text, { exact: true }).waitFor();
  pressInNotice = (name: string) => pressLater(noticeOf(this.page).getByRole('button', { name }));
  setOffline = (offline: boolean) => this.page.context().setOffline(offline);
  arrives = () => expect.poll(() => this.mail.requests, { timeout: 20_000 }).toBeGreaterThan(0);
  holdAnswer() {
    let answer = () => {};
    this.mail.treatments = [{ until: new Promise<void>((resolve) => (answer = resolve)) }];
    return () => answer();
  }

  /** Leaves out empty answers, the honeypot, the choice of a tab, and the consent, which is never restored. */
  private readAnswers() {
    return this.form.evaluate((form) =>
      [...new FormData(form as HTMLFormElement)]
        .filter(([name, value]) => value !== '' && !['agreeTerms', 'leadType', 'website'].includes(name))
        .map((answer) => answer.join(': ')),
    );
  }

  private async text() {
    const texts = await this.page
      .locator('main form, body > aside')
      .evaluateAll((parts) => parts.map((part) => (part.checkVisibility() ? (part as HTMLElement).innerText : '')));
    return [...texts, ...this.alerts].join('\n');
  }

  private async places() {
    const answers = await this.readAnswers();
    const stored = await this.page.evaluate(() => Object.entries<string>(localStorage));
    const kept = stored.filter(([key]) => key.startsWith('outbox:')).map(([, text]) => JSON.parse(text));
    const hasDraft = stored.some(([key]) => key === `draft:${this.lead.name}`);
    const isSent = kept.every(({ stage }) => stage === 'sent');
    return {
      form: isDeepStrictEqual(answers, this.answers.full),
      gone: isDeepStrictEqual(answers, this.answers.empty) && isSent && !hasDraft,
      anywhere: true,
      waiting: kept.some(({ stage }) => stage === 'waiting'),
    };
  }

  async ends({ copies, requests, mayRepeat, words, shown, notShown }: Ending) {
    const { mail, lead, page } = this;
    await expect(async () => {
      const text = await this.text();
      for (const sentence of shown) expect(text).toMatch(sentence);
    }).toPass({ timeout: 40_000 });

    // These checks take two seconds, in which a wrong second send would arrive.
    for (const width of [360, 768, 1440, 390]) {
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

    const text = await this.text();
    for (const sentence of shown) expect.soft(text).toMatch(sentence);
    const untrue = [
      ...notShown,
      ...(copies > 0 ? [lineOf(outbox.stopped.heading)] : SAYS_ARRIVED),
      ...(places.form ? [] : [anyOf(help.heading)]),
      ...(places.waiting ? [] : [anyOf(outbox.waiting.heading, keptInForm.waiting.heading)]),
    ];
    for (const sentence of untrue) expect.soft(text).not.toMatch(sentence);
    await expect.soft(page, 'no words in the address').toHaveURL(lead.route);
  }
}

export const test = base.extend<object, { mail: MailService }>({
  mail: [
    async ({}, provide, { project, workerIndex }) => {
      const mail = await openMailService(path.join(project.outputDir, `certificate-${workerIndex}`));
      await provide(mail);
      mail.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, mail }, provide) =>
      provide({
        ...launchOptions,
        // Leaves out an option of Playwright that would switch off the back-forward cache.
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
        args: [
          ...launchOptions.args!,
          // Loads no pictures, because they take time and no fault affects them.
          '--blink-settings=imagesEnabled=false',
          `--host-resolver-rules=MAP *:443 127.0.0.1:${mail.port}`,
        ],
      }),
    { scope: 'worker' },
  ],
});
