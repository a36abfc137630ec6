import { accepted, ARRIVED, type Fault, inDoubt, MAY_HAVE, meeting, unsent } from './fault';
import type { Visit } from './visit';

/** A service that answers after so many seconds, by the page's clock. */
async function answerAfter(visit: Visit, seconds: number) {
  let answer = () => {};
  visit.meets({ until: new Promise((resolve) => (answer = resolve)) });
  await visit.page.clock.install();
  await visit.ready();
  // From here on no time passes but what is said here: a busy machine has seconds of its own.
  await visit.page.clock.pauseAt((await visit.page.evaluate(() => Date.now())) + 1000);
  await visit.press();
  await visit.arriving();
  await visit.page.clock.fastForward(Math.min(seconds, 20) * 1000);
  if (seconds >= 20) await visit.toldFailure();
  await visit.page.clock.fastForward(Math.max(0, seconds - 20) * 1000);
  answer();
}

/** Faults of the network and of the mail service. */
export const serviceFaults: Fault[] = [
  {
    name: 'offline',
    expected: unsent,
    async run(visit) {
      await visit.ready();
      await visit.context.setOffline(true);
      await visit.send();
      if (!(await visit.offersToWait())) throw new Error('it is not offered to wait');
    },
  },
  {
    name: 'DNS failure',
    expected: inDoubt(0),
    async run(visit) {
      await visit.context.route(`https://${visit.site.mailHost}/**`, (route) => route.abort('namenotresolved'));
      await visit.ready();
      await visit.send();
    },
  },
  meeting('cut mid-request', { cut: 'sending' }, { ...inDoubt(0), repeatedByBrowser: true }),
  meeting('403', { mode: '403' }, unsent),
  meeting('429', { mode: '429' }, unsent),
  meeting('451', { mode: '451' }, unsent),
  meeting('500', { mode: '500' }, inDoubt(0)),
  {
    name: '503, then success',
    expected: { ...accepted, untold: [MAY_HAVE] },
    async run(visit) {
      visit.meets({ status: 503 }, {});
      await visit.ready();
      await visit.send();
      await visit.press('Try again');
      await visit.toldSuccess();
    },
  },
  {
    name: 'never answers',
    expected: inDoubt(0),
    async run(visit) {
      visit.meets({ mode: 'silence' });
      await visit.page.clock.install();
      await visit.ready();
      await visit.press();
      await visit.arriving();
      await visit.page.clock.fastForward(20_000);
      await visit.toldFailure();
    },
  },
  {
    name: 'answers after 19 s',
    expected: accepted,
    async run(visit) {
      await answerAfter(visit, 19);
      await visit.toldSuccess();
    },
  },
  {
    name: 'answers after 25 s',
    expected: { copies: 1, words: 'gone', told: [ARRIVED], untold: [MAY_HAVE] },
    async run(visit) {
      await answerAfter(visit, 25);
      await visit.toldArrived();
    },
  },
  meeting('body garbled', { garbled: true }, inDoubt(1)),
  meeting('CORS refused', { closedToPages: true }, inDoubt(0)),
];
