import { expect, test } from './kit';
import { subsidyRows } from './spec-strings';

test('every figure of both tables can be read in full without scrolling sideways', async ({ page }) => {
  for (const width of [320, 1280]) {
    await test.step(`at ${width} px every figure of both tables can be read in full without scrolling sideways`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/subsidies');
      for (const [size, ...cells] of subsidyRows) {
        const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: size, exact: true }) });
        await expect(row.getByRole('cell')).toHaveText(cells, { useInnerText: true });
        for (const cell of await row.getByRole('cell').all()) {
          await expect(cell).toBeVisible();
          const { left, right, spill } = await cell.evaluate((element) => {
            const { left, right } = element.getBoundingClientRect();
            return { left, right, spill: element.scrollWidth - element.clientWidth };
          });
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(width);
          expect(spill).toBeLessThanOrEqual(0);
        }
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
});

test('on a phone each figure stands beside the name of its column', async ({ page }) => {
  await page.goto('/subsidies');
  const cell = page.getByRole('cell', { name: '₹92,880' });
  expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toContain('"Subsidy"');
  await expect(page.getByRole('columnheader', { name: 'Roof need' })).toBeAttached();
});
