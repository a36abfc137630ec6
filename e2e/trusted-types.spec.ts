import { expect, test, type Page } from 'playwright/test';

// Without the fixtures of kit.ts: React tells of a page that was changed before it woke, and a refusal is thrown.

/** Wraps each text of the page in an element of its own, as a browser that translates it does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts.filter(({ parentElement }) => !/^(SCRIPT|STYLE|OPTION)$/.test(parentElement!.tagName))) {
      const font = document.createElement('font');
      font.textContent = `${text.textContent}·`;
      text.parentNode!.replaceChild(font, text);
    }
  });

test('a page that the browser translated before it woke still works, within the security policy', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) refused.push(message.text());
  });
  for (const route of ['/', '/commercial', '/aboutus']) {
    await page.goto(route);
    await translate(page);
    await page.mouse.move(1, 1);
    await page.waitForFunction(() => !document.querySelector('main font'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(refused).toEqual([]);
});

test('Trusted Types let no text become markup or a script', async ({ page }) => {
  await page.goto('/');
  const outcome = await page.evaluate(() => {
    const tries: Record<string, () => void> = {
      markup: () => (document.createElement('div').innerHTML = '<img src="x" onerror="alert(1)">'),
      document: () => document.write('<p>written</p>'),
      script: () => (document.createElement('script').src = 'https://elsewhere.example/a.js'),
      text: () => (document.createElement('script').text = 'alert(1)'),
      policy: () =>
        (
          window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
        ).trustedTypes.createPolicy('mine', {}),
      own: () => (document.createElement('script').src = '/_next/static/chunks/a.js'),
    };
    return Object.fromEntries(
      Object.entries(tries).map(([name, attempt]) => {
        try {
          attempt();
          return [name, 'done'];
        } catch (error) {
          return [name, (error as Error).name];
        }
      }),
    );
  });
  expect(outcome).toEqual({
    markup: 'TypeError',
    document: 'TypeError',
    script: 'TypeError',
    text: 'TypeError',
    policy: 'TypeError',
    own: 'done',
  });
});
