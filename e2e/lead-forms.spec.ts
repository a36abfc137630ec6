import type { Page } from 'playwright/test';
import { barriers } from './axe';
import { awake, blockStorage, boxOf, expect, expectSameBox, openEarly, test } from './kit';
import {
  fillAndSend,
  fillIn,
  firstField,
  formOf,
  hindiForms,
  landing,
  type LeadForm,
  leadForms,
  send,
  tabbed,
  tabbedInHindi,
} from './lead-forms';

type Alerts = { texts: string[] };

/** Waits until the page or an alert, whichever the form uses, says once what became of a send. */
async function expectTold(page: Page, alerts: Alerts, lead: LeadForm, text: string) {
  if (!lead.alerts) return expect(formOf(page, lead).getByText(text)).toBeVisible();
  await expect.poll(() => alerts.texts).toEqual([text]);
  alerts.texts.length = 0;
}

async function expectSuccess(page: Page, alerts: Alerts, lead: LeadForm) {
  await expectTold(page, alerts, lead, lead.success);
  await expect(formOf(page, lead).getByRole('heading', { name: lead.words.next.heading })).toBeVisible();
  await expect(firstField(page, lead)).toHaveValue('');
}

for (const [lead, note] of [
  ...leadForms.map((lead) => [lead, lead === tabbed ? ' @both' : ''] as const),
  [tabbed, ', where the browser blocks storage'] as const,
  ...hindiForms.map((lead) => [lead, ' in Hindi'] as const),
])
  test(`the ${lead.name} form tells of gaps, of a failure and of a success${note}`, async ({ page, mail, alerts }) => {
    if (note.includes('blocks storage')) await page.addInitScript(blockStorage, ['localStorage']);
    await page.goto(lead.route);
    await awake(page);
    const form = formOf(page, lead);
    const first = firstField(page, lead);
    const consent = form.getByRole('checkbox');
    const expectNoBarriers = async () => expect(await barriers(page, 'main form')).toEqual([]);
    // The honeypot, a field that only programs fill in, must never be in view.
    await expect(form.locator('[name=website]')).not.toBeInViewport();
    await send(page, lead).click();
    await expect(first).toBeFocused();
    await expect(first).toHaveAccessibleDescription(new RegExp(`^${lead.words.wrong.empty}`));
    await expectNoBarriers();

    await fillIn(page, lead);
    await consent.uncheck();
    await send(page, lead).click();
    await expect(consent).toBeFocused();
    expect(alerts.texts.splice(0)).toEqual(lead.consentAlert ? [lead.consentAlert] : []);
    expect(mail.leads).toEqual([]);

    if (lead.name === 'tabbed') {
      const { label, hint } = lead.words.fields.whatsappNumber!;
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
    await expectTold(page, alerts, lead, lead.failure);
    await expect(first).toHaveValue(typed);
    await expectNoBarriers();

    mail.answer = 200;
    await form.getByRole('button', { name: lead.words.help.retry }).click();
    await expectSuccess(page, alerts, lead);
    expect(mail.leads).toEqual([lead.params, lead.params]);
    expect(new URL(page.url()).search).toBe('');
    await expectNoBarriers();
  });

for (const lead of [tabbed, tabbedInHindi])
  test(`after a failed send each button has one line of words: ${lead.route}`, async ({ page, mail, alerts }) => {
    mail.answer = 500;
    await fillAndSend(page, lead);
    await expectTold(page, alerts, lead, lead.failure);
    const ways = formOf(page, lead).locator('a:is([href^="tel:"], [href*="wa.me"]):visible');
    await expect(ways).toHaveCount(2);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const heights = await ways.evaluateAll((all) => all.map((way) => way.getBoundingClientRect().height));
      expect(Math.max(...heights), `${width} px`).toBeLessThan(52);
    }
  });

test('screen readers are told of no wrong answer in a form that nobody has touched', async ({ page, context }) => {
  const devTools = await context.newCDPSession(page);
  const wrong = async () => {
    const { nodes } = await devTools.send('Accessibility.getFullAXTree');
    return nodes
      .filter(({ properties = [] }) =>
        properties.some(({ name, value }) => name === 'invalid' && String(value.value) !== 'false'),
      )
      .map(({ role, name }) => `${role?.value}: ${name?.value}`);
  };
  for (const lead of leadForms) {
    await page.goto(lead.route);
    expect(await wrong(), lead.name).toEqual([]);
    await awake(page);
    expect(await wrong(), lead.name).toEqual([]);
    await send(page, lead).click();
    await expect.poll(async () => (await wrong()).length, lead.name).toBeGreaterThan(1);
  }
});

test('a send before the scripts arrive is told at once, and happens once', async ({ page, mail, alerts }) => {
  const release = await openEarly(page, landing.route);
  await fillIn(page, landing);
  const button = formOf(page, landing).locator('button[type=submit]');
  const before = await boxOf(button);
  await button.click();
  // The text that screen readers announce.
  await expect(page.locator('main form + [aria-live]')).toHaveText(landing.words.sending, { useInnerText: true });
  expectSameBox(await boxOf(button), before);
  await button.click();
  release();
  await expectSuccess(page, alerts, landing);
  expect(mail.leads).toEqual([landing.params]);
  expect(new URL(page.url()).search).toBe('');
});

test('an address with #housing opens that tab, before the scripts and after, with its form seen', async ({ page }) => {
  const release = await openEarly(page, `${tabbed.route}#housing`);
  const society = formOf(page, tabbed).locator('[name=societyName]');
  await expect(society).toBeInViewport();
  await expect(society).toBeEditable();
  await expect(formOf(page, tabbed).locator('[data-types] label', { hasText: 'Residential' })).toBeInViewport();
  release();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Housing');
  await expect(society).toBeInViewport();
});

test('on a wide screen the address of a form tab leaves the page at its top @desktop', async ({ page }) => {
  await page.goto(`${tabbed.route}#commercial`);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Commercial');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('reading and sending leave no cookie and nothing on the device', async ({ page, context, mail, alerts }) => {
  for (const route of ['/', '/subsidies', '/guidedownload', '/privacy-policy']) await page.goto(route);
  await fillAndSend(page, tabbed);
  await expectSuccess(page, alerts, tabbed);
  expect(mail.leads).toHaveLength(1);
  expect(await context.cookies()).toEqual([]);
  const stored = () =>
    page.evaluate(async () => [localStorage.length, sessionStorage.length, (await indexedDB.databases()).length]);
  await expect.poll(stored).toEqual([0, 0, 0]);
});
