import type { Locator, Page } from 'playwright/test';
import { en } from '../content/en/words';
import { awake, expect, holdScripts, test } from './kit';
import { landing, leadForms, tabbed } from './lead-forms';

const { company } = en;

const LINKS = [
  ['Home', '/home'],
  ['Housing Society', '/housing_society'],
  ['Commercial', '/commercial'],
  ['About Us', '/aboutus'],
  ['Subsidies', '/subsidies'],
  ['Sign up for free electricity →', '/go-solar'],
] as const;

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Reach us' });
/** As in a browser that knows no scroll-driven animations: the bar does not give way to what is in view. */
const keepBar = (page: Page) => page.evaluate(() => document.body.style.setProperty('animation', 'none', 'important'));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test('the header shows the logo, the five links and the call to action @desktop', async ({ page }) => {
  await page.goto('/aboutus');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: company.name })).toHaveAttribute('href', '/');
  for (const [name, href] of LINKS)
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expect(toggle(page)).toBeHidden();
});

test('the menu stands at 768 px and the links at 769 px', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/');
  await expect(toggle(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Subsidies' })).toBeHidden();
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(toggle(page)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Subsidies' })).toBeVisible();
});

test('the menu opens before any script has arrived, and a link in it goes there', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await toggle(page).click();
  for (const [name, href] of LINKS)
    await expect(menu(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await menu(page).getByRole('link', { name: 'Subsidies' }).click();
  await page.waitForURL('**/subsidies', { waitUntil: 'commit' });
  await expect(menu(page)).toBeHidden();
});

test('the menu marks the page one is on, to the eye too', async ({ page }) => {
  await page.goto('/commercial');
  await toggle(page).click();
  const current = menu(page).locator('[aria-current=page]');
  await expect(current).toHaveText(['Commercial']);
  const line = (link: Locator) => link.evaluate((element) => getComputedStyle(element).textDecorationLine);
  expect(await line(current)).toBe('underline');
  expect(await line(menu(page).getByRole('link', { name: 'About Us' }))).toBe('none');
});

test('focus goes into the menu, stays there, and comes back', async ({ page }) => {
  await page.goto('/');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    // Past the last link the browser's own bars have their turn; the page behind never has.
    expect(
      await page.evaluate(
        () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();

  await toggle(page).click();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('a press outside closes the menu, and the page behind does not scroll', async ({ page }) => {
  await page.goto('/');
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await page.mouse.move(10, 400);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.mouse.click(10, 400);
  await expect(menu(page)).toBeHidden();
});

test('the menu does not stay over a window that has become wide', async ({ page }) => {
  await page.goto('/');
  await toggle(page).click();
  await page.setViewportSize({ width: 1000, height: 390 });
  await expect(menu(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Subsidies' }).click();
  await page.waitForURL('**/subsidies');
});

test('above the header of any width, hours, phone and WhatsApp stand beside each other @desktop', async ({ page }) => {
  for (const [width, letters] of [
    [769, 16],
    [900, 16],
    [1024, 16],
    [1280, 16],
    [1440, 16],
    [1920, 16],
    [769, 32],
    [1280, 32],
  ] as const) {
    await test.step(`at ${width} px with letters of ${letters} px, hours, phone and WhatsApp stand above the header, and nothing lies over anything`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/subsidies');
      await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}px`), letters);
      await expect(bar(page)).toHaveCount(1);
      await expect(bar(page).getByText(company.hours.text)).toBeVisible();
      await expect(bar(page).getByRole('link', { name: company.phone.display })).toHaveAttribute(
        'href',
        company.phone.href,
      );
      await expect(bar(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
        'href',
        new RegExp(`^${company.whatsapp.href}\\?text=`),
      );
      const troubles = await page.evaluate(() => {
        const links = [...document.querySelectorAll('body > nav a, header a')].filter(
          (link) => link.getClientRects().length > 0 && !link.closest('dialog'),
        );
        const boxes = links.map((link) => ({ words: link.textContent, box: link.getBoundingClientRect() }));
        return boxes.flatMap(({ words, box }, index) => [
          ...(box.left < 0 || box.right > innerWidth ? [`${words} stands out of the window`] : []),
          ...(box.height < 47.5 ? [`${words} is ${box.height} px high`] : []),
          ...boxes
            .slice(index + 1)
            .filter(
              (other) =>
                box.left < other.box.right - 1 &&
                other.box.left < box.right - 1 &&
                box.top < other.box.bottom - 1 &&
                other.box.top < box.bottom - 1,
            )
            .map((other) => `${words} and ${other.words} lie over each other`),
        ]);
      });
      expect(troubles).toEqual([]);
    });
  }
});

test('phones have the bar at the bottom alone, and no line above the header', async ({ page }) => {
  await page.goto('/subsidies');
  await expect(bar(page)).toHaveCount(1);
  await expect(page.getByText(company.hours.text)).toBeHidden();
});

test('without scripts phone and WhatsApp stand above the header', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
  await page.goto('/');
  await expect(bar(page).getByRole('link', { name: company.phone.display })).toBeInViewport({ ratio: 1 });
  await expect(bar(page).getByRole('link', { name: 'WhatsApp' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await page.close();
});

test('/commercial: "Get a quote" leads to the form on the page', async ({ page }) => {
  await page.goto('/commercial');
  await page.getByRole('main').getByRole('link', { name: 'Get a quote' }).first().click();
  await expect(page).toHaveURL(/\/commercial#enquiry$/);
  await expect(page.getByRole('form', { name: 'Submit a Solar Project Enquiry' })).toBeInViewport();
});

test('without scripts the links stand in the header', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Subsidies' })).toBeVisible();
  await page.close();
});

test('the skip link is the first stop of the keyboard and leads to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the bar at the bottom calls, writes and asks for a quote', async ({ page }) => {
  await page.goto('/subsidies');
  await expect(bar(page).getByRole('link', { name: 'Call' })).toHaveAttribute('href', company.phone.href);
  await expect(bar(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^${company.whatsapp.href}\\?text=`),
  );
  await expect(bar(page).getByRole('link', { name: 'Get a quote' })).toHaveAttribute('href', '/go-solar');
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`the bar comes when the first button has gone, and goes when the form is in view, with motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/commercial');
    const first = page.getByRole('main').getByRole('link', { name: 'Get a quote' }).first();
    await expect(first).toBeInViewport();
    await expect(bar(page)).not.toBeInViewport();
    await first.evaluate((button) =>
      window.scrollBy({ top: button.getBoundingClientRect().bottom + 10, behavior: 'instant' }),
    );
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await page.getByRole('textbox', { name: 'Company name' }).scrollIntoViewIfNeeded();
    await expect(bar(page)).not.toBeInViewport();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
  });
}

test('the keyboard brings the bar back', async ({ page }) => {
  await page.goto('/commercial');
  await expect(bar(page)).not.toBeInViewport();
  await bar(page).getByRole('link', { name: 'Call' }).focus();
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
});

test('the bar is there from the start where the first screen has no button', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
});

test('/go-solar: the bar stands over none of the questions, and does not say what the page is', async ({ page }) => {
  await page.goto('/go-solar');
  await page.getByRole('textbox', { name: 'PIN code' }).scrollIntoViewIfNeeded();
  await expect(bar(page)).not.toBeInViewport();
  await scrollTo(page, 1e6);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expect(bar(page).getByRole('link')).toHaveText(['Call', 'WhatsApp']);
});

test('the bar makes way for a field', async ({ page }) => {
  await page.goto('/');
  await keepBar(page);
  await page.getByRole('textbox', { name: 'Full name' }).focus();
  await expect(bar(page)).toBeHidden();
  await page.getByRole('heading', { name: 'Book a free consultation' }).click();
  await expect(bar(page)).toBeVisible();
});

for (const { route, first } of [
  ...leadForms.filter((form) => form !== tabbed),
  { ...landing, route: '/residential' },
]) {
  test(`${route}: the bar leads to the form on the page, and what was typed stays`, async ({ page }) => {
    await page.goto(route);
    await page.getByRole('textbox', { name: first }).fill('Asha Devi');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    // To the end of the page, where neither the first button nor the form is in view.
    await expect(async () => {
      await scrollTo(page, 1e5);
      await scrollTo(page, 1e6);
      await expect(bar(page)).toBeInViewport({ ratio: 1, timeout: 1000 });
    }).toPass();
    await bar(page).getByRole('link', { name: 'Get a quote' }).click();
    await expect(page.getByRole('textbox', { name: first })).toHaveValue('Asha Devi');
    await expect(page.locator('main section:target form')).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`${route}#(consultation|enquiry)$`));
  });
}

test('/go-solar: the call to action of header and menu leads to the form, and what was typed stays @both', async ({
  page,
}) => {
  await page.goto('/go-solar');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Asha Devi');
  if (await toggle(page).isVisible()) await toggle(page).click();
  await page.getByRole('link', { name: 'Sign up for free electricity →' }).click();
  await expect(page).toHaveURL(/\/go-solar#consultation$/);
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Asha Devi');
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`a press on the send button where the bar comes back sends, with motion: ${reducedMotion}`, async ({
    page,
    mail,
    alerts,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/go-solar');
    await awake(page);
    await keepBar(page);
    const form = page.getByRole('form', { name: tabbed.heading });
    await tabbed.fill(form);
    await form.getByRole('textbox', { name: 'WhatsApp number' }).focus();
    const send = form.getByRole('button', { name: tabbed.submit });
    // Its middle comes to lie 30 px above the lower edge, where the bar stands when no field has focus.
    await send.evaluate((button) => {
      const { top, height } = button.getBoundingClientRect();
      scrollBy({ top: top + height / 2 - innerHeight + 30, behavior: 'instant' });
    });
    await expect(form.getByRole('textbox', { name: 'WhatsApp number' })).toBeFocused();
    const { x, y, width, height } = (await send.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    // A slow thumb stays down for longer than the bar waits.
    await page.waitForTimeout(900);
    await page.mouse.up();
    await expect.poll(() => alerts.texts).toEqual([tabbed.success]);
    expect(mail.leads).toHaveLength(1);
  });
}

test('what the keyboard reaches is never behind the bar', async ({ page }) => {
  await page.goto('/');
  await keepBar(page);
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const bar = document.querySelector('footer + nav')!;
      const focused = document.activeElement;
      if (
        !focused ||
        focused === document.body ||
        bar.contains(focused) ||
        getComputedStyle(bar).visibility === 'hidden'
      )
        return false;
      return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
    });
    expect(covered, await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))).toBe(false);
  }
});
