import { anyOf, en } from './site-words';
import { expect, test } from './kit';
import { landing, leadForms } from './lead-forms';

const { company } = en;

test('a page is printed in black on white, without what only a screen needs', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const route of ['/subsidies', '/privacy-policy']) {
    await page.goto(route);
    for (const role of ['banner', 'navigation', 'button'] as const) await expect(page.getByRole(role)).toHaveCount(0);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(company.name).first()).toBeVisible();
    await expect(footer.getByText(company.phone.display)).toBeVisible();
    await expect(footer).toHaveCSS('color', 'rgb(0, 0, 0)');
    const colours = await page
      .locator('main :is(h1, h2, h3, p, li, td, th)')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).color));
    expect([...new Set(colours)], route).toEqual(['rgb(0, 0, 0)']);
  }
});

test('printed, a link to another site says its address once, and tables stand in columns', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  const printed = (href: string) =>
    page
      .getByRole('main')
      .locator(`a[href^="${href}"]:not([href*="wa.me"])`)
      .evaluateAll((links) =>
        links.map((link) => ({
          href: link.getAttribute('href')!,
          words: link.textContent + getComputedStyle(link, '::after').content,
        })),
      );
  await page.goto('/home');
  const [outside] = await printed('http');
  expect(outside!.words).toContain(outside!.href);

  await page.goto('/subsidies');
  const portals = await printed('https://pmsuryaghar.gov.in');
  expect(portals.length).toBeGreaterThan(1);
  for (const { words } of portals) expect(words.match(/pmsuryaghar\.gov\.in/g)).toHaveLength(1);
  for (const row of await page.locator('tbody tr').all()) {
    await expect(row).toHaveCSS('display', 'table-row');
    await expect(row).toHaveCSS('break-inside', 'avoid');
  }
});

test('printed, each page with a form says how to reach the company where its form was', async ({ page }) => {
  const told = [company.phone, company.whatsapp, company.email].map(({ display }) => display);
  for (const { route, heading } of [...leadForms, { ...landing, route: '/residential' }]) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(route);
    const ways = page.getByRole('region', { name: heading, exact: true }).getByText(anyOf(...told));
    await expect(ways.filter({ visible: true }), route).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(ways.filter({ visible: true }), route).toHaveText(told.map((text) => anyOf(text)));
  }
});

test('printed, the timeline of the company draws no line over its words @desktop', async ({ page }) => {
  // For a style sheet, a sheet of A4 is 794 px wide.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto('/aboutus');
  await page.emulateMedia({ media: 'print' });
  const steps = await page
    .getByRole('region', { name: 'Our Journey' })
    .getByRole('listitem')
    .evaluateAll((all) =>
      all.map((step) => {
        const boxes = ['img', 'p'].map((part) => step.querySelector(part)!.getBoundingClientRect());
        const [left, right] = boxes.toSorted((a, b) => a.left - b.left);
        const drawn = ['::before', '::after'].map((part) => getComputedStyle(step, part).content);
        return { drawn, room: right!.left - left!.right };
      }),
    );
  expect(steps).toHaveLength(5);
  for (const { drawn, room } of steps) {
    expect(drawn).toEqual(['none', 'none']);
    expect(room).toBeGreaterThanOrEqual(16);
  }
});

test('printed, each topic of the questions stands above its own questions @desktop', async ({ page }) => {
  await page.goto('/home');
  const questions = page.locator('#questions');
  await questions.scrollIntoViewIfNeeded();
  await page.mouse.move(1, 1);
  await expect(questions.getByRole('tab')).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  const parts = questions.locator('h3, details details summary').filter({ visible: true });
  // Nine lines are printed: three topics with two questions each, in the order of the page.
  await expect(parts).toHaveCount(9);
  const tops = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});
