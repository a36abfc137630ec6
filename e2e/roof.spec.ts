import type { Page } from 'playwright/test';
import { en, languages } from './site';
import { barriers } from './axe';
import { openCalculator } from './calculators';
import { awake, expect, fingersOn, middleOf, openEarly, test } from './kit';
import { pageOf } from '../lib/pages';

for (const site of languages) {
  const { address, roof } = pageOf(site, 'solar-calculator-roof', 'roof');

  test(`in the roof planner, keys move a tank, a raised frame adds panels, a preset can be chosen, and a link passes on the kW: ${site.language.lang}`, async ({
    page,
  }) => {
    const { form, field, figure } = await openCalculator(page, address);
    await expect(figure('panels')).toHaveAttribute('data-value', '11');
    await expect(figure('kw')).toHaveAttribute('data-value', '6.05');

    const tank = form.getByRole('button', { name: `${roof.things.kinds.tank} 1`, exact: false }).first();
    await tank.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(page).toHaveURL(/#v=1&t2=tank,1\.1,0\.6,1\.1,1\.1,2$/);

    await field('frame').selectOption('raised');
    await expect(figure('panels')).toHaveAttribute('data-value', '19');
    await form.getByRole('link', { name: roof.presets.roofs[1]!.name }).click();
    await expect(figure('left-out')).toHaveAttribute('data-value', '0');
    await expect(form.locator('a[href*="kw="]')).toHaveAttribute('href', /#v=1&city=[a-z-]+&kw=\d$/);
    expect(await barriers(page)).toEqual([]);
  });
}

const { address, roof } = pageOf(en, 'solar-calculator-roof', 'roof');
const tank = (page: Page) => page.locator('[data-movable="1"]');

test('a tank follows a finger to the end of the drag, and a second finger on the sun changes nothing', async ({
  page,
}) => {
  await page.goto(address);
  await awake(page, '#calculator form');
  await tank(page).scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(tank(page));
  const sun = page.locator('[data-movable="sun"]');
  const sunBefore = await middleOf(sun);
  const touch = await fingersOn(page);
  await touch('touchStart', { x, y });
  await touch('touchStart', { x, y }, sunBefore);
  await touch('touchMove', { x: x + 7.5, y: y - 5 }, { x: sunBefore.x - 40, y: sunBefore.y });
  for (let step = 2; step <= 8; step++) await touch('touchMove', { x: x + 7.5 * step, y: y - 5 * step });
  await touch('touchEnd');
  expect(await middleOf(sun)).toEqual(sunBefore);
  await expect.poll(async () => Math.abs((await middleOf(tank(page))).x - x - 60)).toBeLessThan(6);
  await expect(page).toHaveURL(/#v=1&t2=tank,[23](\.\d)?,[12](\.\d)?,1\.1,1\.1,2$/);
});

test('a tank in the drawing of a roof follows a drag that goes on while React starts', async ({ page }) => {
  const release = await openEarly(page, address);
  await tank(page).scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(tank(page));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y);
  release();
  await expect(page.locator('[data-controls=awake] [data-movable]')).not.toHaveCount(0);
  await page.mouse.move(x + 30, y, { steps: 3 });
  expect(Math.abs((await middleOf(tank(page))).x - x - 30)).toBeLessThan(6);
  await page.mouse.up();
  await page.mouse.move(x, y);
  await expect(page).toHaveURL(/#v=1&t2=tank,[123](\.\d)?,0\.6,1\.1,1\.1,2$/);
});

test('before React runs, a tank can be moved with arrow keys and a day chosen, and both take effect once React runs', async ({
  page,
}) => {
  const release = await openEarly(page, address);
  await tank(page).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  const day = page.getByRole('button', { name: roof.drawing.days.june });
  await day.press('Enter');
  release();
  await expect(day).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/#v=1&t2=tank,1\.6,0\.6,1\.1,1\.1,2$/);
});

test('the roof has the light of the hour that was chosen with the slider before React ran', async ({ page }) => {
  const release = await openEarly(page, address);
  const slider = page.locator('[data-controls] input[type=range]');
  await slider.focus();
  await page.keyboard.press('End');
  release();
  await expect(page.locator('[data-light]')).toHaveAttribute('data-light', 'golden');
  await expect(slider).toHaveValue('17');
});

for (const { does, button, hash } of [
  { does: 'adds', button: roof.things.adds.tank, hash: /#v=1&t3=tank,/ },
  { does: 'removes', button: new RegExp(`^${roof.things.remove} `), hash: /#v=1&t1=$/ },
])
  test(`a press on a button before React runs ${does} one thing on the roof once React runs`, async ({ page }) => {
    const release = await openEarly(page, address);
    await page.locator('[data-controls]').getByRole('button', { name: button }).first().click();
    release();
    await expect(page).toHaveURL(hash);
  });
