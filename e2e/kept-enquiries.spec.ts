import type { Page } from 'playwright/test';
import { barriers } from './axe';
import { coveredControls } from './covered';
import { expect, test } from './kit';
import { fillAndSend, formOf, keepEnquiry, noticeOf as notice, pressLater, tabbed, tabbedInHindi } from './lead-forms';
import { noteShifts, shifted } from './shifts';

const { labels, outbox } = tabbed;
const expectSentNotice = (page: Page) =>
  expect(notice(page).getByText(outbox.sent.heading, { exact: true })).toBeVisible();
const panel = (page: Page, heading: string) => formOf(page, tabbed).getByRole('heading', { name: heading });
const press = (page: Page, name: string) => pressLater(formOf(page, tabbed).getByRole('button', { name }));

async function sendLater(page: Page) {
  await fillAndSend(page, tabbed, () => page.context().setOffline(true));
  await press(page, labels.help.wait);
  await expect(panel(page, labels.kept.waiting.heading)).toBeFocused();
}

test('the form, not the notice, says that an enquiry waits, may have arrived or has arrived; the next page says and sends nothing', async ({
  page,
  context,
  mail,
}) => {
  const expectHeading = async (heading: string) => {
    await expect(panel(page, heading)).toBeVisible();
    expect(await coveredControls(page)).toEqual([]);
    await expect(notice(page)).toBeHidden();
  };
  await sendLater(page);
  await expectHeading(labels.kept.waiting.heading);
  expect(mail.leads).toEqual([]);
  mail.answer = 500;
  await context.setOffline(false);
  await expectHeading(outbox.unknown.heading);
  mail.answer = 200;
  await press(page, outbox.unknown.send);
  await expectHeading(labels.arrived.heading);
  expect(JSON.stringify(await page.evaluate(() => localStorage))).not.toContain('Kumar');
  // The next page must neither repeat that the enquiry arrived nor send it again.
  await page.goto('/careers');
  await page.mouse.move(1, 1);
  await page.waitForTimeout(1000);
  await expect(notice(page)).toBeHidden();
  expect(mail.leads).toEqual([tabbed.params, tabbed.params]);
});

test('the outbox notice covers no control and moves nothing, even with long dates', async ({ page, clock }) => {
  const longDate = Date.parse('2026-09-15T22:54:00+05:30');
  await clock.setFixedTime(longDate);
  await keepEnquiry(page, 'unknown', longDate);
  await page.addInitScript(noteShifts);
  for (const [width, height] of [
    [360, 740],
    [1024, 768],
    [1440, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/go-solar');
    await expect(notice(page).getByRole('button', { name: outbox.unknown.send })).toBeVisible();
    for (const part of ['main form', 'body > aside']) expect(await coveredControls(page, part), part).toEqual([]);
    const { sum, culprits } = await shifted(page);
    expect(sum, `at ${width}: ${culprits.join('\n')}`).toBeLessThan(0.0005);
  }
});

test('after an interrupted send, every page shows the notice until it is closed, and the next visit can send again from it', async ({
  page,
  context,
  mail,
}) => {
  mail.answer = 'silence';
  await fillAndSend(page, tabbed);
  await expect.poll(() => mail.leads).toHaveLength(1);
  mail.answer = 200;
  await page.goto('/hi/subsidies');
  await expect(notice(page, tabbedInHindi).getByText(tabbedInHindi.outbox.unknown.heading)).toBeVisible();
  for (const route of ['/', '/nowhere', '/subsidies']) {
    await page.goto(route);
    await expect(notice(page).getByText(outbox.unknown.heading)).toBeVisible();
  }
  expect(await barriers(page)).toEqual([]);
  for (const button of await notice(page).getByRole('button').all())
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(48);
  await notice(page).getByRole('button', { name: outbox.close }).click();
  await expect(notice(page)).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();

  const nextVisit = await context.newPage();
  await nextVisit.goto('/aboutus');
  await expect(notice(nextVisit).getByText(outbox.unknown.heading)).toBeVisible();
  expect(mail.leads).toHaveLength(1);
  await notice(nextVisit).getByRole('button', { name: outbox.unknown.send }).click();
  await expectSentNotice(nextVisit);
  await expectSentNotice(page);
  expect(mail.leads).toEqual([tabbed.params, tabbed.params]);
});

/**
 * Presses the button as soon as it is back after a failed send. For half a second such presses are ignored, and
 * Playwright could be later.
 */
const pressWhenBack = (name: string) =>
  new Promise<void>((done) => {
    let hasGone = false;
    const look = () => {
      const button = [...document.querySelectorAll<HTMLElement>('main form button')].find(
        (one) => one.textContent === name && one.checkVisibility(),
      );
      hasGone ||= !button;
      if (!hasGone || !button) return requestAnimationFrame(look);
      button.click();
      done();
    };
    look();
  });

test('two quick presses on the button "Send again" send an enquiry of the outbox again only once', async ({
  page,
  context,
  mail,
}) => {
  const { unknown } = outbox;
  await sendLater(page);
  Object.assign(mail, { answer: 500, delay: 80 });
  await context.setOffline(false);
  const pressed = page.evaluate(pressWhenBack, unknown.send);
  await press(page, unknown.send);
  await pressed;
  await expect(panel(page, unknown.heading)).toBeVisible();
  // Gives a third request, which must not come, time to come.
  await page.waitForTimeout(1000);
  expect(mail.leads).toEqual([tabbed.params, tabbed.params]);
});
