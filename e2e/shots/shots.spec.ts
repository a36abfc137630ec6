import type { Page } from 'playwright/test';
import { routes } from '../../content/facts/routes';
import { type Answer, expect, test } from '../kit';
import { leadForms } from '../lead-forms';

// `npm run trial -- shots`: pictures of every page of out/ at five widths, and of the menu, the questions and the forms in
// each state, into shots/. Playwright's -g takes some: `npm run trial -- shots -g "subsidies-390"`.

interface Subject {
  /** The first part of the file name; the width follows. */
  name: string;
  route: string;
  widths: readonly number[];
  /** The window alone, not the whole page. */
  windowOnly?: boolean;
  /** How the mail service answers. */
  answer?: Answer;
  /** Brings the page into the state to be seen. */
  prepare?: (page: Page) => Promise<void>;
}

const STATE_WIDTHS = [390, 1440];

const pages: Subject[] = [...routes, '/no-such-page'].map((route) => ({
  name: route === '/' ? 'landing' : route.slice(1),
  route,
  widths: [390, 768, 1024, 1440, 1920],
}));

const menu: Subject = {
  name: 'menu-open',
  route: '/',
  widths: [390, 768],
  windowOnly: true,
  prepare: (page) => page.getByRole('button', { name: 'Menu' }).click(),
};

const questions: Subject = {
  name: 'questions-open',
  route: '/home',
  widths: STATE_WIDTHS,
  async prepare(page) {
    for (const question of await page.locator('#questions details:visible summary').all()) {
      if (await question.isVisible()) await question.click();
    }
  },
};

const forms: Subject[] = leadForms.flatMap(({ name, route, heading, submit, fill }) => {
  const form = (page: Page) => page.getByRole('form', { name: heading });
  const press = (page: Page) => form(page).getByRole('button', { name: submit }).click();
  const send = async (page: Page) => {
    await fill(form(page));
    await press(page);
    await form(page).getByRole('heading').first().waitFor();
  };
  return [
    { name: `form-${name}-missing`, route, widths: STATE_WIDTHS, prepare: press },
    { name: `form-${name}-success`, route, widths: STATE_WIDTHS, prepare: send },
    { name: `form-${name}-failure`, route, widths: STATE_WIDTHS, prepare: send, answer: 429 },
  ];
});

/** Scrolls to the end and back, so that parts that wait to come into view appear. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

/** Puts the header and the bar at the bottom into the flow, so that a picture of the whole page shows each once. */
const intoTheFlow = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>(
      'header, body > :last-child, body > nav, body > aside',
    )) {
      if (!['sticky', 'fixed'].includes(getComputedStyle(element).position)) continue;
      if (getComputedStyle(element).visibility === 'hidden') element.style.display = 'none';
      element.style.position = 'static';
      element.style.translate = 'none';
    }
  });

for (const { name, route, widths, windowOnly = false, answer = 200, prepare } of [
  ...pages,
  menu,
  questions,
  ...forms,
]) {
  for (const width of widths) {
    const phone = width <= 768;
    test(`${name}-${width} ${phone ? '' : '@desktop'}`, async ({ page, mail, alerts }) => {
      expect(alerts.texts).toEqual([]);
      mail.answer = answer;
      await page.setViewportSize({ width, height: phone ? 844 : 900 });
      await page.goto(route);
      await page.evaluate(() => document.fonts.ready);
      await scrollThrough(page);
      await prepare?.(page);
      if (!windowOnly) await intoTheFlow(page);
      await page.screenshot({ path: `shots/${name}-${width}.png`, fullPage: !windowOnly });
    });
  }
}
