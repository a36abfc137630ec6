import type { BrowserContext, Page } from 'playwright/test';
import { barriers } from './axe';
import { type Alerts, awake, expect, MailService, test } from './kit';
import { landing, leadForms, tabbed, type LeadForm } from './lead-forms';

const formOf = (page: Page, { heading }: LeadForm) => page.getByRole('form', { name: heading });
const firstField = (page: Page, lead: LeadForm) => formOf(page, lead).getByRole('textbox', { name: lead.first });
const send = (page: Page, lead: LeadForm) => formOf(page, lead).getByRole('button', { name: lead.submit });
const restored = (page: Page) => page.getByText('Restored from last time.');
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage));

/** Fills in a form and loads its page anew; the browser itself brings nothing back. */
async function typeAndReload(page: Page, lead: LeadForm) {
  await page.goto(lead.route);
  await awakeWithForm(page, lead);
  await lead.fill(formOf(page, lead));
  await page.goto('/careers');
  await page.goto(lead.route);
}

async function awakeWithForm(page: Page, lead: LeadForm) {
  await formOf(page, lead).scrollIntoViewIfNeeded();
  await awake(page);
}

for (const lead of leadForms) {
  test(`${lead.name}: a later visit finds what was typed, without the consent, and sends it once @both`, async ({ page, mail, alerts }) => {
    await typeAndReload(page, lead);
    await expect(restored(page)).toBeVisible();
    await expect(firstField(page, lead)).not.toHaveValue('');
    await expect(formOf(page, lead).getByRole('checkbox')).not.toBeChecked();
    await formOf(page, lead).getByRole('checkbox').check();
    await send(page, lead).click();
    await expect(formOf(page, lead).getByRole('heading', { name: 'What happens next' })).toBeVisible();
    expect(alerts.texts).toEqual(lead.alerts ? [lead.success] : []);
    expect(mail.leads.map(({ template_params }) => template_params)).toEqual([lead.params]);
    await page.reload();
    await awakeWithForm(page, lead);
    await expect(firstField(page, lead)).toHaveValue('');
    expect(await stored(page)).toEqual([]);
  });
}

test('Clear takes away what came back, and it stays away', async ({ page }) => {
  await typeAndReload(page, landing);
  const clear = formOf(page, landing).getByRole('button', { name: 'Clear' });
  const box = (await clear.boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(48);
  await clear.click();
  await expect(firstField(page, landing)).toHaveValue('');
  await expect(firstField(page, landing)).toBeFocused();
  await expect(restored(page)).toBeHidden();
  expect(await stored(page)).toEqual([]);
  await page.reload();
  await awakeWithForm(page, landing);
  await expect(firstField(page, landing)).toHaveValue('');
});

test('a draft opens its type again, and another type takes it away', async ({ page }) => {
  await page.goto(tabbed.route);
  await page.getByRole('tab', { name: 'Commercial' }).click();
  await page.getByRole('textbox', { name: 'Company name' }).fill('Ganga Cold Store');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Commercial' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue('Ganga Cold Store');
  await page.getByRole('tab', { name: 'Residential' }).click();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Residential' })).toHaveAttribute('aria-selected', 'true');
  await expect(firstField(page, tabbed)).toHaveValue('');
  expect(await stored(page)).toEqual([]);
});

test('two open pages keep what is theirs, and the next visit has what was typed last', async ({ page, context }) => {
  const other = await context.newPage();
  for (const [each, name] of [[page, 'Asha'], [other, 'Ravi']] as const) {
    await each.goto(tabbed.route);
    await awake(each);
    await firstField(each, tabbed).fill(name);
    await expect.poll(() => each.evaluate(() => localStorage.getItem('draft:tabbed'))).toContain(name);
  }
  await expect(firstField(page, tabbed)).toHaveValue('Asha');
  await page.close();
  await other.goto('/careers');
  await other.goto(tabbed.route);
  await expect(restored(other)).toBeVisible();
  await expect(firstField(other, tabbed)).toHaveValue('Ravi');
});

test('a browser that blocks storage has forms that work, and no draft', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await typeAndReload(page, tabbed);
  await awake(page);
  await expect(firstField(page, tabbed)).toHaveValue('');
  await firstField(page, tabbed).fill('Asha');
  await page.getByRole('tab', { name: 'Housing' }).click();
  await expect(page.getByRole('textbox', { name: 'Housing society' })).toBeVisible();
});

const notice = (page: Page) => page.getByRole('complementary', { name: 'Your enquiries on this device' });

/** Sends the tabbed form while the device is offline, and lets it wait there. */
async function sendOffline(page: Page, context: BrowserContext, alerts: Alerts) {
  await page.goto(tabbed.route);
  await awake(page);
  await tabbed.fill(formOf(page, tabbed));
  await context.setOffline(true);
  await send(page, tabbed).click();
  await expect.poll(() => alerts.texts).toEqual([tabbed.failure]);
  await page.getByRole('button', { name: 'Send it when I’m back online' }).click();
  await expect(page.getByRole('heading', { name: 'Your enquiry waits on this device' })).toBeFocused();
  await expect(firstField(page, tabbed)).toHaveValue('');
}

test('what could not be sent offline is sent when the device is online again, once @both', async ({ page, context, mail, alerts }) => {
  await sendOffline(page, context, alerts);
  expect(mail.leads).toEqual([]);
  await context.setOffline(false);
  await expect(notice(page).getByText('Sent', { exact: true })).toBeVisible();
  await page.waitForTimeout(1500);
  expect(mail.leads.map(({ template_params }) => template_params)).toEqual([tabbed.params]);
  expect(alerts.texts).toHaveLength(1);
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(notice(page)).toBeHidden();
  expect(await stored(page)).toEqual([]);
});

