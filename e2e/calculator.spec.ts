import type { Page } from 'playwright/test';
import { fill } from '../lib/content/fill';
import { en, languages } from './site';
import { barriers } from './axe';
import { countPrintedPages, openCalculator, PAPER } from './calculators';
import { awake, boxOf, actionBar, expect, openEarly, SCRIPTS, scrollPage, setLetters, test } from './kit';
import { pageOf } from '../lib/pages';

const IDS = ['solar-calculator', 'solar-calculator-society', 'solar-calculator-business'];
const addressesOf = ({ pages }: Pick<typeof en, 'pages'>) => IDS.map((id) => pageOf({ pages }, id).address);
const [ROUTE] = addressesOf(en) as [string];
const SHARED = `${ROUTE}#v=1&bill=5000&load=5`;

const exact = (page: Page, name: string) => page.locator(`output[name="${name}"]`);
const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const expectFigure = (page: Page, name: string, value: string) =>
  expect(exact(page, name)).toHaveAttribute('data-value', value);
const absent = (page: Page) => page.getByRole('alert').filter({ hasText: en.calculator.absent });
const opening = (page: Page) => page.getByText(en.calculator.opening);

test('the slider writes into the field before React runs, and figures, heading and address follow once React runs', async ({
  page,
}) => {
  const release = await openEarly(page, ROUTE);
  await page.getByRole('slider', { name: en.calculator.slider }).focus();
  for (let press = 0; press < 20; press++) await page.keyboard.press('ArrowRight');
  await expect(field(page, 'bill')).toHaveValue('5000');
  await field(page, 'load').fill('5');
  release();
  await expectFigure(page, 'saving', '3751.11');
  const answer = fill(en.calculator.answerFor, { bill: '₹5,000', load: 5 });
  await expect(page.getByRole('heading', { name: answer })).toBeVisible();
  await expect(page).toHaveURL(SHARED);
});

test('offline, the calculator calls its figures an example; online again, it computes, and offers a consultation for a refused bill', async ({
  page,
}) => {
  // Breaks the requests for scripts, because a browser that is only offline may have the scripts in its cache.
  await page.route(SCRIPTS, (route) => route.abort('internetdisconnected'));
  await page.goto(ROUTE);
  await expect(absent(page)).toBeHidden();
  await field(page, 'bill').fill('5000');
  await field(page, 'load').fill('5');
  await expect(absent(page)).toBeVisible();
  await page.context().setOffline(true);
  await page.unroute(SCRIPTS);
  await page.context().setOffline(false);
  await expectFigure(page, 'saving', '3751.11');
  await expect(absent(page)).toBeHidden();
  await field(page, 'bill').fill('300');
  await field(page, 'bill').blur();
  await expect(page.getByRole('link', { name: en.calculator.ask })).toBeVisible();
  expect(await barriers(page, '#calculator')).toEqual([]);
});

for (const site of languages) {
  const { calculator, language } = site;
  const [address, societies, business] = addressesOf(site) as [string, string, string];

  test(`the calculator reports a wrong bill 2 s after it is typed and moves no part, and keeps its height when it refuses a bill: ${language.lang}`, async ({
    page,
    clock,
  }) => {
    const { problems, refused } = calculator;
    const wrong = fill(problems.range, { least: '100', most: '1,00,000' });
    await clock.install({ time: new Date('2026-11-23T10:00') });
    await openCalculator(page, address);
    await page.evaluate(() => document.fonts.ready);
    await clock.pauseAt(new Date('2026-11-23T11:00'));
    await field(page, 'bill').focus();
    const before = await layoutOf(page);
    const type = async (text: string) => {
      await field(page, 'bill').fill(text);
      await clock.runFor(1500);
      expect(await layoutOf(page), text).toEqual(before);
    };
    for (const text of ['3', '34', '340']) await type(text);
    await expect(page.getByText(wrong)).toHaveCount(0);
    await type('34');
    await clock.runFor(600);
    await expect(field(page, 'bill')).toHaveAccessibleDescription(new RegExp(`^${wrong}`));
    expect(await layoutOf(page)).toEqual(before);

    await field(page, 'bill').fill('3400');
    await expect(page.getByText(wrong)).toHaveCount(0);
    const answered = await layoutOf(page);
    await field(page, 'bill').fill('340');
    await clock.runFor(2100);
    const sentence = fill(refused['fixed charge above bill'], { fixed: '₹350' });
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    await expect(page.locator('output')).toHaveCount(0);
    const { height, scrolled } = await layoutOf(page);
    expect([height, scrolled]).toEqual([answered.height, answered.scrolled]);
  });

  test(`a phone's first screen shows bill and saving of each calculator, and five more figures for a society: ${language.lang}`, async ({
    page,
  }) => {
    const main = ['saving', 'saving-per-flat', 'net-cost', 'share-per-flat', 'kw', 'payback-likely'];
    for (const [shown, figures] of [
      [address, ['saving']],
      [business, ['saving']],
      [societies, main],
    ] as const) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(shown);
      for (const part of [field(page, 'bill'), ...figures.map((name) => exact(page, name))])
        expect.soft((await boxOf(part)).bottom, shown).toBeLessThanOrEqual((await boxOf(actionBar(page))).top);
    }
  });

  test(`each calculator prints its solar plan on one page, below the logo: ${language.lang}`, async ({ page }) => {
    await page.setViewportSize(PAPER);
    for (const printed of [
      `${address}#v=1&units=90&load=1`,
      `${societies}#v=1&residents=30`,
      `${business}#v=1&day=20`,
    ]) {
      await page.emulateMedia({ media: null });
      await page.goto(printed);
      await expect(page.locator('html')).not.toHaveAttribute('data-opening');
      expect.soft(await countPrintedPages(page), printed).toBe(1);
      await page.emulateMedia({ media: 'print' });
      const logo = await boxOf(page.getByRole('banner'));
      const plan = await boxOf(page.locator('form[data-solar-plan]'));
      expect.soft(plan.top - logo.bottom, printed).toBeGreaterThanOrEqual(8);
      await expect.soft(page.getByText(calculator.keep.plan, { exact: true })).toBeVisible();
    }
  });
}

