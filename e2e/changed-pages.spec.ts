import type { Page } from 'playwright/test';
import { fill } from '../lib/content/fill';
import { pageOf } from '../lib/pages';
import { hero, region, shown } from './carousels';
import { awake, actionBar, expect, isAwake, isPlaying, openEarly, test } from './kit';
import { fillAndSend, firstField, formOf, housing, landing } from './lead-forms';
import { en, hi } from './site';
import { translate } from './translator';

// Allows React's errors, because React throws when another program has changed the page.
test.use({ allowed: /^thrown|React error|hydrat/i });

const calculator = (site: typeof en) => pageOf(site, 'solar-calculator', 'calculator').address;
const bill = (page: Page) => page.locator('input[name=bill]');

async function openTranslated(page: Page, route: string, act: () => Promise<unknown>) {
  const release = await openEarly(page, route);
  await page.waitForLoadState();
  await page.evaluate(translate);
  await act();
  const before = await page.locator('main').elementHandle();
  release();
  await page.mouse.move(1, 1);
  await page.waitForFunction((old) => !old!.isConnected, before);
  await page.waitForFunction(isAwake, 'main');
}

for (const [route, { menu }] of [
  ['/aboutus', en.navigation],
  ['/hi/home', hi.navigation],
] as const)
  test(`the menu stays open when React draws a translated page anew, and still works: ${route}`, async ({ page }) => {
    const toggle = page.locator('[data-menu=open]');
    const dialog = page.getByRole('dialog');
    await openTranslated(page, route, () => toggle.click());
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: menu.close }).click();
    await expect(dialog).toBeHidden();
    await toggle.click();
    await expect(dialog).toBeVisible();
    expect(await page.locator('html').getAttribute('data-scripts')).toBe('coming');
  });

test('the film of a translated page plays on when React draws the page anew, and can be paused', async ({ page }) => {
  const expectPlaying = (isOn: boolean) => expect.poll(() => isPlaying(page)).toBe(isOn);
  await openTranslated(page, '/home', () => expectPlaying(true));
  await expectPlaying(true);
  await page.getByRole('button', { name: pageOf(en, 'home', 'videoHero').videoHero.film.pause }).click();
  await expectPlaying(false);
});

test('a calculator keeps focus and what was typed when React draws a translated page anew, and computes with it', async ({
  page,
}) => {
  await openTranslated(page, calculator(en), async () => {
    await bill(page).fill('5000');
    await page.locator('input[name=load]').fill('5');
    await bill(page).focus();
  });
  await expect(bill(page)).toHaveValue('5000');
  await expect(bill(page)).toBeFocused();
  await expect(page.locator('output[name=saving]')).toHaveAttribute('data-value', '3751.11');
  await expect(page.getByText(fill(en.calculator.answerFor, { bill: '₹5,000', load: 5 }))).toBeVisible();
});

test('a carousel keeps its slide and stays paused when React draws a translated page anew, and its buttons work', async ({
  page,
}) => {
  const { pause, next } = en.interface.carousel;
  const carousel = region(page, hero);
  await openTranslated(page, hero.route, async () => {
    await carousel.getByRole('button', { name: next }).click();
    await carousel.getByRole('button', { name: pause }).click();
  });
  await expect(carousel).toHaveAttribute('data-awake');
  await expect(carousel.getByRole('button', { name: en.interface.carousel.play })).toBeVisible();
  await expect.poll(() => shown(carousel)).toEqual([2]);
  await carousel.getByRole('button', { name: next }).click();
  await expect.poll(() => shown(carousel)).toEqual([3]);
});

test('a calculator that is translated while it runs shows new figures, that a bill is too low, and that one is no number', async ({
  page,
}) => {
  await page.goto(calculator(en));
  await awake(page, 'main');
  await page.evaluate(translate);
  const enter = async (text: string) => {
    await bill(page).fill(text);
    await bill(page).blur();
  };
  const saving = page.locator('output[name=saving]');
  const example = await saving.textContent();
  await bill(page).fill('5000');
  await expect(saving).not.toHaveText(example!);
  await expect(page.getByRole('heading', { name: '₹5,000' })).toBeVisible();
  await enter('300');
  await expect(page.getByRole('heading', { name: en.calculator.noFigures })).toBeVisible();
  await expect(page.getByRole('link', { name: en.calculator.ask }).first()).toBeVisible();
  await enter('x');
  await expect(page.locator('#calc-bill-error')).toContainText(/\S/);
  await bill(page).fill('5000');
  await expect(page.getByRole('heading', { name: '₹5,000' })).toBeVisible();
});

