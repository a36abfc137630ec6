import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Route } from 'playwright/test';
import * as kit from '../kit';
import { leadForms } from '../lead-forms';
import { anyOf, en, lineOf } from '../site-words';
import type { Treatment } from './mail-service';
import { type Ending, test, Visit } from './visit';

/** One step of a visit to a form: an act of the visitor, or an event such as a lost network. */
type Step = (visit: Visit) => Promise<unknown>;

function all(...steps: Step[]): Step {
  return async (visit) => {
    for (const take of steps) await take(visit);
  };
}

const DAY = 24 * 60 * 60 * 1000;

/** A promise for which a request waits until the step `release` of the visit. */
const heldBack = (visit: Visit) => new Promise<void>((resolve) => (visit.release = resolve));
const release: Step = async (visit) => visit.release();

const go =
  (route: string): Step =>
  ({ page }) =>
    page.goto(route, { waitUntil: 'domcontentloaded' });
const open: Step = (visit) => go(visit.lead.route)(visit);
const awake: Step = async ({ page, form }) => {
  // Scrolls to start React, because a moved mouse goes unnoticed in a tab where it already was at that place.
  await form.scrollIntoViewIfNeeded();
  await kit.awake(page);
};
const fill: Step = (visit) => visit.fill();
const ready = all(open, awake, fill);
const back: Step = ({ page }) => page.goBack({ waitUntil: 'commit' });
const close: Step = ({ page }) => page.close();
/** Continues the visit in a new tab, after the first has been closed. */
const newTab: Step = async (visit) => (visit.page = await visit.context.newPage());
/** Takes steps of the visit in a second tab, which stays open beside the first. */
function inOtherTab(...steps: Step[]): Step {
  return async (visit) => {
    visit.other ??= new Visit(await visit.context.newPage(), visit.lead, visit.mail);
    await all(...steps)(visit.other);
  };
}
/** Waits 1.5 seconds, so that an event that must not happen has time to happen. */
const lookOut: Step = ({ page }) => page.waitForTimeout(1500);
/** Marks the page. A page that the back-forward cache restores still has the mark, and a page loaded anew has not. */
const mark: Step = ({ page }) => page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
const marked: Step = ({ page }) => page.locator('html[data-mark]').waitFor();

function button(name?: string | RegExp, clickCount = 1): Step {
  return ({ form, lead }) => form.getByRole('button', { name: name ?? lead.submit, exact: true }).click({ clickCount });
}
const { words } = en.forms.landing;
const { outbox } = en;
const WAIT = anyOf(words.help.wait, words.help.waitPaused);
const press = button();
const tryAgain = button(words.help.retry);
const letWait = button(WAIT);
const letWaitTwice = button(WAIT, 2);
const consent: Step = ({ form }) => form.getByRole('checkbox').check();
function says(text: string): Step {
  return ({ form }) => form.getByText(text).first().waitFor({ timeout: 40_000 });
}
const failed = says(words.help.heading);
const succeeded = says(words.next.heading);
function noticed(heading: string): Step {
  return ({ notice }) => notice.getByText(heading, { exact: true }).waitFor();
}
function pressInNotice(name: string): Step {
  return ({ notice }) => notice.getByRole('button', { name }).click();
}

const offline: Step = ({ context }) => context.setOffline(true);
const online: Step = ({ context }) => context.setOffline(false);
const noAddress: Step = ({ context }) => context.route('**/email/send', (route) => route.abort('namenotresolved'));
/** Makes the mail service answer only after the step `release` of the visit. */
const answersLater: Step = async (visit) => (visit.mail.treatments = [{ until: heldBack(visit) }]);
const arriving: Step = ({ mail }) => expect.poll(() => mail.requests, { timeout: 20_000 }).toBeGreaterThan(0);

