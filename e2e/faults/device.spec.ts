import { holdScripts } from '../kit';
import { blockStorage, cutLibrary, fillStorage, loseLibrary } from './break-page';
import { accepted, FAILED, inDoubt, MAY_HAVE, RESTORED, unsent } from './judge';
import { fault, test, type Visit } from './visit';

// Faults of the page, of the device and of the browser.

/** The next visit to the form's page, on the same device. */
async function comeBack(visit: Visit) {
  visit.page = await visit.context.newPage();
  await visit.open();
  await visit.awake();
  await visit.toldDoubt();
}

async function clockWrong(visit: Visit, days: number) {
  await visit.page.clock.install({ time: Date.now() + days * 24 * 60 * 60 * 1000 });
  visit.meets({ status: 500 });
  await visit.ready();
  await visit.send();
  // At the next visit the clock is right again.
  await visit.page.close();
  await comeBack(visit);
}

fault('SDK chunk missing', unsent, async (visit) => {
  await loseLibrary(visit);
  await visit.ready();
  await visit.send();
});

fault('SDK chunk cut', unsent, async (visit) => {
  await visit.page.clock.install();
  await cutLibrary(visit);
  await visit.ready();
  await visit.press();
  await visit.lookOut();
  await visit.page.clock.fastForward(20_000);
  await visit.toldFailure();
});

fault('storage blocked', accepted, async (visit) => {
  await blockStorage(visit);
  await visit.ready();
  await visit.press();
  await visit.toldSuccess();
});

fault('storage full', accepted, async (visit) => {
  await visit.open();
  await visit.awake();
  await fillStorage(visit);
  await visit.fill();
  await visit.press();
  await visit.toldSuccess();
});

fault(
  'tab closed during the send',
  { copies: 0, words: 'form', told: [RESTORED, MAY_HAVE], untold: [FAILED], doubt: true },
  async (visit) => {
    visit.meets({ mode: 'silence' });
    await visit.ready();
    await visit.press();
    await visit.arriving();
    await visit.page.close({ runBeforeUnload: false });
    await comeBack(visit);
  },
);

fault(
  'reload during the send',
  { copies: 0, words: 'form', told: [MAY_HAVE], untold: [FAILED], doubt: true },
  async (visit) => {
    visit.meets({ mode: 'silence' });
    await visit.ready();
    await visit.press();
    await visit.arriving();
    await visit.page.reload();
    await visit.awake();
    await visit.toldDoubt();
  },
);

fault('two tabs', { copies: 1, words: 'form', untold: [MAY_HAVE, FAILED] }, async (visit) => {
  await visit.ready();
  const other = await visit.context.newPage();
  await visit.ready(other);
  await visit.press(visit.lead.submit, other);
  await visit.toldSuccess(other);
  await visit.lookOut();
});

fault('clock a day ahead', { ...inDoubt(0), told: [RESTORED, MAY_HAVE] }, (visit) => clockWrong(visit, 1));

fault('clock a day behind', { ...inDoubt(0), told: [RESTORED, MAY_HAVE] }, (visit) => clockWrong(visit, -1));

fault('back-forward cache', { copies: 1, words: 'gone', told: [/^What happens next$/] }, async (visit) => {
  await visit.ready();
  await visit.page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset.fromCache = String(persisted))),
  );
  await visit.open('/careers');
  await visit.page.goBack({ waitUntil: 'commit' });
  await visit.page.waitForFunction(() => document.documentElement.dataset.fromCache === 'true');
  await visit.press();
  await visit.toldSuccess();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  fault('JavaScript off', { copies: 0, words: 'form', told: [/You can reach us another way/] }, async (visit) => {
    await visit.open();
    await visit.fill();
    await visit.press();
    await visit.lookOut();
  });
});

fault('late hydration', accepted, async (visit) => {
  const release = await holdScripts(visit.page);
  await visit.open();
  await visit.fill();
  await visit.press();
  await visit.lookOut();
  release();
  await visit.toldSuccess();
});