test('what waits is sent on the next visit to any page, and said there', async ({ page, context, mail, alerts }) => {
  await sendOffline(page, context, alerts);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  const later = new MailService(next);
  await later.start();
  await next.goto('/privacy-policy');
  await expect(notice(next).getByText('Sent', { exact: true })).toBeVisible();
  expect([...mail.leads, ...later.leads].map(({ template_params }) => template_params)).toEqual([tabbed.params]);
  await next.goto('/commercial');
  await expect(notice(next).getByText('Sent', { exact: true })).toBeVisible();
  expect(later.leads).toHaveLength(1);
});

test('a page closed during a send: the next visit says that it may have arrived, and sends it on a press alone', async ({ page, context, mail }) => {
  mail.answer = 'silence';
  await page.goto(tabbed.route);
  await tabbed.fill(formOf(page, tabbed));
  await send(page, tabbed).click();
  await expect.poll(() => mail.leads).toHaveLength(1);
  const next = await context.newPage();
  const later = new MailService(next);
  await later.start();
  await page.goto('/careers');
  await page.close();
  await next.goto('/terms-of-service');
  await expect(notice(next).getByText('It may have reached us')).toBeVisible();
  await next.waitForTimeout(1500);
  expect(later.leads).toEqual([]);
  for (const button of await notice(next).getByRole('button').all()) expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(48);
  await notice(next).getByRole('button', { name: 'Send again' }).click();
  await expect(notice(next).getByText('Sent', { exact: true })).toBeVisible();
  expect(later.leads.map(({ template_params }) => template_params)).toEqual([tabbed.params]);
  await next.goto(tabbed.route);
  await awake(next);
  await expect(firstField(next, tabbed)).toHaveValue('');
});

test('the notice stands on every page that has something to tell, without a barrier, and can be removed @both', async ({ page }) => {
  const kept = { id: '1', form: 'tabbed', stage: 'unknown', params: tabbed.params, asked: Date.now(), until: 0, tries: 0 };
  await page.goto('/careers');
  await page.evaluate((text) => localStorage.setItem('outbox:1', text), JSON.stringify(kept));
  for (const route of ['/', '/subsidies', '/tnc-goodzero', '/nowhere']) {
    await page.goto(route);
    await expect(notice(page)).toBeVisible();
  }
  expect(await barriers(page)).toEqual([]);
  await notice(page).getByRole('button', { name: 'Remove' }).click();
  await expect(notice(page)).toBeHidden();
  expect(await stored(page)).toEqual([]);
});

test('a program that fills in every field is asked to press once more, and a person who is asked gets through @both', async ({ page, mail, alerts }) => {
  await page.goto(tabbed.route);
  await awake(page);
  await tabbed.fill(formOf(page, tabbed));
  const trap = page.locator('form [name=website]');
  await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example.com'));
  await expect(trap).not.toBeInViewport();
  await send(page, tabbed).click();
  await expect(page.getByText('Press send once more')).toBeFocused();
  expect([mail.leads, alerts.texts]).toEqual([[], []]);
  await send(page, tabbed).click();
  await expect.poll(() => alerts.texts).toEqual([tabbed.success]);
  expect(mail.leads.map(({ template_params }) => template_params)).toEqual([tabbed.params]);
});

test.describe('a page whose late parts are gone', () => {
  /** From now on only the scripts that the page lists are there; the site's own page is as it was, or newer. */
  async function loseLateParts(page: Page, updated: boolean) {
    const asked: string[] = [];
    await page.route('**/_next/static/**/*.js', async (route) => {
      const listed = await page.evaluate(() => document.getElementById('late-scripts')!.textContent!);
      const { pathname } = new URL(route.request().url());
      if (listed.includes(pathname)) return route.continue();
      asked.push(pathname);
      await route.fulfill({ status: 404, body: '' });
    });
    await page.route(`**${tabbed.route}`, async (route) => {
      if (route.request().resourceType() !== 'fetch' || !updated) return route.continue();
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('/_next/static/late/', '/_next/static/late/new-') });
    });
    return asked;
  }
  const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'This page is from before our last update.' });

  test('since an update offers a reload, which keeps what was typed', async ({ page }) => {
    const asked = await loseLateParts(page, true);
    await page.goto(tabbed.route, { waitUntil: 'commit' });
    await firstField(page, tabbed).fill('Asha Devi');
    // Out of the way while a field has focus.
    await firstField(page, tabbed).blur();
    await expect(offer(page)).toContainText('What you typed is kept.');
    expect(asked.length).toBe(2 * new Set(asked).size);
    await firstField(page, tabbed).fill('Asha Devi Verma');
    await firstField(page, tabbed).blur();
    await page.unrouteAll();
    await offer(page).getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('tab', { name: 'Residential' })).toBeVisible();
    await expect(firstField(page, tabbed)).toHaveValue('Asha Devi Verma');
    await expect(offer(page)).toBeHidden();
  });

  test('without an update says nothing of one, and the form goes on', async ({ page, mail, alerts }) => {
    const asked = await loseLateParts(page, false);
    await page.goto(tabbed.route);
    await awake(page);
    await expect.poll(() => asked.length).toBeGreaterThan(1);
    await page.waitForTimeout(1500);
    await expect(offer(page)).toBeHidden();
    await tabbed.fill(formOf(page, tabbed));
    await send(page, tabbed).click();
    await expect.poll(() => alerts.texts).toEqual([tabbed.failure]);
    await expect(page.getByRole('button', { name: 'Send it when I’m back online' })).toBeVisible();
    expect(mail.leads).toEqual([]);
  });
});
