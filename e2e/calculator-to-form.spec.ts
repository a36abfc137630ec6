import type { Page } from 'playwright/test';
import { fill } from '../lib/words/fill';
import { en, languages } from './site-words';
import { awake, boxOf, expect, test } from './kit';
import { commercial, formOf, hindiForms, housing, landing, type LeadForm, send } from './lead-forms';
import { noteShifts, shifted } from './shifts';
import { pageOf } from '../lib/page-of';

const [hindiLanding, hindiCommercial, hindiHousing] = hindiForms as [LeadForm, LeadForm, LeadForm];

/** For each calculator in each language: its form, and a bill in the form's second range. */
const ways = languages.flatMap((words, index) =>
  (
    [
      ['solar-calculator', landing, hindiLanding, 'consultation', 2000],
      ['solar-calculator-society', housing, hindiHousing, 'consultation', 60000],
      ['solar-calculator-business', commercial, hindiCommercial, 'enquiry', 60000],
    ] as const
  ).map(([id, english, hindi, place, bill]) => ({
    page: pageOf(words, id, 'calculator'),
    lead: index === 0 ? english : hindi,
    place,
    bill,
  })),
);

const { check } = pageOf(en, 'solar-calculator', 'calculator').calculator;
const bill = (page: Page) => page.locator('#calculator input[name=bill]');
const town = (page: Page) => page.locator('#calculator select[name=city]');
const townInForm = (page: Page) => page.locator('form[data-draft] input[name=city]');
const rangeInForm = (page: Page) =>
  page
    .locator('form[data-draft]')
    .evaluate((form: HTMLFormElement) => [...new FormData(form)].find(([name]) => /bill$/i.test(name))?.[1] ?? '');

for (const { page: content, lead, place, bill: amount } of ways)
  test(`${content.address}: bill, town and plan go to its form, not into its lead`, async ({ page, mail, alerts }) => {
    await page.goto(content.address);
    await awake(page);
    const form = formOf(page, lead);
    await expect(form).not.toHaveAccessibleDescription(/./);
    expect(await rangeInForm(page)).toBe('');
    await bill(page).fill(String(amount));
    await town(page).selectOption('varanasi');
    await expect(page.locator('output[name=bill-before]')).toHaveAttribute('data-value', String(amount));
    const shown = (name: string) => page.locator(`output[name=${name}]`).innerText();
    const cost = await shown(lead.name === 'commercial' ? 'cost' : 'net-cost');
    const plan = { kw: parseInt(await shown('kw')), cost: cost.split('\n')[0]!, saving: await shown('saving') };
    await page.getByRole('main').getByRole('link', { name: content.calculator.check, exact: true }).click();
    const heading = page.locator(`#${place} h2`).first();
    const header = await boxOf(page.getByRole('banner'));
    await expect.poll(async () => (await boxOf(heading)).top).toBeGreaterThanOrEqual(header.bottom - 0.5);
    await expect(heading).toBeInViewport();
    await expect(form).toHaveAccessibleDescription(fill(content.calculator.plan, plan));
    const sent = Object.values(lead.params).join('\n');
    expect(sent).toContain(await rangeInForm(page));
    expect(sent).toContain(await townInForm(page).inputValue());
    expect(await rangeInForm(page)).not.toBe('');
    await lead.fill(form);
    await send(page, lead).click();
    await expect.poll(() => mail.leads).toEqual([lead.params]);
    if (lead.alerts) await expect.poll(() => alerts.texts).toEqual([lead.words.success]);
  });

test('the bar at the lower edge leads to the form of the calculator', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/solar-calculator/business?utm_source=paper#v=1&bill=60000');
  await awake(page);
  await page.locator('footer + nav').getByRole('link').last().click();
  await expect(page.locator('#enquiry:target, #enquiry')).toBeInViewport();
  await expect.poll(() => rangeInForm(page)).toBe('50,000 - 2,00,000');
});

for (const { language, pages, estimator, forms } of languages) {
  const region = (page: Page) => page.getByRole('region', { name: estimator.heading });
  const { plan } = pageOf({ pages }, 'solar-calculator', 'calculator').calculator;
  const home = pageOf({ pages }, 'home').address;
  const residential = pageOf({ pages }, 'residential').address;

  test(`the estimator's chosen range goes to a form on another page: ${language.lang}`, async ({ page }) => {
    const form = page.locator('form[data-draft]');
    const goOn = async () => {
      await awake(page, '#estimate');
      await region(page).getByRole('link', { name: estimator.form }).click();
      await page.waitForURL(`${residential}#consultation`);
      await awake(page);
    };
    await page.addInitScript(noteShifts);
    await page.goto(home);
    await goOn();
    expect(await rangeInForm(page)).toBe('');
    await expect(form).not.toHaveAccessibleDescription(/./);
    await page.goto(home);
    const { options } = forms.landing.words.fields.electricityBill!;
    await region(page)
      .getByText(options?.[3] ?? '₹4000 - ₹8000')
      .click();
    await goOn();
    expect(await rangeInForm(page)).toBe('₹4000 - ₹8000');
    await expect(form).toHaveAccessibleDescription(fill(plan, { kw: 5, cost: '₹1,77,000', saving: '₹3,860' }));
    expect(await shifted(page)).toEqual({ sum: 0, culprits: [] });
    await page.reload();
    await awake(page);
    await expect(form).not.toHaveAccessibleDescription(/./);
  });

  test(`the range goes to the form of the page, and its bill to the calculator: ${language.lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(residential);
    await page.evaluate(() => document.fonts.ready);
    const names = await region(page)
      .locator('dt')
      .evaluateAll((all) => all.map((name) => name.getBoundingClientRect().height));
    expect(new Set(names).size, 'each name of a figure stands on one line').toBe(1);
    await region(page).getByRole('radio').nth(3).check();
    await expect(async () => {
      await region(page).getByRole('link', { name: estimator.form }).click();
      await expect(page.locator('#consultation').getByRole('radio').nth(3)).toBeChecked({ timeout: 500 });
    }).toPass();
    await region(page).getByRole('link', { name: estimator.calculator.text }).click();
    await expect(page.locator('output[name=saving]')).toHaveText('₹3,860');
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a calculator leads to its form, which is empty, and says how else to ask', async ({ page }) => {
    await page.goto('/solar-calculator');
    await page.getByRole('link', { name: check }).click();
    await expect(page).toHaveURL('/solar-calculator#consultation');
    await expect(page.locator('section:target form')).toBeInViewport();
    await expect(page.locator('form[data-draft] [type=radio]:checked')).toHaveCount(0);
    await expect(page.locator('form[data-draft] noscript a').first()).toBeVisible();
  });
});
