import type { Page } from 'playwright/test';
import { en, languages } from './site';
import { barriers } from './axe';
import { awake, boxOf, expect, expectFocusSeen, middleOf, openEarly, scrollPage, setLetters, test } from './kit';
import { commercial, fillIn, landing, send, tabbed } from './lead-forms';
import { pageOf } from '../lib/pages';

const header = (page: Page) => page.getByRole('banner');
const toggle = (page: Page) => page.getByRole('button', { name: en.navigation.menu.open, exact: true });
const menu = (page: Page) => page.getByRole('dialog', { name: en.navigation.menu.open });
const bar = (page: Page, { navigation } = en) => page.getByRole('navigation', { name: navigation.bar.label });
/** Shows the action bar from the start, as a browser without scroll-driven animations does. */
const keepBar = (page: Page) => page.evaluate(() => document.body.style.setProperty('animation', 'none', 'important'));

const { links } = en.navigation;
const last = links[4]!;

test('before React runs, the menu underlines the current page, keeps focus and wheel from the page behind, closes, and its links work', async ({
  page,
}) => {
  await openEarly(page, '/commercial');
  await toggle(page).click();
  expect(await barriers(page)).toEqual([]);
  const current = menu(page).locator('[aria-current=page]');
  await expect(current).toHaveText([links[2]!.text]);
  await expect(current).toHaveCSS('text-decoration-line', 'underline');
  const other = menu(page).getByRole('link', { name: links[3]!.text });
  await expect(other).toHaveCSS('text-decoration-line', 'none');

  await test.step('the page behind the open menu does not scroll, and a press outside closes the menu', async () => {
    await page.mouse.move(10, 400);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.mouse.click(10, 400);
    await expect(menu(page)).toBeHidden();
  });
  await test.step('keyboard focus goes into the menu, stays there, and returns to the menu button', async () => {
    await toggle(page).press('Enter');
    await expect(page.getByRole('button', { name: en.navigation.menu.close })).toBeFocused();
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      // After the menu's last link, focus goes to the browser's own controls, but never to the page behind the menu.
      expect(await page.evaluate(() => document.activeElement!.matches('body, dialog *'))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });
  await toggle(page).click();
  await menu(page).getByRole('link', { name: last.text }).click();
  await page.waitForURL(`**${last.href}`, { waitUntil: 'commit' });
  await expect(menu(page)).toBeHidden();
});

test('the header has a menu instead of links up to 768 px or with 32 px letters, and an open menu closes when the links return @desktop', async ({
  page,
}) => {
  await page.goto('/');
  // Waits for the typefaces: when they arrive, the header may move under a press.
  await page.evaluate(() => document.fonts.ready);
  const link = header(page).getByRole('link', { name: last.text });
  const setWidth = (width: number) => page.setViewportSize({ width, height: 900 });
  for (const { narrow, wide } of [
    { narrow: () => setWidth(768), wide: () => setWidth(769) },
    { narrow: () => setLetters(page, 32), wide: () => setLetters(page, 16) },
  ]) {
    await narrow();
    await expect(link).toBeHidden();
    await toggle(page).click();
    await expect(menu(page).getByRole('link', { name: last.text })).toBeVisible();
    await wide();
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeHidden();
    await expect(link).toBeVisible();
  }
});

for (const site of languages) {
  const { company, language, navigation, pages } = site;

  test(`controls of header and, over 768 px, contact line are at least 48 px high and do not overlap, and that line shows its texts: ${language.lang} @desktop`, async ({
    page,
  }) => {
    await page.goto(pageOf({ pages }, 'knowmore').address);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 390, 768, 769, 1024, 1440])
      for (const letters of width > 768 ? [16, 32] : [16]) {
        await page.setViewportSize({ width, height: 900 });
        await setLetters(page, letters);
        const controls = page.locator(width > 768 ? 'body > nav a, header a' : 'header :is(a, button)');
        const troubles = await controls.filter({ visible: true }).evaluateAll((all) =>
          all.flatMap((control) => {
            const { left, right, top, bottom, height } = control.getBoundingClientRect();
            const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y] as const));
            const seen = corners.flatMap(([x, y]) => document.elementsFromPoint(x, y));
            const isCovered = seen.some((other) => other !== control && all.includes(other as HTMLElement));
            return height < 47.5 || isCovered ? [control.textContent] : [];
          }),
        );
        const at = `${width} px, letters of ${letters} px`;
        expect.soft(troubles, at).toEqual([]);
        if (width <= 768) continue;
        for (const text of [company.hours.text, company.phone.display, navigation.bar.whatsapp])
          await expect.soft(bar(page, site).getByText(text), at).toBeVisible();
      }
  });

  test(`with 200 % letters the action bar is at most 100 px high and shows only icons, in links of at least 48 px with a name: ${language.lang}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(pageOf(site, 'commercial').address);
    const { bar: texts } = navigation;
    await keepBar(page);
    await expect(bar(page, site).getByText(texts.call)).toBeInViewport({ ratio: 1 });
    await setLetters(page, 32);
    expect((await boxOf(bar(page, site))).height).toBeLessThan(101);
    for (const name of [texts.call, texts.whatsapp, texts.quote]) {
      const link = bar(page, site).getByRole('link', { name, exact: true });
      await expect(link.locator('svg')).toBeInViewport({ ratio: 1 });
      const { width, height } = await boxOf(link);
      expect(Math.min(width, height), name).toBeGreaterThanOrEqual(47.5);
      expect((await boxOf(link.locator('span'))).width, name).toBeLessThan(2);
    }
  });
}

test('the skip link is the first stop of the keyboard and leads to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: en.navigation.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the header is sticky only in large windows with 16 px letters, and never covers the focused element @desktop', async ({
  page,
}) => {
  await page.goto('/commercial');
  for (const [width, height, letters, stays] of [
    [900, 700, 16, false],
    [1024, 768, 16, true],
    [1280, 500, 16, false],
    [1280, 800, 16, true],
    [1280, 800, 32, false],
  ] as const) {
    await test.step(`${width} x ${height}, letters of ${letters} px`, async () => {
      await page.setViewportSize({ width, height });
      await setLetters(page, letters);
      await scrollPage(page, 900);
      const top = await header(page).evaluate((element) => element.getBoundingClientRect().top);
      expect(Math.abs(top) < 1, 'whether the header stays').toBe(stays);
      if (!stays) return;
      // Moves focus backwards, so that elements come into view at the top, where the header could cover them.
      await page.getByRole('contentinfo').getByRole('link').last().focus();
      await expectFocusSeen(page, 'Shift+Tab', 45);
    });
  }
});

test('nothing covers the element with keyboard focus while the action bar is in view', async ({ page }) => {
  await page.goto('/');
  await keepBar(page);
  await expectFocusSeen(page, 'Tab', 40);
});

test('in a window of 320 × 256 px, as at 400 % zoom, the action bar stands at the end and covers no focused element', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/go-solar');
  await expect(bar(page)).not.toBeInViewport();
  await expectFocusSeen(page, 'Tab', 25);
  await scrollPage(page, 1e6);
  await expect(bar(page).getByRole('link', { name: en.navigation.bar.call })).toBeInViewport();
});

test('with reduced motion, the action bar hides while the first button or the form of the page is in view, unless the bar has focus', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/commercial');
  const first = page.getByRole('main').getByRole('link', { name: 'Get a quote' }).first();
  await expect(first).toBeInViewport();
  await expect(bar(page)).not.toBeInViewport();
  await first.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom + 10));
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await page.getByRole('textbox', { name: commercial.labels.fields.companyName!.label }).scrollIntoViewIfNeeded();
  await expect(bar(page)).not.toBeInViewport();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await scrollPage(page, 0);
  await expect(bar(page)).not.toBeInViewport();
  await bar(page).getByRole('link', { name: en.navigation.bar.call }).focus();
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
});

test('the action bar hides while a field has focus, and its link leads to the form without losing typed words', async ({
  page,
}) => {
  await page.goto('/');
  await keepBar(page);
  const field = page.getByRole('textbox', { name: landing.first });
  await field.fill('Asha Devi');
  await expect(bar(page)).toBeHidden();
  await page.getByRole('heading', { name: landing.heading }).click();
  await expect(bar(page)).toBeVisible();
  await scrollPage(page, 0);
  await bar(page).getByRole('link', { name: en.navigation.bar.quote }).click();
  await expect(page).toHaveURL('/#consultation');
  await expect(page.locator('main section:target form')).toBeInViewport();
  await expect(field).toHaveValue('Asha Devi');
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`a slow press on send sends the form even if the action bar comes back meanwhile; motion: ${reducedMotion}`, async ({
    page,
    mail,
    alerts,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/go-solar');
    await awake(page);
    await keepBar(page);
    await fillIn(page, tabbed);
    const field = page.getByRole('textbox', { name: tabbed.labels.fields.whatsappNumber!.label });
    await field.focus();
    // Scrolls the button to the lower edge of the window, where the action bar is when no field has focus.
    await send(page, tabbed).evaluate((button) => {
      const { top, height } = button.getBoundingClientRect();
      scrollBy({ top: top + height / 2 - innerHeight + 30, behavior: 'instant' });
    });
    await expect(field).toBeFocused();
    const { x, y } = await middleOf(send(page, tabbed));
    // Presses for 900 ms, as a slow thumb does, because the action bar comes back sooner than that.
    await page.mouse.click(x, y, { delay: 900 });
    await expect.poll(() => alerts).toEqual([tabbed.labels.success]);
    expect(mail.leads).toHaveLength(1);
  });
}
