import type { Locator, Page } from 'playwright/test';
import { buttonsOf, hero, hindiCarousels, inView, news, projects, region, scrollToMiddle, shown } from './carousels';
import { barriers } from './axe';
import { en } from './site-words';
import { commercial, landing, tabbed, tabbedInHindi } from './lead-forms';
import { fill } from '../lib/words/fill';
import { askedFor, awake, expect, isAwake, isScript, openEarly, test } from './kit';

const expectAwake = (page: Page, part = 'main') =>
  expect.poll(() => page.evaluate(isAwake, part), page.url()).toBe(true);

test('pages without a form or slider at the top fetch no script until the visitor moves', async ({ context }) => {
  const visits = await Promise.all(
    ['/', '/home', '/commercial', '/housing_society', '/aboutus', '/solar-calculator'].map(async (route) => {
      const page = await context.newPage();
      // Shows the whole calculator, which starts no script by being in view.
      if (route === '/solar-calculator') await page.setViewportSize({ width: 390, height: 3000 });
      const asked = askedFor(page, isScript);
      await page.goto(route);
      return { route, page, asked };
    }),
  );
  // Waits long enough for every script that a page would fetch without a visitor's touch or key.
  await visits[0]!.page.waitForTimeout(3000);
  for (const { route, page, asked } of visits) {
    expect(asked, route).toEqual([]);
    await page.keyboard.press('PageDown');
    await expectAwake(page);
    expect(asked.length, route).toBe(new Set(asked).size);
  }
});

for (const route of ['/residential', '/go-solar'])
  test(`${route}, which begins with a form or a slider, fetches the framework once it has loaded`, async ({ page }) => {
    const asked = askedFor(page, isScript);
    let beforeLoad = NaN;
    page.once('load', () => (beforeLoad = asked.length));
    await page.goto(route);
    await expectAwake(page);
    expect(beforeLoad).toBe(0);
  });

/** The numbers of the slides of a carousel that are in view and not inert. */
async function inBox(slider: Locator) {
  const reachable = await shown(slider);
  return (await inView(slider)).map(({ n }) => n).filter((n) => reachable.includes(n));
}

const { label: reviews } = en.testimonials.home;
const { next, goTo } = en.interface.carousel;
/** The button of each carousel that is pressed, and the numbers of the slides that are in view after the press. */
const carousels: { route: string; label: string; viewport?: string; press: string; slides: number[] }[] = [
  { ...hero, press: next, slides: [2] },
  { ...hindiCarousels[0]!, press: buttonsOf(hindiCarousels[0]!).next, slides: [2] },
  { ...news, viewport: ' @desktop', press: fill(goTo, { n: 2 }), slides: [2, 3, 4] },
  { ...projects, viewport: ' @desktop', press: next, slides: [2, 3, 4] },
  { route: '/home', label: reviews, press: next, slides: [3, 4] },
  { route: '/housing_society', label: reviews, press: next, slides: [2] },
  { route: '/commercial', label: reviews, press: next, slides: [3, 4] },
];
for (const { route, label, press, slides, viewport = '' } of carousels)
  test(`${route}: buttons of "${label}" work before its scripts run, Pause too${viewport}`, async ({ page }) => {
    const release = await openEarly(page, route);
    const slider = region(page, { label });
    const button = (name: string) => slider.getByRole('button', { name, exact: true });
    const { pause, play } = buttonsOf({ route });
    await scrollToMiddle(slider);
    await button(pause).click();
    await expect(button(pause)).toHaveCSS('opacity', '0.6');
    await button(press).click();
    await expect.poll(() => inBox(slider)).toEqual(slides);
    release();
    await expect(button(play)).toBeVisible();
    await expect.poll(() => inBox(slider)).toEqual(slides);
  });

