import { holdScripts } from '../../e2e/kit';
import { blockStorage, cutLibrary, fillStorage, loseLibrary } from './break-page';
import { accepted, FAILED, type Fault, inDoubt, MAY_HAVE, RESTORED, unsent } from './fault';
import type { Visit } from './visit';

/** The next visit to the form's page, on the same device. */
async function comeBack(visit: Visit) {
  visit.page = await visit.context.newPage();
  await visit.open();
  await visit.awake();
  await visit.notice().getByText('It may have reached us').waitFor();
}

async function clockWrong(visit: Visit, days: number) {
  await visit.page.clock.install({ time: Date.now() + days * 24 * 60 * 60 * 1000 });
  visit.meets({ status: 500 });
  await visit.ready();
  await visit.send();
  // The clock is right again at the next visit, and the words are as they were.
  await visit.page.close();
  await comeBack(visit);
}

/** Faults of the page, of the device and of the browser. */
export const deviceFaults: Fault[] = [
  {
    name: 'SDK chunk missing',
    expected: unsent,
    async run(visit) {
      await loseLibrary(visit);
      await visit.ready();
      await visit.send();
    },
  },
  {
    name: 'SDK chunk cut',
    expected: unsent,
    async run(visit) {
      await visit.page.clock.install();
      await cutLibrary(visit);
      await visit.ready();
      await visit.press();
      await visit.lookOut();
      await visit.page.clock.fastForward(20_000);
      await visit.toldFailure();
    },
  },
  {
    name: 'storage blocked',
    expected: accepted,
    async run(visit) {
      await blockStorage(visit);
      await visit.ready();
      await visit.press();
      await visit.toldSuccess();
    },
  },
  {
    name: 'storage full',
    expected: accepted,
    async run(visit) {
      await visit.open();
      await visit.awake();
      await fillStorage(visit);
      await visit.fill();
      await visit.press();
      await visit.toldSuccess();
    },
  },
  {
    name: 'tab closed during the send',
    expected: { copies: 0, words: 'form', told: [RESTORED, MAY_HAVE], untold: [FAILED], doubt: true },
    async run(visit) {
      visit.meets({ mode: 'silence' });
      await visit.ready();
      await visit.press();
      await visit.arriving();
      await visit.page.close({ runBeforeUnload: false });
      await comeBack(visit);
    },
  },
  {
    name: 'reload during the send',
    expected: { copies: 0, words: 'form', told: [MAY_HAVE], untold: [FAILED], doubt: true },
    async run(visit) {
      visit.meets({ mode: 'silence' });
      await visit.ready();
      await visit.press();
      await visit.arriving();
      await visit.page.reload();
      await visit.awake();
      await visit.notice().getByText('It may have reached us').waitFor();
    },
  },
  {
    name: 'two tabs',
    expected: { copies: 1, words: 'form', untold: [MAY_HAVE, FAILED] },
    async run(visit) {
      await visit.ready();
      const other = await visit.context.newPage();
      await visit.open(visit.lead.route, other);
      await visit.awake(other);
      await visit.fill(other);
      await visit.press(visit.lead.submit, other);
      await visit.toldSuccess(other);
      await visit.lookOut();
    },
  },
  {
    name: 'clock a day ahead',
    expected: { ...inDoubt(0), told: [RESTORED, MAY_HAVE] },
    run: (visit) => clockWrong(visit, 1),
  },
  {
    name: 'clock a day behind',
    expected: { ...inDoubt(0), told: [RESTORED, MAY_HAVE] },
    run: (visit) => clockWrong(visit, -1),
  },
  {
    name: 'back-forward cache',
    expected: { copies: 1, words: 'gone', told: [/^What happens next$/] },
    async run(visit) {
      await visit.ready();
      await visit.page.evaluate(() =>
        addEventListener(
          'pageshow',
          ({ persisted }) => (document.documentElement.dataset.fromCache = String(persisted)),
        ),
      );
      await visit.open('/careers');
      await visit.page.goBack({ waitUntil: 'commit' });
      await visit.page.waitForFunction(() => document.documentElement.dataset.fromCache === 'true');
      await visit.press();
      await visit.toldSuccess();
    },
  },
  {
    name: 'JavaScript off',
    javaScript: false,
    expected: { copies: 0, words: 'form', told: [/You can reach us another way/] },
    async run(visit) {
      await visit.open();
      await visit.fill();
      await visit.press();
      await visit.lookOut();
    },
  },
  {
    name: 'late hydration',
    expected: accepted,
    async run(visit) {
      const release = await holdScripts(visit.page);
      await visit.open();
      await visit.fill();
      await visit.press();
      await visit.lookOut();
      release();
      await visit.toldSuccess();
    },
  },
];
