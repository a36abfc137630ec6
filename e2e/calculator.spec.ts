import type { Locator, Page } from 'playwright/test';
import { fill } from '../lib/words/fill';
import { en, languages } from './site-words';
import { barriers } from './axe';
import { awake, expect, openEarly, setLetters, test } from './kit';
import { pageOf } from '../lib/page-of';

const ROUTE = '/solar-calculator';
const exact = (page: Page, name: string) => page.locator(`output[name="${name}"]`);
const wordsOf = ({ pages } = en) => pageOf({ pages }, 'solar-calculator', 'calculator').calculator;
const bill = (page: Page, words = en) => page.getByRole('textbox', { name: wordsOf(words).questions.bill!.label });
const edges = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect());
const hash = (page: Page) => new URL(page.url()).hash;

for (const words of languages) {
  const { language, pages, calculator } = words;
  const { address } = pageOf({ pages }, 'solar-calculator');

  test(`the slider writes into the field before React runs, the result follows: ${language.lang}`, async ({ page }) => {
    const release = await openEarly(page, address);
    const slider = page.getByRole('slider', { name: calculator.slider });
    await slider.focus();
    for (let press = 0; press < 20; press++) await page.keyboard.press('ArrowRight');
    await expect(bill(page, words)).toHaveValue('5000');
    await page.locator('input[name=load]').fill('5');
    release();
    await expect(exact(page, 'saving')).toHaveAttribute('data-value', '3751.11');
    const answer = fill(calculator.answerFor, { bill: '₹5,000', load: 5 });
    await expect(page.getByRole('heading', { name: answer })).toBeVisible();
    await expect.poll(() => hash(page)).toBe('#v=1&bill=5000&load=5');
  });

  test(`a bill below the fixed charge gives no figures and a way on: ${language.lang}`, async ({ page }) => {
    await page.goto(address);
    // Fills in as voice control does, without any key or press.
    await bill(page, words).fill('₹ 300.00/-');
    const sentence = fill(calculator.refused['fixed charge above bill'], { fixed: '₹350' });
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    await expect(page.locator('output')).toHaveCount(0);
    expect(await barriers(page, '#calculator')).toEqual([]);
    await expect(page.getByRole('link', { name: calculator.ask })).toBeVisible();
  });
}

for (const words of languages)
  test(`a shop of ₹40,000 has the load of its bill until it sets one, and again without: ${words.language.lang}`, async ({
    page,
  }) => {
    const { pages, calculator } = words;
    const load = page.locator('input[name=load]');
    const saving = async () => Number(await exact(page, 'saving').getAttribute('data-value'));
    await page.goto(pageOf({ pages }, 'solar-calculator-business').address);
    await page.locator('select[name=kind]').selectOption('shop');
    await page.locator('input[name=bill]').fill('40000');
    await expect(load).toHaveValue('28');
    await expect(page.getByText(calculator.estimate)).toBeVisible();
    await expect.poll(saving).toBeGreaterThan(15500);
    expect(await saving()).toBeLessThan(16500);
    const estimated = await saving();
    await load.fill('60');
    await expect.poll(saving).toBeLessThan(10000);
    await expect(page.getByText(calculator.estimate)).toBeHidden();
    await expect.poll(() => hash(page)).toBe('#v=1&kind=shop&bill=40000&load=60');
    await load.fill('');
    await expect.poll(saving).toBe(estimated);
    await load.blur();
    await expect(load).toHaveValue('28');
    await expect(load).not.toHaveAttribute('aria-invalid');
    await expect(
      page.getByRole('heading', { name: fill(calculator.answerFor, { bill: '₹40,000', load: 28 }) }),
    ).toBeVisible();
    await expect.poll(() => hash(page)).toBe('#v=1&kind=shop&bill=40000');
    await page.reload();
    await expect(load).toHaveValue('28');
    await expect.poll(saving).toBe(estimated);
  });

test('a shared address of the calculator hides the example until the shared figures are there', async ({ page }) => {
  const release = await openEarly(page, `${ROUTE}#v=1&bill=5000&load=5`);
  await expect(page.getByText('Opening your figures…')).toBeVisible();
  await expect(exact(page, 'saving')).toBeHidden();
  release();
  await expect(exact(page, 'saving')).toHaveText('₹3,750');
  await expect(page.getByText('Opening your figures…')).toBeHidden();
  await expect(bill(page)).toHaveValue('5000');
});