for (const { name, files } of [
  { name: 'are blocked', files: /\.js(\?|$)/ },
  { name: 'fail half-way', files: /\/chunks\/[^/]+\.js(\?|$)/ },
])
  test(`when scripts ${name}, the form says how else to reach us, and native controls work`, async ({ page }) => {
    await page.route(files, (route) => route.abort('connectionfailed'));
    await page.goto('/go-solar');
    const form = page.locator('main form');
    await form.getByLabel(tabbed.first).fill('Asha Devi');
    await expect(form.getByRole('status').locator('a[href^="https://wa.me/"]')).toBeVisible();
    await form.locator('[data-types] label').nth(1).click();
    await expect(form.locator('[name=societyName]')).toBeEditable();
    await expect(form.getByLabel(tabbed.first)).toHaveValue('Asha Devi');
    await page.getByRole('button', { name: en.navigation.menu.open, exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Commercial' })).toBeVisible();
  });

for (const { route, first: name, words } of [landing, tabbedInHindi])
  test(`${route}: a page that was updated before its first touch offers a reload, which restores`, async ({ page }) => {
    const asked = askedFor(page, isScript);
    await page.route('**/_next/static/**/*.js', (script) => script.fulfill({ status: 404, body: '' }));
    await page.goto(route);
    const field = page.getByRole('textbox', { name });
    await field.fill('Asha Devi');
    const told = page.locator('main form').getByRole('status').filter({ hasText: words.otherWays.stale });
    await expect(told).toBeVisible();
    expect(await barriers(page, 'main form')).toEqual([]);
    await page.waitForTimeout(500);
    const tries = asked.length;
    await field.press('End');
    await field.pressSequentially(' Singh');
    await page.waitForTimeout(500);
    expect(asked.length, 'no script is asked for again').toBe(tries);
    await page.unrouteAll();
    await told.getByRole('button', { name: words.otherWays.reload }).click();
    await awake(page);
    await expect(field).toHaveValue('Asha Devi Singh');
    await expect(told).toBeHidden();
  });

test('scripts that a dropout at the first touch held up are fetched when the network returns', async ({ page }) => {
  // Breaks the requests themselves, because a browser that is only offline may have the scripts from other pages.
  await page.route('**/_next/static/**/*.js', (script) => script.abort('internetdisconnected'));
  await page.goto('/commercial');
  const field = page.getByRole('textbox', { name: commercial.first });
  await field.fill('Asha Devi');
  const help = page.locator('main form').getByText(commercial.words.otherWays.text);
  await expect(help).toBeVisible();
  await expect(page.getByText(commercial.words.otherWays.stale)).toBeHidden();
  await page.context().setOffline(true);
  await page.unrouteAll();
  await page.context().setOffline(false);
  await expectAwake(page, 'main form');
  await expect(help).toBeHidden();
  await expect(field).toHaveValue('Asha Devi');
});

test('a page whose scripts have gone with an update offers a reload, which keeps what was typed', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/_next/static/**/*.js', async (route) => {
    const { pathname } = new URL(route.request().url());
    if ((await page.locator('#late-scripts').textContent())!.includes(pathname)) return route.continue();
    asked.push(pathname);
    await route.fulfill({ status: 404, body: '' });
  });
  await page.route('**/go-solar', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('/_next/static/late/', '/_next/static/late/new-');
    await route.fulfill({ response, body });
  });
  await page.goto('/go-solar', { waitUntil: 'commit' });
  const name = page.getByRole('textbox', { name: tabbed.first });
  await name.fill('Asha Devi');
  // Takes focus from the field, because the offer of a reload is hidden while a field has focus.
  await name.blur();
  const offer = page.getByRole('status').filter({ hasText: en.stalePage.text });
  await expect(offer).toContainText(en.stalePage.kept);
  // Waits until React has asked a second time for each missing script: the offer of a reload may appear before that.
  await expect.poll(() => asked.length / new Set(asked).size).toBe(2);
  await page.unrouteAll();
  await offer.getByRole('button', { name: en.stalePage.reload }).click();
  await expect(page.getByRole('tab', { name: 'Residential' })).toBeVisible();
  await expect(name).toHaveValue('Asha Devi');
  await expect(offer).toBeHidden();
  const { width, height } = (await page
    .getByRole('button', { name: tabbed.words.restored.clear, exact: true })
    .boundingBox())!;
  expect(Math.min(width, height), 'the button that clears a restored form').toBeGreaterThanOrEqual(47.5);
});
