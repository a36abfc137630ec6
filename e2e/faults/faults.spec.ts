import { readdirSync, readFileSync } from 'node:fs';
import { SCRIPTS } from '../kit';
import { leadForms } from '../lead-forms';
import { addElementsBesideFields, linkNumbers } from '../other-programs';
import { anyOf, en, lineOf } from '../site';
import { translate } from '../translator';
import type { Treatment } from './mail-service';
import { type Ending, test, Visit } from './visit';

// Has faults whose effect depends on the browser. Tests in lib/leads/ and components/forms/ cover other faults.

const { labels } = en.forms.landing;
const { outbox } = en;
const WAIT = anyOf(labels.help.wait, labels.help.waitPaused);

const FAILED = new RegExp(leadForms.map((lead) => lead.labels.failure).join('|'));
const WORDS_HERE = lineOf(labels.help.heading);
const MAY_HAVE = lineOf(outbox.unknown.heading);
const DOUBT = anyOf(labels.help.doubt, outbox.unknown.heading);
const NEXT = lineOf(labels.next.heading);
const WAITS = lineOf(outbox.waiting.heading, labels.kept.waiting.heading);

const notSent: Ending = { copies: 0, requests: 1, words: 'form', shown: [FAILED, WORDS_HERE], notShown: [DOUBT] };
const inDoubt: Ending = { ...notSent, shown: [FAILED, WORDS_HERE, DOUBT], notShown: [] };
const accepted: Ending = { copies: 1, requests: 1, words: 'gone', shown: [NEXT], notShown: [FAILED, MAY_HAVE] };
const arrivedLater: Ending = { ...accepted, shown: [lineOf(labels.arrived.heading)], notShown: [MAY_HAVE, WAITS] };

interface Fault {
  /** How the mail service answers the sends, in their order. The last entry holds for all later sends. */
  service?: Treatment[];
  visit?: (visit: Visit) => Promise<unknown>;
  ends: Ending;
}

const BROKEN_ONCE: Treatment[] = [{ status: 500 }, {}];

async function completeAndSend(visit: Visit) {
  await visit.openAndFill();
  await visit.send();
}

async function failToSend(visit: Visit, isOffline = false) {
  await visit.openAndFill();
  await visit.setOffline(isOffline);
  await visit.send();
  await visit.sees(labels.help.heading);
}

function fillStorage() {
  for (let size = 1 << 20, part = 0; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (;;) localStorage.setItem(`full${part++}`, 'x'.repeat(size));
    } catch {
      // If storage has no room for a text of this size, the loop goes on with half the size.
    }
  }
}

const reportOffline = () => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });

const changedBy = (change: () => void): Fault => ({
  visit: async (visit) => {
    await visit.fillAndChange(change);
    await visit.send();
  },
  ends: accepted,
});

const CHUNKS = 'out/_next/static/chunks';
const library = readdirSync(CHUNKS).find(
  (name) => name.endsWith('.js') && readFileSync(`${CHUNKS}/${name}`, 'utf8').includes('email/send'),
)!;

