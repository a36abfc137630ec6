import { blockStorage, fillStorage } from './break-page';
import { type Fault, FAILED, inDoubt, MAY_HAVE, meeting, SENT, sentOnce } from './fault';
import type { Visit } from './visit';

const DAY = 24 * 60 * 60 * 1000;
/** A service that has had too many requests is left alone for half a minute, and not much longer. */
const HALF_A_MINUTE = 32_000;

async function sendOffline(visit: Visit) {
  await visit.ready();
  await visit.context.setOffline(true);
  await visit.send();
}

/** Leaves to wait what a busy service did not take; from then on it takes everything. */
async function waitOut(visit: Visit) {
  await visit.page.clock.install();
  visit.meets({ mode: '429' }, {});
  await visit.ready();
  await visit.send();
  await visit.letWait();
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
      await visit.toldArrived();
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
      await visit.toldArrived();
      await visit.lookOut();
    },
  },
  {
    name: 'throttled, left to wait',
    expected: sentOnce,
    async run(visit) {
      await waitOut(visit);
      await visit.page.clock.fastForward(HALF_A_MINUTE);
      await visit.toldArrived();
      await visit.lookOut();
    },
  },
  {
    name: 'still waiting',
    expected: { copies: 0, words: 'device', told: [/^Your enquiry waits on this device/], untold: [MAY_HAVE] },
    async run(visit) {
      await sendOffline(visit);
      await visit.letWait();
      await visit.lookOut();
    },
  },
  {
    name: 'storage full when left to wait',
    expected: {
      copies: 0,
      words: 'form',
      told: [/no room to keep it/, FAILED],
      untold: [/waits on this device|Waiting to be sent/],
    },
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
    name: 'clock set back while it waits',
    expected: { ...sentOnce, told: [SENT] },
    async run(visit) {
      await waitOut(visit);
      await visit.page.clock.setSystemTime(Date.now() - DAY);
      await visit.open('/careers');
      await visit.toldSent();
      await visit.open();
      await visit.awake();
      await visit.toldSent();
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
