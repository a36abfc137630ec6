import { languages } from './site';
import { barriers } from './axe';
import { countPrintedPages, openCalculator, PAPER } from './calculators';
import { expect, test } from './kit';
import { pageOf } from '../lib/pages';

for (const site of languages) {
  const { address, quoteComparison } = pageOf(site, 'solar-calculator-compare-quotes', 'quoteComparison');
  const { columns, titles } = quoteComparison;
  const cheaper = site.solar.assumptions['home-3-kw'].value - 10_000;

  test(`the better of two quotes is named, a reload loses only the names, two quotes print on one page, and three fit on a phone: ${site.language.lang}`, async ({
    page,
  }) => {
    const { form, field, figure } = await openCalculator(page, address);
    const best = figure('best');
    await expect(best).toHaveText(titles.typical);
    await field('a-frame').selectOption('low');
    await form.getByText(columns.b.open).click();
    await field('b-name').fill('Cousin');
    await field('b-kw').fill('३');
    await field('b-price').fill(cheaper.toLocaleString('en-IN'));
    await field('b-frame').selectOption('low');
    await field('b-covers').first().check();
    await expect(best).toHaveAttribute('data-value', 'b');
    await expect(form.getByRole('columnheader', { name: 'Cousin' })).toBeVisible();
    const answers = `a-frame=low&b-kw=3&b-price=${cheaper}&b-frame=low&b-covers=net-meter`;
    await expect(page).toHaveURL(`${address}#v=1&${answers}`);
    expect(await barriers(page, '#calculator')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await page.reload();
    await expect(best).toHaveAttribute('data-value', 'b');
    await expect(field('b-price')).toHaveValue(String(cheaper));
    await expect(field('b-name')).toHaveValue('');
    await page.setViewportSize(PAPER);
    expect(await countPrintedPages(page)).toBe(1);

    await field('a-name').fill('NameWithoutAnySpacesOfFortyLettersInAll');
    await form.getByText(columns.c.open).click();
    for (const name of ['a', 'b', 'c']) {
      await field(`${name}-kw`).fill('10');
      await field(`${name}-price`).fill('2000000');
      await field(`${name}-panels`).selectOption('other');
    }
    await expect(figure('c-full')).toBeVisible();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}
