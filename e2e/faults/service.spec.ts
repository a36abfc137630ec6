import { accepted, ARRIVED, inDoubt, MAY_HAVE, unsent } from './judge';
import { fault, meeting, type Visit } from './visit';

// Faults of the network and of the mail service.

/** Sends to a service that answers after this many seconds of the page's clock. */
async function answerAfter(visit: Visit, seconds: number) {
  let answer = () => {};
  visit.meets({ until: new Promise((resolve) => (answer = resolve)) });
  await visit.page.clock.install();
  await visit.ready();
  // From here on only the test moves the clock, since a busy machine takes seconds for what follows.
  await visit.page.clock.pauseAt((await visit.page.evaluate(() => Date.now())) + 1000);
  await visit.press();
  await visit.arriving();
  await visit.page.clock.fastForward(Math.min(seconds, 20) * 1000);
  if (seconds >= 20) await visit.toldFailure();
  await visit.page.clock.fastForward(Math.max(0, seconds - 20) * 1000);
  answer();
}

fault('offline', unsent, async (visit) => {
  await visit.ready();
  await visit.context.setOffline(true);
  await visit.send();
  if (!(await visit.offersToWait())) throw new Error('it is not offered to wait');
});

fault('DNS failure', inDoubt(0), async (visit) => {
  await visit.context.route(`https://${visit.site.mailHost}/**`, (route) => route.abort('namenotresolved'));
  await visit.ready();
  await visit.send();
});

meeting('cut mid-request', { cut: 'sending' }, { ...inDoubt(0), repeatedByBrowser: true });

meeting('403', { mode: '403' }, unsent);

meeting('429', { mode: '429' }, unsent);

meeting('451', { mode: '451' }, unsent);

meeting('500', { mode: '500' }, inDoubt(0));

fault('503, then success', { ...accepted, untold: [MAY_HAVE] }, async (visit) => {
  visit.meets({ status: 503 }, {});
  await visit.ready();
  await visit.send();
  await visit.press('Try again');
  await visit.toldSuccess();
});

fault('never answers', inDoubt(0), async (visit) => {
  visit.meets({ mode: 'silence' });
  await visit.page.clock.install();
  await visit.ready();
  await visit.press();
  await visit.arriving();
  await visit.page.clock.fastForward(20_000);
  await visit.toldFailure();
});

fault('answers after 19 s', accepted, async (visit) => {
  await answerAfter(visit, 19);
  await visit.toldSuccess();
});

fault('answers after 25 s', { copies: 1, words: 'gone', told: [ARRIVED], untold: [MAY_HAVE] }, async (visit) => {
  await answerAfter(visit, 25);
  await visit.toldArrived();
});

meeting('body garbled', { garbled: true }, inDoubt(1));

meeting('CORS refused', { closedToPages: true }, inDoubt(0));
