import { pageOf } from '../../lib/pages';
import { expect, test } from '../kit';
import { en } from '../site';

const { address } = pageOf(en, 'solar-calculator');

test('whichever script fails to load, the calculator says so, and works once the network is back', async ({
  page,
  context,
}) => {
  await page.goto(address);
  const scripts = JSON.parse((await page.locator('#late-scripts').textContent())!) as string[];
  expect(scripts.length).toBeGreaterThan(3);
  const visits = await Promise.all(
    scripts.map(async (script) => {
      const visit = await context.newPage();
      await visit.route(`**${script}`, (route) => route.abort('connectionfailed'));
      await visit.goto(address);
      await visit.locator('input[name="bill"]').fill('2000');
      await expect(visit.getByRole('alert').filter({ hasText: en.calculator.absent }), script).toBeVisible();
      return { script, visit };
    }),
  );
  // Waits 1 s, until each page has fetched its failed script again by itself and given up.
  await page.waitForTimeout(1000);
  for (const { script, visit } of visits) {
    await visit.unroute(`**${script}`);
    await visit.locator('input[name="bill"]').press('End');
    await expect(visit.locator('output[name="net-cost"]')).toHaveAttribute('data-value', '40000');
  }
});
