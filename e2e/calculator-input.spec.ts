import type { Page } from 'playwright/test';
import { fill } from '../lib/words/fill';
import { en, languages } from './site-words';
import { barriers } from './axe';
import { awake, expect, setLetters, test } from './kit';
import { pageOf } from '../lib/page-of';

const ROUTE = '/solar-calculator';
const SCRIPTS = '**/_next/static/**/*.js';
const exact = (page: Page, name: string) => page.locator(`output[name="${name}"]`);
const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const absent = (page: Page, { calculator } = en) => page.getByRole('alert').filter({ hasText: calculator.absent });

test.describe('when the network drops out at the first touch', () => {
  for (const words of languages)
    test(`the calculator says so, and works once it is back: ${words.language.lang}`, async ({ page, context }) => {
      await page.goto(pageOf(words, 'solar-calculator').address);
      await expect(absent(page, words)).toBeHidden();
      await context.setOffline(true);
      await field(page, 'bill').fill('5000');
      await field(page, 'load').fill('5');
      await expect(absent(page, words)).toBeVisible();
      await context.setOffline(false);
      await expect(exact(page, 'saving')).toHaveAttribute('data-value', '3751.11');
      await expect(absent(page, words)).toBeHidden();
    });

  test('a shared address shows the example and says so, and the shared figures at the next touch', async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort('connectionfailed'));
    await page.goto(`${ROUTE}#v=1&bill=5000&load=5`);
    await expect(absent(page)).toBeVisible();
    await expect(page.getByText(en.calculator.opening)).toBeHidden();
    await expect(exact(page, 'saving')).toHaveText('₹2,180');
    await page.unroute(SCRIPTS);
    await page.mouse.click(5, 300);
    await expect(exact(page, 'saving')).toHaveAttribute('data-value', '3751.11');
    await expect(absent(page)).toBeHidden();
  });

  test('the calculator works afterwards, whichever of its scripts failed', async ({ page }) => {
    test.slow();
    await page.goto(ROUTE);
    const scripts = JSON.parse((await page.locator('#late-scripts').textContent())!) as string[];
    expect(scripts.length).toBeGreaterThan(3);
    for (const script of scripts)
      await test.step(script, async () => {
        await page.route(`**${script}`, (route) => route.abort('connectionfailed'));
        await page.goto('about:blank');
        await page.goto(ROUTE);
        await field(page, 'bill').fill('2000');
        await expect(absent(page)).toBeVisible();
        // Long enough for the framework to try again by itself, and to give up.
        await page.waitForTimeout(1000);
        await page.unroute(`**${script}`);
        await field(page, 'bill').press('End');
        await expect(exact(page, 'net-cost')).toHaveAttribute('data-value', '40000');
      });
  });
});

test('a shared address does not stay covered while its scripts neither arrive nor fail', async ({ page, clock }) => {
  await clock.install();
  await page.route(SCRIPTS, () => undefined);
  await page.goto(`${ROUTE}#v=1&bill=5000&load=5`, { waitUntil: 'commit' });
  await expect(page.getByText(en.calculator.opening)).toBeVisible();
  await clock.fastForward(10_000);
  await expect(page.getByText(en.calculator.opening)).toBeHidden();
  await expect(absent(page)).toBeVisible();
  await expect(exact(page, 'saving')).toBeVisible();
});

for (const hash of ['#%E0%A4%A', '#v=1&bill=%E0%A4%A'])
  test(`of ${hash}, which is no text, the calculator says that it could not be read`, async ({ page }) => {
    await page.goto(`${ROUTE}${hash}`);
    await expect(page.getByRole('alert').filter({ hasText: en.calculator.problems.ignored })).toBeVisible();
    await expect(exact(page, 'saving')).toHaveText('₹2,180');
    await field(page, 'bill').fill('2000');
    await expect(exact(page, 'net-cost')).toHaveAttribute('data-value', '40000');
  });

for (const { address } of languages.flatMap(({ pages }) => [
  pageOf({ pages }, 'solar-calculator'),
  pageOf({ pages }, 'solar-calculator-society'),
  pageOf({ pages }, 'solar-calculator-business'),
]))
  test(`in a window of 640 px the bar gives way to the answer of ${address}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(address);
    const bar = page.locator('footer + nav');
    await expect(bar).not.toBeInViewport();
    await exact(page, 'saving').scrollIntoViewIfNeeded();
    await expect(bar).not.toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
    await expect(bar).toBeInViewport({ ratio: 0.95 });
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(bar).toHaveCSS('position', 'fixed');
  });

for (const words of languages)
  test(`with letters of 200 % the bar shows icons alone, with their names: ${words.language.lang}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(pageOf(words, 'commercial').address);
    const { bar: texts } = words.navigation;
    const bar = page.getByRole('navigation', { name: texts.label });
    // As in a browser without scroll-driven animations.
    await page.evaluate(() => document.body.style.setProperty('animation', 'none', 'important'));
    await expect(bar.getByText(texts.call)).toBeInViewport({ ratio: 1 });
    await setLetters(page, 32);
    const { height } = (await bar.boundingBox())!;
    expect(height).toBeLessThan(101);
    for (const name of [texts.call, texts.whatsapp, texts.quote]) {
      const link = bar.getByRole('link', { name, exact: true });
      await expect(link.locator('svg')).toBeInViewport({ ratio: 1 });
      const box = (await link.boundingBox())!;
      expect(Math.min(box.width, box.height), name).toBeGreaterThanOrEqual(47.5);
      expect((await link.locator('span').boundingBox())!.width, name).toBeLessThan(2);
    }
  });

