import { routes } from '../content/routes';
import { barriers } from './axe';
import { expect, test } from './kit';

const headings: Record<(typeof routes)[number], string> = {
  '/': 'Still paying for electricity?',
  '/home': 'Still paying for electricity?',
  '/residential': 'Your roof can pay your electricity bill',
  '/housing_society': '100+ housing societies have let the sun pay for their common areas',
  '/commercial': 'India’s top companies choose us for their rooftop solar',
  '/aboutus': 'We are 700+ people who bring solar to your roof',
  '/subsidies': 'Government solar subsidies in India',
  '/go-solar': 'Schedule a FREE consultation',
  '/guidedownload': 'The guide to going solar',
  '/knowmore': 'Four promises, in full',
  '/careers': 'Under Construction',
  '/privacy-policy': 'Privacy policy',
  '/terms-of-service': 'Terms of service',
  '/tnc-goodzero': 'GoodZero: terms and conditions',
  '/accessibility': 'Nobody is left out',
};

for (const route of routes) {
  test(`${route} says what it is, fits the window and has no barrier a machine can find @both`, async ({ page }) => {
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[route]);
    await expect(page).toHaveTitle(/Dhoop Solar/);
    await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

    expect(await barriers(page)).toEqual([]);
  });
}

test('an address that does not exist gets a page that helps', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot find this page');
  for (const name of ['Solar for my home', 'Solar for my housing society', 'Solar for my business', 'Call us: +91 00000 00000']) {
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  }
});

test('the style guide of those who build the site is not in it', async ({ request }) => {
  for (const address of ['/styleguide', '/styleguide.html']) expect((await request.get(address)).status(), address).toBe(404);
});

test('every link inside the site leads to a page', async ({ page, request }) => {
  const targets = new Set<string>();
  for (const route of routes) {
    await page.goto(route);
    for (const href of await page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')!))) {
      targets.add(href.split('#')[0] || '/');
    }
  }
  expect(targets.size).toBeGreaterThan(10);
  for (const target of targets) expect((await request.get(target)).status(), target).toBe(200);
});

test('the landing pages alone list the cities in the footer', async ({ page }) => {
  for (const [route, listed] of [['/', true], ['/residential', true], ['/home', false]] as const) {
    await page.goto(route);
    await expect(page.getByRole('contentinfo').getByText('Chandauli')).toHaveCount(listed ? 1 : 0);
  }
});

test('/residential tells search engines to list the first page', async ({ page }) => {
  await page.goto('/residential');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https:\/\/[^/]+\/$/);
});
