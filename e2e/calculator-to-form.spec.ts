import type { Page } from 'playwright/test';
import { fill } from '../lib/content/fill';
import { en, hi } from './site';
import { awake, boxOf, expect, SCRIPTS, test } from './kit';
import { commercial, formOf, hindiForms, housing, landing, send } from './lead-forms';
import { noteShifts, shifted } from './shifts';
import { pageOf } from '../lib/pages';

const ways = [
  { site: en, id: 'solar-calculator', lead: landing, place: 'consultation', bill: '2000' },
  { site: en, id: 'solar-calculator-society', lead: housing, place: 'consultation', bill: '60000' },
  { site: en, id: 'solar-calculator-business', lead: commercial, place: 'enquiry', bill: '60000' },
  { site: hi, id: 'solar-calculator-business', lead: hindiForms[1]!, place: 'enquiry', bill: '60000' },
].map((way) => ({ ...way, page: pageOf(way.site, way.id, 'calculator') }));

const { plan } = ways[0]!.page.calculator;
const bill = (page: Page) => page.locator('#calculator input[name=bill]');
const town = (page: Page) => page.locator('#calculator select[name=city]');
const townInForm = (page: Page) => page.locator('form[data-draft] input[name=city]');
const rangeInForm = (page: Page) =>
  page
    .locator('form[data-draft]')
    .evaluate((form: HTMLFormElement) => [...new FormData(form)].find(([name]) => /bill$/i.test(name))?.[1] ?? '');

for (const { page: content, lead, place, bill: amount } of ways)
  test(`${content.address} leads to a form that takes bill and town and shows, but does not send, the solar plan`, async ({
    page,
    mail,
    alerts,
  }) => {
    await page.goto(content.address);
    await awake(page);
    const form = formOf(page, lead);
    await expect(form).not.toHaveAccessibleDescription(/./);
    expect(await rangeInForm(page)).toBe('');
    await bill(page).fill(amount);
    await town(page).selectOption('varanasi');
    await expect(page.locator('output[name=bill-before]')).toHaveAttribute('data-value', amount);
    const shown = (name: string) => page.locator(`output[name=${name}]`).innerText();
    const cost = await shown(lead.name === 'commercial' ? 'cost' : 'net-cost');
    const plan = { kw: parseInt(await shown('kw')), 'net-cost': cost.split('\n')[0]!, saving: await shown('saving') };
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
    if (lead.alerts) await expect.poll(() => alerts).toEqual([lead.labels.success]);
  });

const estimatorOn = (page: Page) => page.getByRole('region', { name: en.estimator.heading });

test('a form on another page takes the bill chosen in the estimator, if any, shows its solar plan until a reload, and shifts nothing', async ({
  page,
}) => {
  const form = page.locator('form[data-draft]');
  const goOn = async () => {
    await awake(page, '#estimate');
    await estimatorOn(page).getByRole('link', { name: en.estimator.form }).click();
    await page.waitForURL('/residential#consultation');
    await awake(page);
  };
  await page.addInitScript(noteShifts);
  await page.goto('/home');
  await goOn();
  expect(await rangeInForm(page)).toBe('');
  await expect(form).not.toHaveAccessibleDescription(/./);
  await page.goto('/home');
  await estimatorOn(page).getByText('₹4000 - ₹8000').click();
  await goOn();
  expect(await rangeInForm(page)).toBe('₹4000 - ₹8000');
  await expect(form).toHaveAccessibleDescription(fill(plan, { kw: 5, 'net-cost': '₹1,77,000', saving: '₹3,860' }));
  expect(await shifted(page)).toEqual({ sum: 0, culprits: [] });
  await page.reload();
  await awake(page);
  await expect(form).not.toHaveAccessibleDescription(/./);
});

test('a page whose form takes no solar plan shows none from another page, and nothing shifts', async ({ page }) => {
  await page.addInitScript(noteShifts);
  await page.addInitScript(() => sessionStorage.setItem('left-plan', '"Your plan: 3 kW"'));
  const plan = () => page.evaluate(() => document.documentElement.style.cssText);
  // Holds the scripts back, because React would remove the plan from the style of the root element.
  await page.route(SCRIPTS, () => {});
  await page.goto('/residential', { waitUntil: 'commit' });
  await expect.poll(plan).toContain('"Your plan: 3 kW"');
  await page.unroute(SCRIPTS);
  await page.goto('/go-solar', { waitUntil: 'commit' });
  await page.locator('form[data-draft]').waitFor();
  expect(await plan()).toBe('');
  await awake(page);
  expect(await shifted(page)).toEqual({ sum: 0, culprits: [] });
});