const CHUNKS = 'out/_next/static/chunks';
const textOf = (chunk: string) => readFileSync(path.join(CHUNKS, chunk), 'utf8');
const library = readdirSync(CHUNKS).find((name) => name.endsWith('.js') && textOf(name).includes('email/send'))!;

function atLibrary(meets: (route: Route, visit: Visit) => Promise<void>, times?: number): Step {
  return (visit) => visit.context.route(`**/${library}`, (route) => meets(route, visit), { times });
}
const libraryMissing = atLibrary((route) => route.abort('connectionfailed'));
const libraryCut = atLibrary((route) =>
  route.fulfill({ contentType: 'text/javascript', body: textOf(library).slice(0, textOf(library).length / 2) }),
);
/** Lets the mail service's library arrive only after the step `release`, the first time that a page asks for it. */
const libraryLate = atLibrary(async (route, visit) => {
  await heldBack(visit);
  // Ignores an error here: the page that asked for the script may be closed.
  await route.continue().catch(() => undefined);
}, 1);

const SCRIPTS = '**/_next/static/**/*.js';
/** Takes all scripts from the server, as an update of the site does that was made after the page was opened. */
const siteUpdated: Step = ({ context }) => context.route(SCRIPTS, (route) => route.fulfill({ status: 404, body: '' }));
const dropout: Step = ({ context }) => context.route(SCRIPTS, (route) => route.abort('internetdisconnected'));
const scriptsBack: Step = ({ context }) => context.unroute(SCRIPTS);
/** Fills the form in before React runs, whose scripts the first touch asks for in vain. */
const touchInVain = (told: string) => all(open, fill, says(told));
const clock: Step = ({ page }) => page.clock.install();
function clockWrong(days: number): Step {
  return ({ page }) => page.clock.install({ time: Date.now() + days * DAY });
}
const clockSetBack: Step = ({ page }) => page.clock.setSystemTime(Date.now() - DAY);
/** Stops the clock of the page until a step moves it forward: otherwise a busy machine would let seconds pass. */
const clockStops: Step = async ({ page }) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
function forward(seconds: number): Step {
  return ({ page }) => page.clock.fastForward(seconds * 1000);
}
const storageBlocked: Step = ({ context }) =>
  context.addInitScript(kit.blockStorage, ['localStorage', 'sessionStorage']);
/** Fills the storage of the site until it has no room for one letter more. */
const storageFull: Step = ({ page }) =>
  page.evaluate(() => {
    for (let size = 1 << 20, part = 0; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) localStorage.setItem(`full${part++}`, 'x'.repeat(size));
      } catch {
        // Storage has no room for a text of this size: the next smaller one follows.
      }
    }
  });

interface Fault {
  /** How the mail service treats the sends, one after another, the last treatment all that follow. Default: accepts. */
  service?: Treatment[];
  /** The steps of the visit. By default the visitor fills in the form and presses send. */
  steps?: Step[];
  ends: Ending;
}

const FAILED = new RegExp(leadForms.map(({ failure }) => failure).join('|'));
const WORDS_HERE = lineOf(words.help.heading);
const MAY_HAVE = lineOf(outbox.unknown.heading);
const DOUBT = anyOf(words.help.doubt, outbox.unknown.heading);
const NEXT = lineOf(words.next.heading);
const WAITS = lineOf(outbox.waiting.heading, words.kept.waiting.heading);

/** The end of a visit in which the mail service has certainly not accepted the enquiry. */
const notSent: Ending = {
  copies: 0,
  requests: 1,
  words: 'form',
  told: [FAILED, WORDS_HERE],
  untold: [DOUBT],
};
const neverAsked = { ...notSent, requests: 0 };
/** The end of a visit in which nobody can know whether the mail service accepted the enquiry. */
const inDoubt: Ending = { ...notSent, told: [FAILED, WORDS_HERE, DOUBT], untold: [] };
/** The end of the next visit after an enquiry in doubt: the form still says that it may have arrived. */
const inDoubtLater = { ...inDoubt, told: [lineOf(words.restored.text), MAY_HAVE] };
const accepted: Ending = { copies: 1, requests: 1, words: 'gone', told: [NEXT], untold: [FAILED, MAY_HAVE] };
/** The end of a visit in which the form first told of a failure or of waiting, and then that the enquiry arrived. */
const arrivedLater: Ending = { ...accepted, told: [lineOf(words.arrived.heading)], untold: [MAY_HAVE, WAITS] };
const arrivedAtSecond = { ...arrivedLater, requests: 2 };

