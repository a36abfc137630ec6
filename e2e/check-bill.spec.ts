import { languages } from './site';
import { barriers } from './axe';
import { countPrintedPages, openCalculator, PAPER } from './calculators';
import { expect, test } from './kit';
import { pageOf } from '../lib/pages';

for (const site of languages) {
  const { address, billCheck } = pageOf(site, 'solar-calculator-check-bill', 'billCheck');
  const { letter, findings, labels, promise } = billCheck;

  test(`the bill check names the mistake in a bill, sends no letter, and prints a filled-in letter on a page of its own: ${site.language.lang}`, async ({
    page,
  }) => {
    const asked: string[] = [];
    const { form, field, figure } = await openCalculator(page, address);
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
    for (const [name, text] of Object.entries({ import: '३००', export: '120', carried: '0', charged: '420' }))
      await field(name).fill(text);
    await expect(figure('finding')).toHaveText(findings['export-added'].title);
    await expect(figure('finding')).toHaveAttribute('data-value', 'export-added');
    await expect(figure('total')).toHaveAttribute('data-value', '1419.97');
    await expect(figure('paid-out')).toBeHidden();

    const paper = form.getByRole('group', { name: letter.heading });
    await field('consumer').fill('9876543210');
    await expect(paper).toContainText('9876543210');
    await expect(paper).toContainText('420');
    await expect(page).toHaveURL(`${address}#v=1&import=300&export=120&carried=0&charged=420`);
    expect(asked.filter((sent) => /9876543210|420/.test(sent))).toEqual([]);
    expect(await barriers(page, '#calculator')).toEqual([]);

    await page.setViewportSize(PAPER);
    expect(await countPrintedPages(page)).toBe(2);
    await page.emulateMedia({ media: 'print' });
    const [rest, last] = [await page.getByText(promise).boundingBox(), await paper.boundingBox()];
    expect(rest!.y + rest!.height).toBeLessThan(last!.y);
    await page.emulateMedia({ media: null });
    await field('consumer').fill('');
    expect(await countPrintedPages(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(labels.plan, { exact: true })).toBeVisible();
    await expect(paper).toBeHidden();
  });
}
