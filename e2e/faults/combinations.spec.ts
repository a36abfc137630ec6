import { blockStorage, fillStorage } from './break-page';
import { FAILED, inDoubt, MAY_HAVE, SENT, sentOnce } from './judge';
import { fault, meeting, type Visit } from './visit';

// Combinations in which a less careful page would send twice, lose words or say something untrue.

const DAY = 24 * 60 * 60 * 1000;
/** A little longer than the page waits before it sends again to a service that had too many requests. */
const HALF_A_MINUTE = 32_000;

async function sendOffline(visit: Visit) {
  await visit.ready();
  await visit.context.setOffline(true);
  await visit.send();
}

/** Leaves an enquiry on the device that a busy service refused; from then on the service takes everything. */
async function waitOut(visit: Visit) {
  await visit.page.clock.install();
  visit.meets({ mode: '429' }, {});
  await visit.ready();
  await visit.send();
  await visit.letWait();
}

meeting('taken, then cut', { cut: 'answering' }, { ...inDoubt(1), copies: 'each request', repeatedByBrowser: true });

meeting('taken, then 500', { status: 500, taken: true }, inDoubt(1));

fault('offline, left to wait', sentOnce, async (visit) => {
  await sendOffline(visit);
  await visit.letWait();
  await visit.context.setOffline(false);
  await visit.toldArrived();
  await visit.lookOut();
});

fault('left to wait by a double press', sentOnce, async (visit) => {
  await sendOffline(visit);
  await visit.letWait(visit.page, 2);
  await visit.context.setOffline(false);
  await visit.toldArrived();
  await visit.lookOut();
});

fault('throttled, left to wait', sentOnce, async (visit) => {
  await waitOut(visit);
  await visit.page.clock.fastForward(HALF_A_MINUTE);
  await visit.toldArrived();
  await visit.lookOut();
});

fault(
  'still waiting',
  { copies: 0, words: 'device', told: [/^Your enquiry waits on this device/], untold: [MAY_HAVE] },
  async (visit) => {
    await sendOffline(visit);
    await visit.letWait();
    await visit.lookOut();
  },
);

fault(
  'storage full when left to wait',
  {
    copies: 0,
    words: 'form',
    told: [/no room to keep it/, FAILED],
    untold: [/waits on this device|Waiting to be sent/],
  },
  async (visit) => {
    visit.meets({ mode: '429' });
    await visit.ready();
    await visit.send();
    await fillStorage(visit);
    await visit.letWait();
    await visit.form().getByText('no room to keep it').waitFor();
  },
);

fault('storage full, 500', inDoubt(0), async (visit) => {
  visit.meets({ mode: '500' });
  await visit.open();
  await visit.awake();
  await fillStorage(visit);
  await visit.fill();
  await visit.send();
});

fault('storage blocked, 500', inDoubt(0), async (visit) => {
  visit.meets({ mode: '500' });
  await blockStorage(visit);
  await visit.ready();
  await visit.send();
});

fault('clock set back while it waits', { ...sentOnce, told: [SENT] }, async (visit) => {
  await waitOut(visit);
  await visit.page.clock.setSystemTime(Date.now() - DAY);
  await visit.open('/careers');
  await visit.toldSent();
  await visit.open();
  await visit.awake();
  await visit.toldSent();
});

fault(
  'typed and sent again while it waits',
  { copies: 1, words: 'gone', told: [/^What happens next$/], untold: [/^Waiting/, MAY_HAVE] },
  async (visit) => {
    await waitOut(visit);
    await visit.fill();
    await visit.press();
    await visit.toldSuccess();
    await visit.page.clock.fastForward(2 * HALF_A_MINUTE);
    await visit.lookOut();
  },
);