test('the table of usual bills stands apart from its heading', async ({ page }) => {
  await page.goto(ROUTE);
  const gap = await page.locator('#usual-bills').evaluate((heading) => {
    const caption = heading.parentElement!.querySelector('caption')!;
    return caption.getBoundingClientRect().top - heading.getBoundingClientRect().bottom;
  });
  expect(gap).toBeGreaterThanOrEqual(16);
});

/** The height of the calculator, where the page is scrolled to, and where the fields and the panel stand. */
const places = (page: Page) =>
  page.evaluate(() => ({
    height: document.querySelector<HTMLElement>('#calculator')!.offsetHeight,
    scrolled: scrollY,
    parts: [...document.querySelectorAll('#calculator :is(input, select, h2, dl)')]
      .filter((part) => part.checkVisibility() && !part.matches('details *'))
      .map((part) => Math.round(part.getBoundingClientRect().top)),
  }));

for (const words of languages)
  test(`a bill typed digit by digit moves and empties nothing: ${words.language.lang}`, async ({ page, clock }) => {
    const { address } = pageOf(words, 'solar-calculator');
    const { problems, refused } = words.calculator;
    const wrong = fill(problems.range, { least: '100', most: '1,00,000' });
    const kept = fill(problems.kept, { bill: '₹3,000', load: 3 });
    await page.setViewportSize({ width: 360, height: 740 });
    await clock.install({ time: new Date('2026-11-23T10:00') });
    await page.goto(address);
    await awake(page, '#calculator form');
    await page.evaluate(() => document.fonts.ready);
    await clock.pauseAt(new Date('2026-11-23T11:00'));
    await field(page, 'bill').focus();
    const before = await places(page);
    const type = async (text: string) => {
      await field(page, 'bill').fill(text);
      await clock.runFor(1500);
      expect(await places(page), text).toEqual(before);
    };
    for (const text of ['3', '34', '340']) await type(text);
    await expect(exact(page, 'saving')).toHaveText('₹2,180');
    await expect(page.getByText(wrong)).toHaveCount(0);

    await type('34');
    await clock.runFor(600);
    await expect(field(page, 'bill')).toHaveAccessibleDescription(new RegExp(`^${wrong}`));
    await expect(page.getByRole('heading', { name: kept })).toBeVisible();
    await expect(exact(page, 'saving')).toHaveText('₹2,180');
    expect(await places(page)).toEqual(before);

    await field(page, 'bill').fill('3400');
    await expect(page.getByText(wrong)).toHaveCount(0);
    const answered = await places(page);
    await field(page, 'bill').fill('340');
    await clock.runFor(2100);
    const sentence = fill(refused['fixed charge above bill'], { fixed: '₹350' });
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    await expect(page.locator('output')).toHaveCount(0);
    const { height, scrolled } = await places(page);
    expect([height, scrolled]).toEqual([answered.height, answered.scrolled]);
  });

test('what is wrong is said when the field is left, and after two seconds of a real clock', async ({ page }) => {
  await page.goto(ROUTE);
  await awake(page, '#calculator form');
  const wrong = page.getByText(fill(en.calculator.problems.range, { least: '1', most: '50' })).first();
  const load = field(page, 'load');
  await load.fill('60');
  await load.blur();
  await expect(wrong).toBeVisible({ timeout: 500 });
  expect(await barriers(page, '#calculator')).toEqual([]);
  await load.fill('3');
  await expect(wrong).toBeHidden();
  await load.fill('60');
  await page.waitForTimeout(1200);
  await expect(wrong).toBeHidden();
  await expect(wrong).toBeVisible({ timeout: 2000 });
});

for (const { pages, language } of languages)
  test(`what each flat saves and pays is in the first screen, and follows their number: ${language.lang}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(pageOf({ pages }, 'solar-calculator-society').address);
    const bar = (await page.locator('footer + nav').boundingBox())!;
    for (const name of ['saving', 'saving-per-flat', 'net-cost', 'share-per-flat', 'kw', 'payback-likely']) {
      const { y, height } = (await exact(page, name).boundingBox())!;
      expect(y + height, name).toBeLessThanOrEqual(bar.y);
      expect(height, name).toBeLessThan(30);
    }
    await field(page, 'flats').fill('30');
    await expect(exact(page, 'share-per-flat')).toHaveAttribute('data-value', '49392');
    await expect(exact(page, 'share-per-flat')).toBeInViewport();
  });
