import { expect, test } from './kit';

test('the contents of each legal page lead to its sections', async ({ page }) => {
  for (const route of ['/privacy-policy', '/terms-of-service', '/tnc-goodzero', '/accessibility']) {
    await test.step(`the contents of ${route} lead to each of its sections`, async () => {
      await page.goto(route);
      const links = await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').all();
      expect(links.length).toBeGreaterThan(5);
      for (const link of [links[2]!, links.at(-1)!]) {
        const name = await link.innerText();
        await link.click();
        await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport({ ratio: 1 });
      }
    });
  }
});

test('on paper a legal page is its text, dark on white, without menus', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('table').first()).toBeVisible();
  const paper = await page.getByRole('contentinfo').evaluate((footer) => getComputedStyle(footer).color);
  const ink = await page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).color);
  expect(paper).toBe(ink);
});

test('reading and downloading store nothing on the visitor’s device, as the privacy policy says', async ({
  page,
  context,
  mail,
}) => {
  for (const route of ['/', '/subsidies', '/guidedownload', '/privacy-policy']) await page.goto(route);
  await page.goto('/go-solar');
  await page.getByLabel('Full name').fill('Asha Verma');
  await page.getByLabel('PIN code').fill('221001');
  await page.getByLabel('WhatsApp number').fill('9876543210');
  await page.getByRole('checkbox').check();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Schedule my free consultation' }).click();
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  expect(mail.leads).toHaveLength(1);
  expect(await context.cookies()).toEqual([]);
  const stored = () =>
    page.evaluate(async () => [localStorage.length, sessionStorage.length, (await indexedDB.databases()).length]);
  await expect.poll(stored).toEqual([0, 0, 0]);
});