test('when scripts fail, a shared address of the calculator shows the worked example', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', (route) => route.abort('connectionfailed'));
  await page.goto(`${ROUTE}#v=1&bill=5000`);
  await expect(page.getByText('Opening your figures…')).toBeHidden();
  await expect(exact(page, 'saving')).toHaveText('₹2,180');
});

test('back and forward go through the results, and a link within the page keeps the address', async ({ page }) => {
  await page.goto(`${ROUTE}#v=1&bill=2000`);
  await expect(exact(page, 'net-cost')).toHaveAttribute('data-value', '40000');
  await page.evaluate(() => (location.hash = '#v=1&bill=5000&load=5'));
  await expect(exact(page, 'net-cost')).toHaveAttribute('data-value', '177000');
  await page.goBack();
  await expect(exact(page, 'net-cost')).toHaveAttribute('data-value', '40000');
  await page.goForward();
  await expect(exact(page, 'net-cost')).toHaveAttribute('data-value', '177000');
  await page.getByRole('link', { name: /skip/i }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await expect.poll(() => hash(page)).toBe('#v=1&bill=5000&load=5');
  await page.reload();
  await expect(exact(page, 'net-cost')).toHaveAttribute('data-value', '177000');
});

for (const [width, height] of [
  [360, 740],
  [390, 844],
] as const)
  test(`on a phone of ${width} px bill and saving are in the first screen, and the main figures take a fifth`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const { address } of languages.flatMap(({ pages }) => [
      pageOf({ pages }, 'solar-calculator'),
      pageOf({ pages }, 'solar-calculator-business'),
    ])) {
      await page.goto(address);
      const bar = await edges(page.locator('footer + nav'));
      for (const part of [page.locator('input[name=bill]'), exact(page, 'saving')])
        expect((await edges(part)).bottom, address).toBeLessThan(bar.top);
      const kw = page.locator('input[name=kw]');
      await kw.focus();
      const figures = await edges(page.locator('#calculator form dl').first());
      expect(figures.top, address).toBeGreaterThanOrEqual(0);
      expect(figures.bottom, address).toBeLessThan(0.21 * height);
      expect((await edges(kw)).top, address).toBeGreaterThan(figures.bottom);
    }
  });

/** Opens a result, and expects it to print on one page. */
async function expectOnePage(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator('html')).not.toHaveAttribute('data-opening');
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), address).toHaveLength(1);
}

for (const { pages, language } of languages)
  test(`each calculator prints its plan on one page: ${language.lang}`, async ({ page }) => {
    await expectOnePage(page, `${pageOf({ pages }, 'solar-calculator').address}#v=1&units=90&load=1`);
    await expectOnePage(page, `${pageOf({ pages }, 'solar-calculator').address}#v=1&bill=12000`);
    await expectOnePage(page, `${pageOf({ pages }, 'solar-calculator-society').address}#v=1&residents=30`);
    await expectOnePage(page, `${pageOf({ pages }, 'solar-calculator-business').address}#v=1&day=20`);
  });

test('the calculator prints a plan with its date, below the logo', async ({ page }) => {
  const { keep } = en.calculator;
  await expectOnePage(page, `${ROUTE}#v=1&units=90&load=1`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(keep.plan, { exact: true })).toBeVisible();
  await expect(page.getByText(fill(keep.again, { address: page.url() }))).toBeVisible();
  const logo = await edges(page.getByRole('banner').getByRole('link'));
  expect((await edges(page.getByText(keep.plan, { exact: true }))).top - logo.bottom).toBeLessThan(40);
  const date = new Date().toLocaleDateString('en-IN', { dateStyle: 'long' });
  const { name, phone } = en.company;
  await expect(page.getByText(fill(keep.printed, { date, company: name, phone: phone.display }))).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

const routes = [ROUTE, `${ROUTE}/housing-society`, `${ROUTE}/business`];
for (const route of [...routes, ...routes.map((route) => `/hi${route}`)])
  test(`${route} has no barrier, fits 320 px and large letters, and keeps its figures in view`, async ({ page }) => {
    await page.goto(route);
    await awake(page);
    expect(await barriers(page)).toEqual([]);
    await page.locator('input[name=bill]').fill('५०,०००');
    await expect.poll(() => hash(page)).toContain('bill=50000');
    await page.locator('input[name=load]').scrollIntoViewIfNeeded();
    await page.locator('input[name=kw]').focus();
    await expect(exact(page, 'saving')).toBeInViewport();
    await page.setViewportSize({ width: 320, height: 640 });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width).toBe(320);
    await setLetters(page, 32);
    await expect.poll(width).toBe(320);
  });
