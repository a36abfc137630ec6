import type { Page } from 'playwright/test';
import { coveredControls } from './covered';
import { firstField, formOf, send, stored } from './form-locators';
import { type Alerts, awake, expect, test } from './kit';
import { commercial, housing, landing, type LeadForm, tabbed } from './lead-forms';
import { noteShifts, shifted } from './shifts';

/** The state of an enquiry is shown in one place: in its form while that has something to say, otherwise in the notice at the top of the page. */

const WIDTHS = [360, 390, 768, 1024, 1440];
const NARROW_AND_WIDE = [360, 1440];
const notice = (page: Page) => page.getByRole('complementary', { name: 'Your enquiries on this device' });
const panel = (page: Page, lead: LeadForm, heading: string) =>
  formOf(page, lead).getByRole('heading', { name: heading });
const background = (page: Page, lead: LeadForm, name: string) =>
  formOf(page, lead)
    .getByRole('button', { name, exact: true })
    .evaluate((button) => getComputedStyle(button).backgroundColor);

async function nothingIsCovered(page: Page, widths = WIDTHS) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width <= 768 ? 740 : 800 });
    expect(await coveredControls(page), `at ${width}`).toEqual([]);
  }
}

/** Puts an enquiry that may have arrived on the device, as a send that was cut off leaves it. */
async function keepDoubt(page: Page) {
  const kept = {
    id: '1',
    form: 'tabbed',
    stage: 'unknown',
    params: tabbed.params,
    asked: Date.now(),
    until: 0,
    tries: 0,
  };
  await page.goto('/careers');
  await page.evaluate((text) => localStorage.setItem('outbox:1', text), JSON.stringify(kept));
}

async function fillAndSend(page: Page, lead: LeadForm) {
  await page.goto(lead.route);
  await awake(page);
  await lead.fill(formOf(page, lead));
  await send(page, lead).click();
}

/** Leaves what failed without a line to wait, in its form. */
async function leaveToWait(page: Page, lead: LeadForm) {
  await page.goto(lead.route);
  await awake(page);
  await lead.fill(formOf(page, lead));
  await page.context().setOffline(true);
  await send(page, lead).click();
  await formOf(page, lead).getByRole('button', { name: 'Send it when I’m back online' }).click();
  await expect(panel(page, lead, 'Your enquiry waits on this device')).toBeFocused();
}

async function expectDoubtToldOnce(page: Page, lead: LeadForm, alerts: Alerts, widths = WIDTHS) {
  const form = formOf(page, lead);
  await expect(form.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText(/may have reached us/)).toHaveCount(1);
  await expect(page.getByText(/if you hear nothing, send it again/)).toHaveCount(1);
  await expect(form.getByRole('link', { name: /^Call/ })).toBeVisible();
  await expect(form.getByRole('link', { name: 'Send it by WhatsApp' })).toBeVisible();
  expect(await background(page, lead, 'Try again')).not.toBe(await background(page, lead, lead.submit));
  await nothingIsCovered(page, widths);
  await expect(notice(page)).toBeHidden();
  await expect.poll(() => alerts.texts).toEqual(lead.alerts ? [lead.failure] : []);
}

test('after an error of the service and after a broken connection the doubt is told once, with one main button, and nothing covers it; with another tab the notice takes over', async ({
  page,
  mail,
  alerts,
}) => {
  mail.answer = 500;
  await fillAndSend(page, tabbed);
  await expectDoubtToldOnce(page, tabbed, alerts);

  mail.answer = 'broken';
  alerts.texts.length = 0;
  await formOf(page, tabbed).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => mail.leads).toHaveLength(2);
  await expectDoubtToldOnce(page, tabbed, alerts, NARROW_AND_WIDE);

  await page.getByRole('tab', { name: 'Housing' }).click();
  await expect(notice(page)).toContainText('It may have reached us');
  await expect(page.getByText(/may have reached us/i)).toHaveCount(1);
});

test('after 20 seconds of silence, and not before, a send has failed; the doubt is told once, and every word stays', async ({
  page,
  clock,
  mail,
  alerts,
}) => {
  mail.answer = 'silence';
  await clock.install();
  await fillAndSend(page, commercial);
  await expect.poll(() => mail.leads).toHaveLength(1);
  await clock.runFor(18_000);
  await expect(formOf(page, commercial).getByRole('button', { name: 'Sending…' })).toBeVisible();
  await clock.runFor(2_000);
  await expectDoubtToldOnce(page, commercial, alerts);
  await expect(firstField(page, commercial)).toHaveValue('Ravi <b>Kumar</b>');
  expect(mail.leads).toHaveLength(1);
});

