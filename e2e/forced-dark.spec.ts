import sharp from 'sharp';
import { expect, test } from './kit';

// `colorScheme` is null, because Playwright's preferred colours would override the browser's forced dark mode.
test.use({
  colorScheme: null,
  launchOptions: [
    async ({ launchOptions }, provide) => {
      const args = [...launchOptions.args!, '--force-dark-mode', '--enable-features=WebContentsForceDark'];
      await provide({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

test('a browser that darkens all pages leaves this site light', async ({ page }) => {
  const brightness = async () => {
    const { channels } = await sharp(await page.screenshot()).stats();
    return channels[0]!.mean;
  };
  // Proves that the browser darkens a page that does not ask to stay light.
  await page.goto('data:text/html,<body bgcolor=white>');
  expect(await brightness()).toBeLessThan(50);
  for (const route of ['/solar-calculator', '/rooftop-solar', '/hi/subsidies']) {
    await page.goto(route);
    expect.soft(await brightness(), route).toBeGreaterThan(150);
  }
});