const faults: Record<string, Fault> = {
  'connection cut during the request': { service: [{ cut: 'sending' }], ends: { ...inDoubt, mayRepeat: true } },
  'lead accepted, then connection cut': {
    service: [{ cut: 'answering' }],
    ends: { ...inDoubt, copies: 1, mayRepeat: true },
  },
  'lead accepted, then status 500': { service: [{ status: 500, taken: true }], ends: { ...inDoubt, copies: 1 } },

  'answer after 25 seconds': {
    visit: async (visit) => {
      const { clock } = visit.page;
      await clock.install();
      await visit.openAndFill();
      // Stops the clock of the page, because on a busy machine seconds could pass.
      await clock.pauseAt((await visit.page.evaluate(() => Date.now())) + 1000);
      const answer = visit.holdAnswer();
      await visit.send();
      await visit.arrives();
      await clock.fastForward(20_000);
      await visit.sees(labels.help.heading);
      await clock.fastForward(5_000);
      answer();
    },
    ends: arrivedLater,
  },

  'library of the mail service missing': {
    visit: async (visit) => {
      await visit.page.route(`**/${library}`, (route) => route.abort('connectionfailed'));
      await completeAndSend(visit);
    },
    ends: { ...notSent, requests: 0 },
  },

  'no network at the first touch': {
    visit: async (visit) => {
      await visit.page.route(SCRIPTS, (route) => route.abort('internetdisconnected'));
      await visit.go(visit.lead.route);
      await visit.fill();
      await visit.sees(labels.otherWays.text);
      await visit.page.unroute(SCRIPTS);
      await visit.send();
    },
    ends: accepted,
  },

  'storage full when the visitor asks to send later': {
    service: [{ status: 429 }],
    visit: async (visit) => {
      await failToSend(visit);
      await visit.page.evaluate(fillStorage);
      await visit.press(WAIT);
    },
    ends: { ...notSent, shown: [anyOf(labels.help.full), FAILED], notShown: [WAITS] },
  },

  'offline, then sent later as the visitor asked': {
    visit: async (visit) => {
      await failToSend(visit, true);
      await visit.press(WAIT);
      await visit.setOffline(false);
    },
    ends: arrivedLater,
  },

  'sent later as the visitor asked in two tabs': {
    visit: async (visit) => {
      await failToSend(visit, true);
      await visit.setOffline(false);
      const other = new Visit(await visit.page.context().newPage(), visit.lead, visit.mail);
      await failToSend(other, true);
      await visit.press(WAIT);
      await other.press(WAIT);
      await visit.setOffline(false);
    },
    ends: arrivedLater,
  },

  'failed in one tab, sent from another tab’s form': {
    service: BROKEN_ONCE,
    visit: async (visit) => {
      await failToSend(visit);
      const other = new Visit(await visit.page.context().newPage(), visit.lead, visit.mail);
      await other.open();
      await other.sees(labels.restored.text);
      await other.form.getByRole('checkbox').check();
      await other.send();
      await other.sees(labels.next.heading);
    },
    ends: { ...arrivedLater, requests: 2 },
  },

  'tab closed during the send': {
    service: [{ taken: false, until: new Promise(() => {}) }],
    visit: async (visit) => {
      await completeAndSend(visit);
      await visit.arrives();
      await visit.page.close();
      await visit.openInNewTab();
      await visit.seesInNotice(outbox.unknown.heading);
    },
    ends: { ...inDoubt, shown: [lineOf(labels.restored.text), MAY_HAVE], notShown: [FAILED] },
  },

  'page restored by the back-forward cache': {
    visit: async (visit) => {
      await visit.openAndFill();
      // A page that the back-forward cache restores still has this mark, and a reloaded page does not.
      await visit.page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
      await visit.go('/careers');
      await visit.back();
      await visit.page.locator('html[data-mark]').waitFor();
      await visit.send();
    },
    ends: accepted,
  },

  'visitor leaves during the send and comes back': {
    visit: async (visit) => {
      await visit.openAndFill();
      const answer = visit.holdAnswer();
      await visit.send();
      await visit.arrives();
      await visit.go('/careers');
      await visit.back();
      // Gives a second send, which must not happen, time to happen.
      await visit.page.waitForTimeout(1500);
      answer();
      await visit.form.scrollIntoViewIfNeeded();
    },
    // The page says "may have arrived" if the back-forward cache froze the page before the answer.
    ends: {
      ...accepted,
      words: 'anywhere',
      shown: [lineOf(labels.next.heading, outbox.unknown.heading)],
      notShown: [FAILED],
    },
  },

  'sent from the notice on another page, then back': {
    service: BROKEN_ONCE,
    visit: async (visit) => {
      await failToSend(visit);
      await visit.go('/careers');
      await visit.pressInNotice(outbox.unknown.send);
      await visit.seesInNotice(outbox.sent.heading);
      await visit.back();
    },
    ends: { ...arrivedLater, requests: 2 },
  },

  'browser always reports offline, status 429': {
    service: [{ status: 429 }, {}],
    visit: async (visit) => {
      await visit.page.addInitScript(reportOffline);
      await visit.page.clock.install();
      await failToSend(visit);
      await visit.press(WAIT);
      await visit.sees(labels.kept.waiting.heading);
      await visit.page.clock.runFor(35_000);
    },
    ends: { ...arrivedLater, requests: 2 },
  },

  'browser always reports offline, lead taken, then cut off': {
    service: [{ cut: 'answering' }],
    visit: async (visit) => {
      await visit.page.addInitScript(reportOffline);
      await completeAndSend(visit);
    },
    ends: { ...inDoubt, copies: 1, mayRepeat: true, notShown: [WAIT] },
  },

  'page translated before React runs': changedBy(translate),

  'page translated after React runs': {
    visit: async (visit) => {
      await visit.openAndFill();
      await visit.page.evaluate(translate);
      await visit.setOffline(true);
      await visit.send();
      await visit.press(WAIT);
      await visit.sees(labels.kept.waiting.heading);
      await visit.setOffline(false);
    },
    ends: arrivedLater,
  },

  'elements added beside fields by a password manager': changedBy(addElementsBesideFields),
  'numbers turned into links by an iPhone': changedBy(linkNumbers),
};

for (const [name, { service = [{}], visit: happens = completeAndSend, ends }] of Object.entries(faults))
  for (const lead of leadForms)
    test(`the ${lead.name} form loses no answer, makes the expected requests, and says if the lead arrived: ${name}`, async ({
      page,
      mail,
    }) => {
      Object.assign(mail, { treatments: [...service], requests: 0, copies: [] });
      const visit = new Visit(page, lead, mail);
      await happens(visit);
      await visit.ends(ends);
    });
