import { languages } from './site';
import { barriers } from './axe';
import { awake, expect, test } from './kit';
import { pageOf } from '../lib/pages';

for (const site of languages) {
  const { address, roof } = pageOf(site, 'solar-calculator-roof', 'roof');

  test(`a tank is moved by keys, another roof is chosen, and a link takes the size to the calculator: ${site.language.lang}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    await awake(page, '#calculator form');
    const form = page.locator('#calculator form');
    const figure = (name: string) => form.locator(`output[name=${name}]`);
    await expect(figure('panels')).toHaveAttribute('data-value', '11');
    await expect(figure('kw')).toHaveAttribute('data-value', '6.05');

    const tank = form.getByRole('button', { name: `${roof.things.kinds.tank} 1`, exact: false }).first();
    await tank.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(page).toHaveURL(/#v=1&t2=tank,1\.1,0\.6,1\.1,1\.1,2$/);

    await form.locator('[name=frame]').selectOption('raised');
    await expect(figure('panels')).toHaveAttribute('data-value', '19');
    await form.getByRole('link', { name: roof.presets.roofs[1]!.name }).click();
    await expect(figure('left-out')).toHaveAttribute('data-value', '0', { timeout: 15_000 });
    const toCalculator = form.locator('a[href*="kw="]');
    await expect(toCalculator).toHaveAttribute('href', /#v=1&city=[a-z-]+&kw=\d$/);
    expect(await barriers(page)).toEqual([]);
  });
}
