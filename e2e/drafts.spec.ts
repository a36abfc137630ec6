import type { Page } from 'playwright/test';
import { firstField, formOf, send, stored } from './form-locators';
import { awake, expect, test } from './kit';
import { housing, type LeadForm, tabbed } from './lead-forms';

/** The notice that words from an earlier visit are back. */
const draftNotice = (page: Page) => page.getByText('Restored from last time.');

/** Fills in a form and loads its page anew; the browser itself brings nothing back. */
async function typeAndReload(page: Page, lead: LeadForm) {
  await page.goto(lead.route);
  await scrollToForm(page, lead);
  await lead.fill(formOf(page, lead));
  await page.goto('/careers');
  await page.goto(lead.route);
}

async function scrollToForm(page: Page, lead: LeadForm) {
  await formOf(page, lead).scrollIntoViewIfNeeded();
  await awake(page);
}

test('a later visit finds what was typed and chosen, without the consent, and sends it once', async ({
  page,
  mail,
  alerts,
}) => {
  const lead = housing;
  await typeAndReload(page, lead);
  await expect(draftNotice(page)).toBeVisible();
  await expect(firstField(page, lead)).not.toHaveValue('');
  await expect(formOf(page, lead).getByRole('checkbox')).not.toBeChecked();
  await formOf(page, lead).getByRole('checkbox').check();
  await send(page, lead).click();
  await expect(formOf(page, lead).getByRole('heading', { name: 'What happens next' })).toBeVisible();
  expect(alerts.texts).toEqual(lead.alerts ? [lead.success] : []);
  expect(mail.leads.map(({ template_params }) => template_params)).toEqual([lead.params]);
  await page.reload();
  await scrollToForm(page, lead);
  await expect(firstField(page, lead)).toHaveValue('');
  expect(await stored(page)).toEqual([]);
});

test('Clear deletes what came back, for later visits too', async ({ page }) => {
  await typeAndReload(page, tabbed);
  const clear = formOf(page, tabbed).getByRole('button', { name: 'Clear' });
  const box = (await clear.boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(48);
  await clear.click();
  await expect(firstField(page, tabbed)).toHaveValue('');
  await expect(firstField(page, tabbed)).toBeFocused();
  await expect(draftNotice(page)).toBeHidden();
  expect(await stored(page)).toEqual([]);
  await page.reload();
  await scrollToForm(page, tabbed);
  await expect(firstField(page, tabbed)).toHaveValue('');
});

test('a draft opens its tab again, and choosing another tab deletes it', async ({ page }) => {
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

test('the address decides the tab, and the draft fills in what that tab asks too', async ({ page }) => {
  await page.goto(tabbed.route);
  await page.getByRole('tab', { name: 'Commercial' }).click();
  await page.getByRole('textbox', { name: 'Company name' }).fill('Ganga Cold Store');
  await firstField(page, tabbed).fill('Asha Devi');
  await page.goto('/careers');
  await page.goto(`${tabbed.route}#housing`);
  await expect(page.getByRole('tab', { name: 'Housing' })).toHaveAttribute('aria-selected', 'true');
  await expect(firstField(page, tabbed)).toHaveValue('Asha Devi');
  await expect(page.getByRole('tab', { name: 'Housing' })).toHaveAttribute('aria-selected', 'true');
});

test('of two open pages each keeps its own words, and the next visit has what was typed last', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const [each, name] of [
    [page, 'Asha'],
    [other, 'Ravi'],
  ] as const) {
    await each.goto(tabbed.route);
    await awake(each);
    await firstField(each, tabbed).fill(name);
    await expect.poll(() => each.evaluate(() => localStorage.getItem('draft:tabbed'))).toContain(name);
  }
  await expect(firstField(page, tabbed)).toHaveValue('Asha');
  await page.close();
  await other.goto('/careers');
  await other.goto(tabbed.route);
  await expect(draftNotice(other)).toBeVisible();
  await expect(firstField(other, tabbed)).toHaveValue('Ravi');
});

test('a browser that blocks storage has no draft, and forms that work and send', async ({ page, mail, alerts }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await typeAndReload(page, tabbed);
  await awake(page);
  await expect(firstField(page, tabbed)).toHaveValue('');
  await page.getByRole('tab', { name: 'Housing' }).click();
  await expect(page.getByRole('textbox', { name: 'Housing society' })).toBeVisible();
  await page.getByRole('tab', { name: 'Residential' }).click();
  await tabbed.fill(formOf(page, tabbed));
  await send(page, tabbed).click();
  await expect.poll(() => alerts.texts).toEqual([tabbed.success]);
  expect(mail.leads.map(({ template_params }) => template_params)).toEqual([tabbed.params]);
});

test('a program that fills in every field is asked to press once more, and a person who is asked gets through', async ({
  page,
  mail,
  alerts,
}) => {
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