const SILENT: Treatment[] = [{ taken: false, until: new Promise(() => {}) }];
const BUSY_ONCE: Treatment[] = [{ status: 429 }, {}];
const BROKEN_ONCE: Treatment[] = [{ status: 500 }, {}];
/**
 * Moves the clock a little past the pause of 30 seconds that the page makes after the mail service had too many requests.
 */
const busyIsOver = forward(32);
const fillStorageBefore = [go('/careers'), storageFull];
const comeBack = [newTab, open, awake, noticed(outbox.unknown.heading)];
const leaveToWaitOffline = [ready, offline, press, letWait];
const leaveToWaitBusy = [clock, ready, press, letWait];
const sendStopped = [clock, ready, clockStops, answersLater, press, arriving];
const throughWrongClock = (days: number) => [clockWrong(days), ready, press, failed, close, ...comeBack];

const faults: Record<string, Fault> = {
  offline: { steps: [ready, offline, press, says(words.help.wait)], ends: neverAsked },
  'DNS failure': { steps: [noAddress, ready, press], ends: { ...inDoubt, requests: 0 } },
  'cut mid-request': { service: [{ cut: 'sending' }], ends: { ...inDoubt, mayRepeat: true } },
  'taken, then cut': { service: [{ cut: 'answering' }], ends: { ...inDoubt, copies: 1, mayRepeat: true } },
  429: { service: [{ status: 429 }], ends: notSent },
  500: { service: [{ status: 500 }], ends: inDoubt },
  'taken, then 500': { service: [{ status: 500, taken: true }], ends: { ...inDoubt, copies: 1 } },
  '503, then success': {
    service: [{ status: 503 }, {}],
    steps: [ready, press, tryAgain],
    ends: { ...accepted, requests: 2, untold: [MAY_HAVE] },
  },
  'never answers': { service: SILENT, steps: [clock, ready, press, arriving, forward(20)], ends: inDoubt },
  'answers after 19 s': { steps: [...sendStopped, forward(19), release], ends: accepted },
  'answers after 25 s': { steps: [...sendStopped, forward(20), failed, forward(5), release], ends: arrivedLater },
  'body garbled': { service: [{ garbled: true }], ends: { ...inDoubt, copies: 1 } },
  'CORS refused': { service: [{ closedToPages: true }], ends: { ...inDoubt, requests: 0 } },

  'SDK chunk missing': { steps: [libraryMissing, ready, press], ends: neverAsked },
  'SDK chunk cut': { steps: [clock, libraryCut, ready, press, lookOut, forward(20)], ends: neverAsked },
  'storage blocked, 500': { service: [{ status: 500 }], steps: [storageBlocked, ready, press], ends: inDoubt },
  'storage full, 500': { service: [{ status: 500 }], steps: [...fillStorageBefore, ready, press], ends: inDoubt },
  'storage full when left to wait': {
    service: [{ status: 429 }],
    steps: [ready, press, failed, storageFull, letWait],
    ends: { ...notSent, told: [anyOf(words.help.full), FAILED], untold: [WAITS] },
  },
  'tab closed during the send': {
    service: SILENT,
    steps: [ready, press, arriving, close, ...comeBack],
    ends: { ...inDoubtLater, untold: [FAILED] },
  },
  'two tabs': { steps: [ready, inOtherTab(ready, press, succeeded)], ends: { ...accepted, words: 'form', told: [] } },
  'clock a day ahead': { service: [{ status: 500 }], steps: throughWrongClock(1), ends: inDoubtLater },
  'clock a day behind': { service: [{ status: 500 }], steps: throughWrongClock(-1), ends: inDoubtLater },
  'back-forward cache': { steps: [ready, mark, go('/careers'), back, marked, press], ends: accepted },
  'site updated before the first touch': {
    steps: [
      ...[siteUpdated, touchInVain(words.otherWays.stale), scriptsBack, button(words.otherWays.reload)],
      ...[says(words.restored.text), consent, press],
    ],
    ends: accepted,
  },
  'dropout at the first touch': {
    steps: [dropout, touchInVain(words.otherWays.text), scriptsBack, press],
    ends: accepted,
  },

  'offline, left to wait': { steps: [...leaveToWaitOffline, online], ends: arrivedLater },
  'left to wait by a double press': { steps: [ready, offline, press, letWaitTwice, online], ends: arrivedLater },
  'throttled, left to wait': { service: BUSY_ONCE, steps: [...leaveToWaitBusy, busyIsOver], ends: arrivedAtSecond },
  'still waiting': {
    steps: leaveToWaitOffline,
    ends: { ...neverAsked, words: 'device', told: [lineOf(words.kept.waiting.heading)] },
  },
  'clock set back while it waits': {
    service: BUSY_ONCE,
    steps: [...leaveToWaitBusy, clockSetBack, go('/careers'), noticed(outbox.sent.heading), open, awake],
    ends: { ...arrivedAtSecond, told: [lineOf(outbox.sent.heading)] },
  },
  'typed and sent again while it waits': {
    service: BUSY_ONCE,
    steps: [...leaveToWaitBusy, fill, press, succeeded, busyIsOver, busyIsOver],
    ends: { ...arrivedAtSecond, told: [NEXT] },
  },

  'left to wait in two tabs': {
    steps: [
      ...[ready, offline, press, failed, online, inOtherTab(ready, offline, press, failed)],
      ...[letWait, inOtherTab(letWait), online],
    ],
    ends: arrivedLater,
  },
  'away and back during the send': {
    steps: [ready, answersLater, press, arriving, go('/careers'), back, lookOut, release, awake],
    // A page in the back-forward cache is frozen: after the return, it has the answer of the mail service or a doubt.
    ends: {
      ...accepted,
      words: 'anywhere',
      told: [lineOf(words.next.heading, outbox.unknown.heading)],
      untold: [FAILED],
    },
  },
  'sent from another page, then back': {
    service: BROKEN_ONCE,
    steps: [
      ready,
      press,
      failed,
      go('/careers'),
      pressInNotice(outbox.unknown.send),
      noticed(outbox.sent.heading),
      back,
    ],
    ends: arrivedAtSecond,
  },
  'left while the library comes, sent from another page, then back': {
    steps: [
      ...[libraryLate, ready, press, lookOut, go('/careers'), noticed(outbox.stopped.heading)],
      ...[pressInNotice(outbox.stopped.send), noticed(outbox.sent.heading), back, release],
    ],
    ends: { ...arrivedLater, words: 'anywhere' },
  },
  'failed in one tab, sent from another tab’s form': {
    service: BROKEN_ONCE,
    steps: [...[ready, press, failed], inOtherTab(open, awake, says(words.restored.text), consent, press, succeeded)],
    ends: arrivedAtSecond,
  },
};

for (const [name, { service = [{}], steps = [ready, press], ends }] of Object.entries(faults))
  for (const lead of leadForms)
    test(`${name}: ${lead.name}`, async ({ page, mail }) => {
      Object.assign(mail, { treatments: [...service], requests: 0, copies: [] });
      const visit = new Visit(page, lead, mail);
      for (const take of steps) await take(visit);
      await visit.ends(ends);
    });
