import { holdLibrary } from './break-page';
import { ARRIVED, FAILED, MAY_HAVE, sentOnce } from './judge';
import { fault, type Visit } from './visit';

// Two pages of the site with the same words, at the same time or one after the other.

/** Goes to another page during a send, and back to the first, which the browser has frozen meanwhile. */
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

fault('left to wait in two tabs', sentOnce, async (visit) => {
  const other = await visit.context.newPage();
  for (const page of [visit.page, other]) {
    await visit.context.setOffline(false);
    await visit.ready(page);
    await visit.context.setOffline(true);
    await visit.press(visit.lead.submit, page);
    await visit.toldFailure(page);
  }
  for (const page of [visit.page, other]) await visit.letWait(page);
  await visit.context.setOffline(false);
  await visit.toldArrived();
  await visit.lookOut(3000);
});

fault('away and back during the send', { copies: 1, words: 'anywhere', untold: [FAILED] }, backDuringSend);

fault(
  'sent from another page, then back',
  { copies: 1, words: 'gone', told: [ARRIVED], untold: [MAY_HAVE] },
  async (visit) => {
    visit.meets({ mode: '500' }, {});
    await visit.ready();
    await visit.send();
    await visit.open('/careers');
    visit.presses++;
    await visit.notice().getByRole('button', { name: 'Send again' }).click();
    await visit.toldSent();
    await visit.page.goBack({ waitUntil: 'commit' });
    await visit.toldArrived();
  },
);

fault(
  'left while the library comes, sent from another page, then back',
  { copies: 1, words: 'anywhere', told: [ARRIVED], untold: [MAY_HAVE] },
  async (visit) => {
    const release = await holdLibrary(visit);
    await visit.ready();
    await visit.press();
    await visit.lookOut(500);
    await visit.open('/careers');
    await visit.notice().getByText('Not sent', { exact: true }).waitFor();
    visit.presses++;
    await visit.notice().getByRole('button', { name: 'Send now' }).click();
    await visit.toldSent();
    await visit.page.goBack({ waitUntil: 'commit' });
    release();
    await visit.toldArrived();
    await visit.lookOut();
  },
);

fault(
  'failed in one tab, sent from another tab’s form',
  { copies: 1, words: 'gone', told: [ARRIVED], untold: [MAY_HAVE] },
  async (visit) => {
    visit.meets({ mode: '500' }, {});
    await visit.ready();
    await visit.send();
    const other = await visit.context.newPage();
    await visit.open(visit.lead.route, other);
    await visit.awake(other);
    await visit.form(other).getByText('Restored from last time').waitFor();
    // Consent is no part of what comes back.
    await visit.form(other).getByRole('checkbox').check();
    await visit.press(visit.lead.submit, other);
    await visit.toldSuccess(other);
    await visit.toldArrived();
  },
);
