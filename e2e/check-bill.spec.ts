import { languages } from './site';
import { barriers } from './axe';
import { awake, expect, test } from './kit';
import { pageOf } from '../lib/pages';

for (const site of languages) {
  const { address, billCheck } = pageOf(site, 'solar-calculator-check-bill', 'billCheck');
  const { letter, findings, labels, promise } = billCheck;

  test(`the bill check names the mistake in a bill, and its letter is printed but stays on the device: ${site.language.lang}`, async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    await awake(page, '#calculator form');
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
    const form = page.locator('#calculator form');
    const field = (name: string) => form.locator(`[name="${name}"]`);
    for (const [name, text] of Object.entries({ import: '३००', export: '120', carried: '0', charged: '420' }))
      await field(name).fill(text);
    const finding = form.locator('output[name=finding]');
    await expect(finding).toHaveText(findings['export-added'].title);
    await expect(finding).toHaveAttribute('data-value', 'export-added');
    await expect(form.locator('output[name=total]')).toHaveAttribute('data-value', '1419.97');
    await expect(form.locator('output[name=paid-out]')).toBeHidden();

    const paper = form.getByRole('group', { name: letter.heading });
    await field('consumer').fill('9876543210');
    await expect(paper).toContainText('9876543210');
    await expect(paper).toContainText('420');
    await expect.poll(() => new URL(page.url()).hash).toBe('#v=1&import=300&export=120&carried=0&charged=420');
    expect(asked.filter((sent) => /9876543210|420/.test(sent))).toEqual([]);
    expect(await barriers(page, '#calculator')).toEqual([]);

    const pdf = async () => (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    await page.setViewportSize({ width: 680, height: 994 });
    expect(await pdf()).toHaveLength(2);
    await page.emulateMedia({ media: 'print' });
    const [rest, last] = [await page.getByText(promise).boundingBox(), await paper.boundingBox()];
    expect(rest!.y + rest!.height).toBeLessThan(last!.y);
    await page.emulateMedia({ media: null });
    await field('consumer').fill('');
    expect(await pdf()).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(labels.plan, { exact: true })).toBeVisible();
    await expect(paper).toBeHidden();
  });
}