test('while an enquiry waits its form says so once and nothing covers it; online again it is sent once, and the form says that it arrived', async ({
  page,
  context,
  mail,
  alerts,
}) => {
  await leaveToWait(page, tabbed);
  const form = formOf(page, tabbed);
  await expect(firstField(page, tabbed)).toHaveValue('');
  await expect(form.getByRole('button', { name: 'Send now' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Remove' })).toBeVisible();
  expect(await background(page, tabbed, 'Send now')).not.toBe(await background(page, tabbed, tabbed.submit));
  await nothingIsCovered(page);
  await expect(notice(page)).toBeHidden();
  expect(mail.leads).toEqual([]);
  await context.setOffline(false);
  await expect(panel(page, tabbed, 'It did arrive')).toBeVisible();
  await nothingIsCovered(page, NARROW_AND_WIDE);
  await expect(notice(page)).toBeHidden();
  expect(JSON.stringify(await page.evaluate(() => localStorage))).not.toContain('Asha');
  // The form has told it: the next page does not tell it again, and nothing is sent again.
  await page.goto('/careers');
  await page.mouse.move(1, 1);
  await page.waitForTimeout(1500);
  await expect(notice(page)).toBeHidden();
  expect(mail.leads.map(({ template_params }) => template_params)).toEqual([tabbed.params]);
  expect(alerts.texts).toEqual([tabbed.failure]);
});

test('what waits in a form is sent by its button; that it may have arrived is said there, and it goes again on a press', async ({
  page,
  context,
  mail,
}) => {
  await leaveToWait(page, housing);
  mail.answer = 500;
  await context.setOffline(false);
  await expect(panel(page, housing, 'It may have reached us')).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await nothingIsCovered(page, NARROW_AND_WIDE);
  mail.answer = 200;
  await formOf(page, housing).getByRole('button', { name: 'Send again' }).click();
  await expect(panel(page, housing, 'It did arrive')).toBeVisible();
  expect(mail.leads).toHaveLength(2);
});

test('what waits in a form can be removed there', async ({ page }) => {
  await leaveToWait(page, landing);
  await formOf(page, landing).getByRole('button', { name: 'Remove' }).click();
  await expect(panel(page, landing, 'Your enquiry waits on this device')).toBeHidden();
  await expect(send(page, landing)).toBeFocused();
  expect(await stored(page)).toEqual([]);
  await expect(notice(page)).toBeHidden();
});

for (const [route, within] of [
  ['/home', 'main > section:first-of-type'],
  ['/go-solar', 'main form'],
] as const) {
  test(`on ${route} the notice of an enquiry in doubt covers nothing, and nothing moves when it comes`, async ({
    page,
  }) => {
    await keepDoubt(page);
    await page.addInitScript(noteShifts);
    for (const [first, ...others] of [
      [360, 390, 768],
      [1440, 1024],
    ] as const) {
      await page.setViewportSize({ width: first, height: first <= 768 ? 740 : 800 });
      await page.goto(route);
      await expect(notice(page).getByRole('button', { name: 'Send again' })).toBeVisible();
      await page.waitForTimeout(500);
      const { sum, culprits } = await shifted(page);
      expect(sum, `at ${first}: ${culprits.join('\n')}`).toBeLessThan(0.0005);
      for (const width of [first, ...others]) {
        await page.setViewportSize({ width, height: width <= 768 ? 740 : 800 });
        const covered = [...(await coveredControls(page, within)), ...(await coveredControls(page, 'body > aside'))];
        expect(covered, `at ${width}`).toEqual([]);
      }
    }
  });
}

test('Close puts the notice away for this visit and keeps the enquiry; news of it brings the notice back', async ({
  page,
  context,
}) => {
  await keepDoubt(page);
  await page.goto('/subsidies');
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(notice(page)).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();
  expect(await stored(page)).toEqual(['outbox:1']);

  await page.addInitScript(noteShifts);
  await page.goto('/home');
  await page.mouse.move(1, 1);
  await page.waitForTimeout(1500);
  await expect(notice(page)).toBeHidden();
  expect((await shifted(page)).sum).toBeLessThan(0.0005);

  const nextVisit = await context.newPage();
  await nextVisit.goto('/aboutus');
  await expect(notice(nextVisit).getByText('It may have reached us')).toBeVisible();
  await nextVisit.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('outbox:1')!);
    localStorage.setItem('outbox:1', JSON.stringify({ ...kept, stage: 'stopped' }));
  });
  await expect(notice(page).getByText('Not sent')).toBeVisible();
});

test('news that come while a page is read move nothing of what is in view', async ({ page, context }) => {
  await page.goto('/aboutus');
  await awakeByScroll(page);
  const heading = page.getByRole('contentinfo');
  await heading.scrollIntoViewIfNeeded();
  const before = (await heading.boundingBox())!.y;
  const other = await context.newPage();
  await keepDoubt(other);
  await expect(notice(page).getByRole('button', { name: 'Send again' })).toBeAttached();
  await page.waitForTimeout(500);
  expect(Math.abs((await heading.boundingBox())!.y - before)).toBeLessThan(2);
});

/** On a page without a form, React has taken over once the framework listens. */
async function awakeByScroll(page: Page) {
  await page.mouse.move(1, 1);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('body > aside') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}
