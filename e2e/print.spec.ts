import { en } from '../content/en/words';
import { expect, test } from './kit';

const { company } = en;

test('a page is printed in black on white, without what only a screen needs', async ({ page }) => {
  for (const route of ['/subsidies', '/privacy-policy']) {
    await test.step(`${route} is printed in black on white, without what only a screen needs`, async () => {
      await page.goto(route);
      await page.emulateMedia({ media: 'print' });
      for (const part of [page.getByRole('banner'), page.getByRole('navigation'), page.getByRole('button')]) {
        for (const one of await part.all()) await expect(one).toBeHidden();
      }
      await expect(page.getByRole('contentinfo').getByText(company.name).first()).toBeVisible();
      await expect(page.getByRole('contentinfo').getByText(company.phone.display)).toBeVisible();
      const coloured = await page
        .locator('main :is(h1, h2, h3, p, li, td, th)')
        .evaluateAll((parts) =>
          parts
            .filter((part) => getComputedStyle(part).color !== 'rgb(0, 0, 0)')
            .map((part) => part.outerHTML.slice(0, 100)),
        );
      expect(coloured).toEqual([]);
    });
  }
});

test('printed, a link to another site says its address, once', async ({ page }) => {
  await page.goto('/home');
  await page.emulateMedia({ media: 'print' });
  const outside = page.getByRole('main').locator('a[href^="http"]:not([href*="wa.me"])').first();
  const href = await outside.getAttribute('href');
  expect(await outside.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(href);

  await page.goto('/subsidies');
  const portals = page.getByRole('main').locator('a[href^="https://pmsuryaghar.gov.in"]');
  const printed = await portals.evaluateAll((links) =>
    links.map((link) => link.textContent + getComputedStyle(link, '::after').content),
  );
  expect(printed.length).toBeGreaterThan(1);
  for (const words of printed) expect(words.match(/pmsuryaghar\.gov\.in/g)).toHaveLength(1);
});

test('printed, every row of a table stands in columns', async ({ page }) => {
  await page.goto('/subsidies');
  await page.emulateMedia({ media: 'print' });
  const rows = await page
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => getComputedStyle(row)).map(({ display, breakInside }) => `${display} ${breakInside}`),
    );
  expect(new Set(rows)).toEqual(new Set(['table-row avoid']));
});

test('printed, each page with a form says how to reach the company where its form was', async ({ page }) => {
  for (const [route, heading] of [
    ['/', 'Book a free consultation'],
    ['/residential', 'Book a free consultation'],
    ['/housing_society', 'Schedule a FREE consultation with us today!'],
    ['/commercial', 'Submit a Solar Project Enquiry'],
    ['/go-solar', 'Schedule a FREE consultation'],
  ] as const) {
    await test.step(`printed, ${route} says how to reach the company where its form was`, async () => {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(route);
      const section = page.getByRole('region', { name: heading, exact: true });
      await expect(section.getByText(`WhatsApp: ${company.whatsapp.display}`)).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      for (const way of [
        `Phone: ${company.phone.display}`,
        `WhatsApp: ${company.whatsapp.display}`,
        `E-mail: ${company.email.display}`,
      ]) {
        await expect(section.getByRole('listitem').filter({ hasText: way })).toBeVisible();
      }
    });
  }
});

test('printed, the drawing of the journey covers none of its words @desktop', async ({ page }) => {
  // A sheet of A4 is as wide as this for a style sheet.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto('/aboutus');
  await page.emulateMedia({ media: 'print' });
  const steps = await page
    .getByRole('region', { name: 'Our Journey' })
    .getByRole('listitem')
    .evaluateAll((all) =>
      all.map((step) => {
        const [picture, words] = ['img', 'p'].map((part) => step.querySelector(part)!.getBoundingClientRect());
        const [left, right] = [picture!, words!].toSorted((a, b) => a.left - b.left);
        return {
          ring: ['::before', '::after'].some((part) => getComputedStyle(step, part).content !== 'none'),
          room: right!.left - left!.right,
        };
      }),
    );
  expect(steps).toHaveLength(5);
  for (const { ring, room } of steps) {
    expect(ring).toBe(false);
    expect(room).toBeGreaterThanOrEqual(16);
  }
});

test('printed, each topic of the questions stands above its own questions, also when the window shows tabs @desktop', async ({
  page,
}) => {
  await page.goto('/home');
  const questions = page.getByRole('region', { name: 'Questions people ask us first' });
  await questions.scrollIntoViewIfNeeded();
  await page.mouse.move(1, 1);
  await expect(questions.getByRole('tab')).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  const tops = await questions
    .locator('h3, details details summary')
    .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top));
  // Three topics of two questions each, in the order of the page.
  expect(tops).toHaveLength(9);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  for (const name of ['General', 'Solar Maintenance', 'Solar Economics'])
    await expect(questions.getByRole('heading', { name })).toBeVisible();
});