const layoutOf = (page: Page) =>
  page.evaluate(() => ({
    height: document.querySelector<HTMLElement>('#calculator')!.offsetHeight,
    scrolled: scrollY,
    parts: [...document.querySelectorAll('#calculator :is(input, select, h2, dl)')]
      .filter((part) => part.checkVisibility() && !part.matches('details *'))
      .map((part) => Math.round(part.getBoundingClientRect().top)),
  }));

for (const route of addressesOf(en))
  test(`at its fields, ${route} shows the saving and no action bar; it takes Hindi digits and fits 320 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(route);
    await awake(page);
    await field(page, 'load').scrollIntoViewIfNeeded();
    await expect(actionBar(page)).not.toBeInViewport();
    await scrollPage(page, 1e6);
    await expect(actionBar(page)).toBeInViewport({ ratio: 0.95 });

    await field(page, 'bill').fill('५०,०००');
    await expect(page).toHaveURL(/#.*bill=50000/);
    expect(await barriers(page)).toEqual([]);
    for (const height of [640, 844]) {
      await page.setViewportSize({ width: 390, height });
      await field(page, 'load').scrollIntoViewIfNeeded();
      await field(page, 'kw').focus();
      await expect(exact(page, 'saving')).toBeInViewport();
    }
    if (!route.endsWith('society')) {
      const figures = await boxOf(page.locator('#calculator form dl').first());
      expect(figures.bottom, 'the main figures take a fifth of the window').toBeLessThan(0.21 * 844);
      expect((await boxOf(field(page, 'kw'))).top).toBeGreaterThan(figures.bottom);
    }
    await expect(actionBar(page)).toHaveCSS('position', 'fixed');
    await page.setViewportSize({ width: 320, height: 640 });
    for (const letters of [16, 32]) {
      await setLetters(page, letters);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });

test('a shared link hides the example until its own figures come, for ten seconds at most', async ({ page, clock }) => {
  await clock.install();
  const release = await openEarly(page, SHARED);
  await expect(opening(page)).toBeVisible();
  await expect(exact(page, 'saving')).toBeHidden();
  await clock.fastForward(10_000);
  await expect(opening(page)).toBeHidden();
  await expect(absent(page)).toBeVisible();
  await expect(exact(page, 'saving')).toHaveText('₹2,180');
  release();
  await expect(exact(page, 'saving')).toHaveText('₹3,750');
  await expect(field(page, 'bill')).toHaveValue('5000');
});

for (const mark of ['#utm_source=x', '#gid=1', '#:~:text=solar'])
  test(`the calculator shows its example and no message if its address ends in ${mark}`, async ({ page }) => {
    await page.goto(ROUTE + mark);
    await expect(page.locator('html')).not.toHaveAttribute('data-opening');
    await expect(opening(page)).toBeHidden();
    await awake(page, '#calculator form');
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    await expectFigure(page, 'saving', '2178.62');
  });

test('the calculator opens a shared link in which a messenger has encoded the sign &', async ({ page }) => {
  const release = await openEarly(page, `${ROUTE}#v=1%26bill=5000`);
  await expect(opening(page)).toBeVisible();
  release();
  await expect(field(page, 'bill')).toHaveValue('5000');
  await expectFigure(page, 'bill-before', '5000');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
});
