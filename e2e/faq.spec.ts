import type { Page } from 'playwright/test';
import { expect, holdScripts, test } from './kit';

const faq = (page: Page) => page.locator('#questions');
const topic = (page: Page, name: string) => faq(page).getByRole('heading', { name, exact: true });
const tab = (page: Page, name: string) => faq(page).getByRole('tab', { name, exact: true });
const question = (page: Page, text: string) => faq(page).getByText(text, { exact: true });

const topics = [
  {
    name: 'General',
    first: 'How does rooftop solar lower my electricity bill?',
    second: 'Does it work on cloudy days and during a power cut?',
    answer: /less is bought from the grid/,
  },
  {
    name: 'Solar Maintenance',
    first: 'How often do the panels need cleaning?',
    second: 'What else needs looking after?',
    answer: /Every 3-6 months/,
  },
  {
    name: 'Solar Economics',
    first: 'When does a solar system pay for itself?',
    second: 'Do I have to pay everything at once?',
    answer: /Typically in 4-6 years/,
  },
] as const;

for (const route of ['/', '/home', '/residential', '/housing_society', '/aboutus']) {
  test(`${route} has the six questions in its HTML, each once`, async ({ request }) => {
    const html = (await (await request.get(route)).text()).replace(/<script[\s\S]*?<\/script>/g, '');
    for (const { name, first, second, answer } of topics) {
      expect(html.split(`>${name}</h3>`)).toHaveLength(2);
      expect(html.split(`>${first}<`)).toHaveLength(2);
      expect(html.split(`>${second}<`)).toHaveLength(2);
      expect(html.replace(/<[^>]+>/g, '')).toMatch(answer);
    }
  });
}

test('on a phone one topic is open at a time, General at first, and a press on it closes it', async ({ page }) => {
  await page.goto('/home');
  await expect(question(page, topics[0].first)).toBeVisible();
  await topic(page, 'Solar Economics').click();
  await expect(question(page, topics[2].first)).toBeVisible();
  await expect(question(page, topics[0].first)).toBeHidden();
  await topic(page, 'Solar Economics').click();
  for (const { first } of topics) await expect(question(page, first)).toBeHidden();
  await expect(faq(page).getByRole('tab')).toHaveCount(0);
});

test('each question opens and closes by itself', async ({ page }) => {
  await page.goto('/aboutus');
  await question(page, topics[0].first).click();
  await question(page, topics[0].second).click();
  const answers = faq(page).locator('details[open] details[open] p');
  await expect(answers).toHaveCount(2);
  await question(page, topics[0].first).click();
  await expect(answers).toHaveCount(1);
  await expect(answers).toContainText('On cloudy days');
});

test('on a desktop a tab shows its questions; arrow keys move between tabs @desktop', async ({ page }) => {
  await page.goto('/home');
  await faq(page).scrollIntoViewIfNeeded();
  await tab(page, 'Solar Maintenance').click();
  await expect(question(page, topics[1].first)).toBeVisible();
  await expect(question(page, topics[0].first)).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Solar Economics')).toBeFocused();
  await expect(faq(page).getByRole('tabpanel', { name: 'Solar Economics' })).toBeVisible();
  await question(page, topics[2].first).click();
  await expect(faq(page).getByText(topics[2].answer)).toBeVisible();
});

test('the accordion stands at 768 px and the tabs at 769 px, over the same questions', async ({ page }) => {
  await page.setViewportSize({ width: 769, height: 900 });
  await page.goto('/home');
  await faq(page).scrollIntoViewIfNeeded();
  await tab(page, 'Solar Economics').click();
  await question(page, topics[2].first).click();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(faq(page).getByRole('tab')).toHaveCount(0);
  await expect(topic(page, 'General')).toBeVisible();
  await expect(faq(page).getByText(topics[2].answer)).toBeVisible();
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(tab(page, 'Solar Economics')).toHaveAttribute('aria-selected', 'true');
  await expect(topic(page, 'General')).toBeHidden();
});

test('when the tabs come, an opened question stays open, focused and where it was @desktop', async ({ page }) => {
  const release = await holdScripts(page);
  // A section that settles into place as it is scrolled to would be measured on its way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/home', { waitUntil: 'commit' });
  const opened = question(page, topics[0].second);
  await opened.click();
  const place = () => opened.evaluate((summary) => summary.getBoundingClientRect().toJSON() as DOMRect);
  const height = () => faq(page).evaluate((section) => section.getBoundingClientRect().height);
  const before = { place: await place(), height: await height() };
  release();
  await expect(tab(page, 'General')).toBeVisible();
  await expect(opened).toBeFocused();
  await expect(faq(page).getByText(/On cloudy days/)).toBeVisible();
  expect(await place()).toEqual(before.place);
  expect(await height()).toBe(before.height);
});

test('when the tabs appear below the window, they leave no empty space behind @desktop', async ({ page }) => {
  await page.goto('/home');
  await faq(page).evaluate((section) =>
    window.scrollTo(0, section.getBoundingClientRect().top - window.innerHeight - 200),
  );
  await expect(faq(page).getByRole('tablist')).toBeAttached();
  const empty = await faq(page).evaluate((section) => {
    const last = section.querySelector('details[open]')!.getBoundingClientRect().bottom;
    return section.getBoundingClientRect().bottom - parseFloat(getComputedStyle(section).paddingBottom) - last;
  });
  expect(empty).toBeLessThan(60);
});

test('without scripts every answer can be opened', async ({ browser, baseURL, viewport }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false, viewport });
  await page.goto('/home');
  for (const { name, first, answer } of topics) {
    if (name !== 'General') await topic(page, name).click();
    await question(page, first).click();
    await expect(faq(page).getByText(answer)).toBeVisible();
  }
  await page.close();
});
