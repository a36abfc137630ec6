import type { Locator, Page } from 'playwright';
import { leadForms } from '../../e2e/lead-forms';
import { routes } from '../../content/facts/routes';

/** One picture, or the same at several widths. */
export interface Subject {
  /** The first part of the file name; the width follows. */
  name: string;
  route: string;
  widths: readonly number[];
  /** The window alone, not the whole page. */
  windowOnly?: boolean;
  /** How the mail service answers. */
  status?: number;
  /** Brings the page into the state to be seen. */
  prepare?: (page: Page) => Promise<void>;
}

export const WIDTHS = [390, 768, 1024, 1440, 1920] as const;
const STATE_WIDTHS = [390, 1440] as const;
/** An address that nothing answers to. */
const UNKNOWN = '/no-such-page';

const nameOf = (route: string): string => (route === '/' ? 'landing' : route.slice(1));

const whole: Subject[] = [...routes, UNKNOWN].map((route) => ({ name: nameOf(route), route, widths: WIDTHS }));

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

const states: Subject[] = leadForms.flatMap(({ name, route, heading, submit, fill }) => {
  const form = (page: Page): Locator => page.getByRole('form', { name: heading });
  const send = async (page: Page) => {
    await fill(form(page));
    await form(page).getByRole('button', { name: submit }).click();
    await form(page).getByRole('heading').first().waitFor();
  };
  const base = { route, widths: STATE_WIDTHS };
  return [
    {
      ...base,
      name: `form-${name}-missing`,
      prepare: (page: Page) => form(page).getByRole('button', { name: submit }).click(),
    },
    { ...base, name: `form-${name}-success`, prepare: send },
    { ...base, name: `form-${name}-failure`, status: 429, prepare: send },
  ];
});

/** Every picture there is to look at. */
export const subjects: readonly Subject[] = [...whole, menu, questions, ...states];
