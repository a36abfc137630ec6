import { blockStorage, fillStorage } from './break-page';
import { type Fault, FAILED, inDoubt, MAY_HAVE, meeting, refused } from './fault';
import type { Visit } from './visit';

const SENT = /^Sent Your enquiry/;
const DAY = 24 * 60 * 60 * 1000;
/** A service that has had too many requests is left alone for half a minute, and not much longer. */
const HALF_A_MINUTE = 32_000;

const sentOnce = { copies: 1, words: 'gone' as const, told: [SENT], untold: [MAY_HAVE, /^Waiting/] };

async function sendOffline(visit: Visit) {
  await visit.ready();
  await visit.context.setOffline(true);
  await visit.send();
}

const toldSent = (visit: Visit) => visit.notice().getByText('Sent', { exact: true }).waitFor();

/** Leaves to wait what a busy service did not take; from then on it takes everything. */
async function waitOut(visit: Visit, headers: Record<string, string> = {}) {
  await visit.page.clock.install();
  visit.meets({ status: 429, headers }, {});
  await visit.ready();
  await visit.send();
  await visit.letWait();
}

/** Goes to another page during a send, and back to the one that slept meanwhile. */
async function backDuringSend(visit: Visit) {
  let answer = () => {};
  visit.meets({ until: new Promise((resolve) => (answer = resolve)) });
  await visit.ready();
  await visit.press();
  await visit.arriving();
  await visit.open('/careers');
  await visit.page.goBack({ waitUntil: 'commit' });
  await visit.lookOut(500);
  answer();
  await visit.awake();
  const outcome = visit.form().getByRole('heading', { name: 'What happens next' });
  await outcome.or(visit.notice().getByText('It may have reached us')).first().waitFor();
}

/** Combinations that would send twice, lose words or tell an untruth if the page were less careful. */
export const combinations: Fault[] = [
  meeting('taken, then cut', { cut: 'answering' }, { ...inDoubt(1), copies: 'each request', repeatedByBrowser: true }),
  meeting('taken, then 500', { status: 500, taken: true }, inDoubt(1)),
  {
    name: 'offline, left to wait',
    expected: sentOnce,
    async run(visit) {
      await sendOffline(visit);
      await visit.letWait();
      await visit.context.setOffline(false);
      await toldSent(visit);
      await visit.lookOut();
    },
  },
  {
    name: 'left to wait by a double press',
    expected: sentOnce,
    async run(visit) {
      await sendOffline(visit);
      await visit.letWait(visit.page, { twice: true });
      await visit.context.setOffline(false);
      await toldSent(visit);
      await visit.lookOut();
    },
  },
  {
    name: 'left to wait in two tabs',
    expected: sentOnce,
    async run(visit) {
      const other = await visit.context.newPage();
      for (const page of [visit.page, other]) {
        await visit.context.setOffline(false);
        await visit.open(visit.lead.route, page);
        await visit.awake(page);
        await visit.fill(page);
        await visit.context.setOffline(true);
        await visit.press(visit.lead.submit, page);
        await visit.toldFailure(page);
      }
      for (const page of [visit.page, other]) await visit.letWait(page);
      await visit.context.setOffline(false);
      await toldSent(visit);
      await visit.lookOut(3000);
    },
  },
  {
    name: 'throttled, left to wait',
    expected: sentOnce,
    async run(visit) {
      await waitOut(visit);
      await visit.page.clock.fastForward(HALF_A_MINUTE);
      await toldSent(visit);
      await visit.lookOut();
    },
  },
  {
    name: 'Retry-After garbled, left to wait',
    expected: sentOnce,
    async run(visit) {
      await waitOut(visit, { 'retry-after': 'not before 2099' });
      await visit.page.clock.fastForward(HALF_A_MINUTE);
      await toldSent(visit);
    },
  },
  {
    name: 'Retry-After of a day',
    expected: refused,
    async run(visit) {
      visit.meets({ status: 429, headers: { 'retry-after': '86400' } });
      await visit.ready();
      await visit.send();
      if (await visit.offersToWait()) throw new Error('it is offered to go by itself, and never would');
    },
  },
  {
    name: 'storage full when left to wait',
    expected: { copies: 0, words: 'form', told: [/no room to keep it/, FAILED], untold: [/waits on this device|Waiting to be sent/] },
    async run(visit) {
      visit.meets({ mode: '429' });
      await visit.ready();
      await visit.send();
      await fillStorage(visit);
      await visit.letWait();
      await visit.form().getByText('no room to keep it').waitFor();
    },
  },
  {
    name: 'storage full, 500',
    expected: inDoubt(0),
    async run(visit) {
      visit.meets({ mode: '500' });
      await visit.open();
      await visit.awake();
      await fillStorage(visit);
      await visit.fill();
      await visit.send();
    },
  },
  {
    name: 'storage blocked, 500',
    expected: inDoubt(0),
    async run(visit) {
      visit.meets({ mode: '500' });
      await blockStorage(visit);
      await visit.ready();
      await visit.send();
    },
  },
  {
    name: 'away and back during the send',
    expected: { copies: 1, words: 'anywhere', untold: [FAILED] },
    run: backDuringSend,
  },
  {
    name: 'sent from another page, then back',
    expected: { copies: 1, words: 'gone', told: [SENT, /^It did arrive/], untold: [MAY_HAVE] },
    async run(visit) {
      visit.meets({ mode: '500' }, {});
      await visit.ready();
      await visit.send();
      await visit.notice().getByText('It may have reached us').waitFor();
      await visit.open('/careers');
      visit.presses++;
      await visit.notice().getByRole('button', { name: 'Send again' }).click();
      await toldSent(visit);
      await visit.page.goBack({ waitUntil: 'commit' });
      await visit.form().getByRole('heading', { name: 'It did arrive' }).waitFor();
    },
  },
  {
    name: 'clock set back while it waits',
    expected: sentOnce,
    async run(visit) {
      await waitOut(visit);
      await visit.page.clock.setSystemTime(Date.now() - DAY);
      await visit.open('/careers');
      await toldSent(visit);
      await visit.open();
      await visit.awake();
      await toldSent(visit);
    },
  },
  {
    name: 'typed and sent again while it waits',
    expected: { copies: 1, words: 'gone', told: [/^What happens next$/], untold: [/^Waiting/, MAY_HAVE] },
    async run(visit) {
      await waitOut(visit);
      await visit.fill();
      await visit.press();
      await visit.toldSuccess();
      await visit.page.clock.fastForward(2 * HALF_A_MINUTE);
      await visit.lookOut();
    },
  },
];
