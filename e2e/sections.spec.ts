import { expect, test } from './kit';

test('every figure in the tables of /subsidies can be read without scrolling sideways, at 320 px with the name of its column', async ({
  page,
}) => {
  await page.goto('/subsidies');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const cells = page.getByRole('main').getByRole('cell');
    expect(await cells.count()).toBeGreaterThanOrEqual(52);
    const outside = await cells.evaluateAll((all) =>
      all
        .filter((cell) => {
          const { left, right } = cell.getBoundingClientRect();
          const isCut = left < -1 || right > innerWidth + 1 || cell.scrollWidth > cell.clientWidth + 1;
          return isCut || !cell.checkVisibility();
        })
        .map((cell) => cell.textContent),
    );
    expect(outside, `at ${width} px`).toEqual([]);
    const name = await page
      .getByRole('cell', { name: '₹1,77,000' })
      .evaluate((cell) => getComputedStyle(cell, '::before').content);
    expect(name).toContain(width === 320 ? '"After subsidy"' : 'none');
    await expect(page.getByRole('columnheader', { name: 'Roof need' })).toBeAttached();
  }
});
