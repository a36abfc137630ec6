import { expect, test } from 'playwright/test';

// Uses Playwright's own test function, because that of kit.ts fails each test whose page throws an error. Here React
// throws one, because the page was changed before hydration.

test('a page that the browser translated early still works, within the security policy', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) refused.push(message.text());
  });
  for (const route of ['/', '/commercial']) {
    await page.goto(route);
    // Wraps each text in a font element, as a browser that translates the page does.
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts.filter(({ parentElement }) => !parentElement!.matches('script, style, option'))) {
        const font = document.createElement('font');
        font.textContent = `${text.data}·`;
        text.replaceWith(font);
      }
    });
    await page.mouse.move(1, 1);
    await page.waitForFunction(() => !document.querySelector('main font'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(refused).toEqual([]);
});
