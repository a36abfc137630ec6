import type { Page } from 'playwright/test';
import { fill } from '../lib/words/fill';
import { en, languages } from './site-words';
import { awake, boxOf, expect, test } from './kit';
import { commercial, formOf, hindiForms, housing, landing, type LeadForm, send } from './lead-forms';
import { noteShifts, shifted } from './shifts';
import { pageOf } from '../lib/page-of';

const [hindiLanding, hindiCommercial, hindiHousing] = hindiForms as [LeadForm, LeadForm, LeadForm];

/** For each calculator in each language: its form, and a bill in the form's second range. */
const ways = languages.flatMap((words) => {
  const isEnglish = words.language.code === 'en';
  return [
    {
      page: pageOf(words, 'solar-calculator', 'calculator'),
      lead: isEnglish ? landing : hindiLanding,
      place: 'consultation',
      bill: 2000,
    },
    {
      page: pageOf(words, 'solar-calculator-society', 'calculator'),
      lead: isEnglish ? housing : hindiHousing,
      place: 'consultation',
      bill: 60000,
    },
    {
      page: pageOf(words, 'solar-calculator-business', 'calculator'),
      lead: isEnglish ? commercial : hindiCommercial,
      place: 'enquiry',
      bill: 60000,
    },
  ].map((way) => ({ ...way, words }));
});

const { check } = pageOf(en, 'solar-calculator', 'calculator').calculator;
const bill = (page: Page) => page.locator('#calculator input[name=bill]');
const town = (page: Page) => page.locator('#calculator select[name=city]');
const townInForm = (page: Page) => page.locator('form[data-draft] input[name=city]');
/** The chosen range of the bill in the form, as it is sent. */
const rangeInForm = (page: Page) =>
  page
    .locator('form[data-draft]')
    .evaluate((form: HTMLFormElement) => [...new FormData(form)].find(([name]) => /bill$/i.test(name))?.[1] ?? '');

/** Follows a link, and expects the section of the form under the header. */
async function follow(page: Page, name: string, place: string) {
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  const header = await boxOf(page.getByRole('banner'));
  await expect
    .poll(async () => Math.round((await boxOf(page.locator(`#${place} h2`).first())).top))
    .toBeGreaterThanOrEqual(Math.round(header.bottom));
  await expect(page.locator(`#${place} h2`).first()).toBeInViewport();
}

for (const { page: content, lead, place, bill: amount } of ways)
  test(`${content.address}: bill, town and plan are in its form, which sends what it always sends`, async ({
    page,
    mail,
    alerts,
  }) => {
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
    await follow(page, content.calculator.check, place);
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

for (const { page: content, lead, place, words } of ways)
  test(`${content.address}: without figures bill and town go to the form, and no plan does`, async ({ page }) => {
    await page.goto(content.address);
    await awake(page);
    await town(page).selectOption('jaunpur');
    await page.locator('#calculator input[name=area]').fill('100');
    await bill(page).fill('1200');
    await page.locator('#calculator input[name=load]').fill('50');
    await page.locator('#calculator input[name=load]').blur();
    await follow(page, words.calculator.ask, place);
    expect(await rangeInForm(page)).toBe(lead.name === 'landing' ? '< ₹1500' : '0 - 50,000');
    await expect(townInForm(page)).toHaveValue(words.forms.landing.words.towns.jaunpur!);
    await expect(formOf(page, lead)).not.toHaveAccessibleDescription(/./);
  });

test('what is changed in the calculator later follows, and what was typed in the form stays', async ({ page }) => {
  await page.goto('/solar-calculator?gclid=1#v=1&bill=2000&city=jaunpur');
  await expect(townInForm(page)).toHaveValue('Jaunpur');
  await townInForm(page).fill('Mau');
  await bill(page).fill('9000');
  await town(page).selectOption('bhadohi');
  await follow(page, check, 'consultation');
  expect(await rangeInForm(page)).toBe('> ₹8000');
  await expect(townInForm(page)).toHaveValue('Mau');
});

test('a town alone is filled in, without a plan of the worked example', async ({ page }) => {
  await page.goto('/solar-calculator#v=1&city=jaunpur');
  await expect(townInForm(page)).toHaveValue('Jaunpur');
  expect(await rangeInForm(page)).toBe('');
  await expect(formOf(page, landing)).not.toHaveAccessibleDescription(/./);
});

test('a kept draft stays as it is, under the plan', async ({ page }) => {
  await page.goto('/');
  await awake(page);
  await page.getByRole('textbox', { name: landing.first }).fill('Asha Devi');
  await formOf(page, landing).getByRole('radio').first().check();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft:landing'))).toContain('Asha Devi');
  await page.goto('/solar-calculator#v=1&bill=9000&city=jaunpur');
  await expect(formOf(page, landing)).toHaveAccessibleDescription(/₹/);
  await expect(page.getByRole('textbox', { name: landing.first })).toHaveValue('Asha Devi');
  expect(await rangeInForm(page)).toBe('< ₹1500');
  await expect(townInForm(page)).toHaveValue('');
});

test('after a failed send the text for WhatsApp ends with the plan', async ({ page, mail }) => {
  mail.answer = 500;
  await page.goto('/solar-calculator#v=1&bill=2000');
  await awake(page);
  await landing.fill(formOf(page, landing));
  await send(page, landing).click();
  const href = await page.getByRole('link', { name: landing.words.help.whatsapp }).getAttribute('href');
  expect(new URL(href!).searchParams.get('text')).toMatch(
    /\nYour plan: 2 kW, ₹40,000 after subsidy, saves ₹1,380 a month$/,
  );
  expect(mail.leads).toEqual([landing.params]);
});

test('the bar at the lower edge leads to the form of the calculator', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/solar-calculator/business?utm_source=paper#v=1&bill=60000');
  await awake(page);
  await page.locator('footer + nav').getByRole('link').last().click();
  await expect(page.locator('#enquiry:target, #enquiry')).toBeInViewport();
  await expect.poll(() => rangeInForm(page)).toBe('50,000 - 2,00,000');
});

for (const { language, pages, estimator, forms } of languages)
  test(`the chosen range of the estimator goes to a form on another page, the first one does not: ${language.lang}`, async ({
    page,
  }) => {
    const region = page.getByRole('region', { name: estimator.heading });
    const goOn = async () => {
      await awake(page, '#estimate');
      await region.getByRole('link', { name: estimator.form }).click();
      await page.waitForURL(`${pageOf({ pages }, 'residential').address}#consultation`);
      await awake(page);
    };
    const form = page.locator('form[data-draft]');
    await page.addInitScript(noteShifts);
    await page.goto(pageOf({ pages }, 'home').address);
    await goOn();
    expect(await rangeInForm(page)).toBe('');
    await expect(form).not.toHaveAccessibleDescription(/./);
    await page.goto(pageOf({ pages }, 'home').address);
    await region.getByText(forms.landing.words.fields.electricityBill!.options?.[3] ?? '₹4000 - ₹8000').click();
    await goOn();
    expect(await rangeInForm(page)).toBe('₹4000 - ₹8000');
    const plan = fill(pageOf({ pages }, 'solar-calculator', 'calculator').calculator.plan, {
      kw: 5,
      cost: '₹1,77,000',
      saving: '₹3,860',
    });
    await expect(form).toHaveAccessibleDescription(plan);
    expect(await shifted(page)).toEqual({ sum: 0, culprits: [] });
    await page.reload();
    await awake(page);
    await expect(form).not.toHaveAccessibleDescription(/./);
  });

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