const refuseChanges = () => {
  for (const name of ['appendChild', 'insertBefore', 'removeChild'] as const) {
    const change = Node.prototype[name] as (...nodes: unknown[]) => Node;
    Node.prototype[name] = function (this: Node, ...nodes: unknown[]) {
      if (this.isConnected && this !== document.body && document.body.contains(this)) throw new DOMException('Refused');
      return change.apply(this, nodes);
    } as never;
  }
};

async function expectServed(page: Page, site: typeof en) {
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const way of ['tel:', 'https://wa.me/'])
    await expect(actionBar(page).locator(`a[href^="${way}"]`)).toHaveCount(1);
  await page.locator('[data-menu=open]').click();
  await page.getByRole('dialog').getByRole('button', { name: site.navigation.menu.close }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

for (const site of [en, hi])
  test(`when React fails, ${calculator(site)} keeps the bill, menu and contacts, and calls its figures an example`, async ({
    page,
  }) => {
    await page.goto(calculator(site));
    await awake(page, 'main');
    await page.evaluate(refuseChanges);
    await bill(page).fill('300');
    await bill(page).blur();
    await expect(page.getByRole('alert').filter({ hasText: site.calculator.absent })).toBeVisible();
    await expect(bill(page)).toHaveValue('300');
    await expectServed(page, site);
  });

for (const isTranslated of [false, true])
  test(`when React fails on a ${isTranslated ? 'translated ' : ''}page, a form shows contacts, a reload loses only the consent, and no answer is in the address`, async ({
    page,
  }) => {
    const form = formOf(page, housing);
    const answers = () =>
      page.locator('main form').evaluate((element: HTMLFormElement) => Object.fromEntries(new FormData(element)));
    if (isTranslated) await openTranslated(page, housing.route, async () => {});
    else await page.goto(housing.route);
    await form.scrollIntoViewIfNeeded();
    await awake(page);
    await housing.fill({
      // Finds the consent by its field, because the translation has put dots between the words of its label.
      getByRole: (role, name) => (role === 'checkbox' ? form.locator('[name=agreeTerms]') : form.getByRole(role, name)),
    });
    const before = await answers();
    await page.evaluate(refuseChanges);
    await form.locator('[type=submit]').click();
    for (const way of ['tel:', 'https://wa.me/'])
      await expect(form.locator(`[data-help] a[href^="${way}"]`)).toBeVisible();
    expect(await answers()).toEqual(before);
    await form.locator('[type=submit]').click();
    expect(new URL(page.url()).search).toBe('');
    await expectServed(page, en);
    await page.reload();
    await page.waitForFunction(isAwake, 'main form');
    delete before.agreeTerms;
    await expect.poll(answers).toMatchObject(before);
    expect(await answers()).not.toHaveProperty('agreeTerms');
  });

test('an enquiry that is accepted while React fails is reported as sent; its form shows other contacts and is empty, also after a reload', async ({
  page,
  alerts,
}) => {
  await page.route('https://api.emailjs.com/**', async (route) => {
    await page.evaluate(refuseChanges);
    await route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' }, body: 'OK' });
  });
  const form = formOf(page, landing);
  await fillAndSend(page, landing);
  await expect.poll(() => alerts).toEqual([landing.labels.success]);
  await expect(form.locator('[data-help]')).toBeVisible();
  await expect(firstField(page, landing)).toHaveValue('');
  await page.reload();
  await awake(page);
  await expect(firstField(page, landing)).toHaveValue('');
  await expect(form.getByText(landing.labels.restored.text)).toBeHidden();
});

test('a page whose components throw while React starts keeps its heading, contacts and menu', async ({ page }) => {
  await page.addInitScript(() => {
    const match = window.matchMedia;
    window.matchMedia = (query) => {
      if (query.includes('769px')) throw new TypeError('Not supported');
      return match.call(window, query);
    };
  });
  await page.goto('/home');
  await page.locator('#questions').scrollIntoViewIfNeeded();
  await page.mouse.move(1, 1);
  await expectServed(page, en);
});
