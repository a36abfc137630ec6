import type { Page } from 'playwright/test';
import { barriers } from './axe';
import { awake, boxOf, expect, expectSameBox, openEarly, test } from './kit';
import {
  fillAndSend,
  fillIn,
  firstField,
  formOf,
  hindiForms,
  landing,
  type LeadForm,
  leadForms,
  pressLater,
  send,
  tabbed,
} from './lead-forms';

/** Some forms show the outcome of a send in an alert, and others in the page. */
async function expectTold(page: Page, alerts: string[], lead: LeadForm, text: string) {
  if (!lead.alerts) return expect(formOf(page, lead).getByText(text)).toBeVisible();
  await expect.poll(() => alerts).toEqual([text]);
  alerts.length = 0;
}

async function expectSuccess(page: Page, alerts: string[], lead: LeadForm) {
  await expectTold(page, alerts, lead, lead.labels.success);
  await expect(formOf(page, lead).getByRole('heading', { name: lead.labels.next.heading })).toBeVisible();
  await expect(firstField(page, lead)).toHaveValue('');
}

async function wrongFields(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  const { nodes } = await devTools.send('Accessibility.getFullAXTree');
  return nodes.flatMap(({ properties = [], name }) =>
    properties.some(({ name, value }) => name === 'invalid' && String(value.value) !== 'false') ? [name?.value] : [],
  );
}

// The Hindi forms differ in their words alone, so one of them is enough here.
for (const lead of [...leadForms, hindiForms[0]!])
  test(`the form of ${lead.route} reports empty fields, missing consent, success, and failure with other contacts, and passes axe-core`, async ({
    page,
    mail,
    alerts,
  }) => {
    await page.goto(lead.route);
    expect(await wrongFields(page)).toEqual([]);
    await awake(page);
    expect(await wrongFields(page)).toEqual([]);
    const form = formOf(page, lead);
    const first = firstField(page, lead);
    const consent = form.getByRole('checkbox');
    const expectNoBarriers = async () => expect(await barriers(page, 'main form')).toEqual([]);
    // The honeypot, a field that only programs fill in, must never be in view.
    await expect(form.locator('[name=website]')).not.toBeInViewport();
    await send(page, lead).click();
    await expect(first).toBeFocused();
    await expect(first).toHaveAccessibleDescription(new RegExp(`^${lead.labels.wrong.empty}`));
    await expect.poll(async () => (await wrongFields(page)).length).toBeGreaterThan(1);
    await expectNoBarriers();

    await fillIn(page, lead);
    await consent.uncheck();
    await send(page, lead).click();
    await expect(consent).toBeFocused();
    // In forms without this alert, only an error beside the checkbox asks for consent.
    expect(alerts.splice(0)).toEqual(lead.labels.consentAlert ? [lead.labels.consentAlert] : []);
    expect(mail.leads).toEqual([]);

    if (lead.name === 'tabbed') {
      const { label, hint } = lead.labels.fields.whatsappNumber!;
      const number = form.getByRole('textbox', { name: label });
      await number.fill('12345');
      await first.focus();
      await expect(form.getByText(hint!).locator('svg')).toBeVisible();
      await expectNoBarriers();
      await number.fill(lead.phone);
    }

    mail.answer = 429;
    await consent.check();
    const typed = await first.inputValue();
    await send(page, lead).click();
    await expectTold(page, alerts, lead, lead.labels.failure);
    await expect(first).toHaveValue(typed);
    await expectNoBarriers();
    const ways = form.locator('a:is([href^="tel:"], [href*="wa.me"]):visible');
    await expect(ways).toHaveCount(2);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const way of await ways.all())
        expect((await boxOf(way)).height, `a button of one line at ${width} px`).toBeLessThan(52);
    }

    mail.answer = 200;
    await pressLater(form.getByRole('button', { name: lead.labels.help.retry }));
    await expectSuccess(page, alerts, lead);
    expect(mail.leads).toEqual([lead.params, lead.params]);
    expect(new URL(page.url()).search).toBe('');
    await expectNoBarriers();
  });

test('a press on send before the scripts arrive is announced at once and moves no button, and a second press sends no second enquiry', async ({
  page,
  mail,
  alerts,
}) => {
  const release = await openEarly(page, landing.route);
  await fillIn(page, landing);
  const button = formOf(page, landing).locator('button[type=submit]');
  const before = await boxOf(button);
  await button.click();
  await expect(page.locator('main form + [aria-live]')).toHaveText(landing.labels.sending, { useInnerText: true });
  expectSameBox(await boxOf(button), before);
  await button.click();
  release();
  await expectSuccess(page, alerts, landing);
  expect(mail.leads).toEqual([landing.params]);
  expect(new URL(page.url()).search).toBe('');
});

test('reading pages and sending an enquiry leave no cookie and no storage', async ({ page, context, mail, alerts }) => {
  for (const route of ['/', '/subsidies']) await page.goto(route);
  await fillAndSend(page, tabbed);
  await expectSuccess(page, alerts, tabbed);
  expect(mail.leads).toHaveLength(1);
  expect(await context.cookies()).toEqual([]);
  const stored = () =>
    page.evaluate(async () => [localStorage.length, sessionStorage.length, (await indexedDB.databases()).length]);
  await expect.poll(stored).toEqual([0, 0, 0]);
});

test('an e-mail address in Hindi letters gets a hint and is sent as typed', async ({ page, mail }) => {
  await page.goto(landing.route);
  await fillIn(page, landing);
  const email = formOf(page, landing).locator('[name=email]');
  await email.fill('');
  await email.pressSequentially('ravi@डाटामेल.भारत');
  await firstField(page, landing).focus();
  // Waits for the hint, because React updates the field when the hint appears, and must keep the text.
  await expect(page.locator(`#${await email.getAttribute('id')}-hint`)).toBeVisible();
  await send(page, landing).click();
  await expect.poll(() => mail.leads.map(({ from_email }) => from_email)).toEqual(['ravi@डाटामेल.भारत']);
});

test('an e-mail address in Hindi letters can be sent before the scripts arrive', async ({ page, mail }) => {
  const release = await openEarly(page, landing.route);
  await fillIn(page, landing);
  await formOf(page, landing).locator('[name=email]').fill('रवि@डाटामेल.भारत');
  await send(page, landing).click();
  release();
  await expect.poll(() => mail.leads.map(({ from_email }) => from_email)).toEqual(['रवि@डाटामेल.भारत']);
});
