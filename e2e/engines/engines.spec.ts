import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'playwright/test';
import { routes } from '../../content/facts/routes';
import { carousels, projects } from '../carousels';
import { leadForms } from '../lead-forms';
import { test } from './engine-test';
import { CANARY } from './served-copy';
import { button, link, type Target, type Visitor } from './visitor';

// Journeys through out/ in engines that Playwright cannot start: Debian's Firefox and WebKitGTK, and Chromium beside them.

const FORM = 'main form';
const MENU = '#site-menu';
const QUESTIONS = '#questions';

test('menu', async ({ visitor }) => {
  const menuIs = (state: 'open' | 'closed') =>
    visitor.see(`document.querySelector('${MENU}').open === ${state === 'open'}`, `the menu ${state}`);
  await visitor.open('/');
  await visitor.press(button('Menu'));
  await menuIs('open');
  await visitor.press(link('Subsidies', MENU));
  await visitor.arrive('/subsidies');
  await visitor.focus('[data-menu=open]');
  await visitor.key('Enter');
  await visitor.see(`document.activeElement.matches('${MENU} [data-menu=close]')`, 'focus in the menu');
  await visitor.key('Escape');
  await menuIs('closed');
  await visitor.see(`document.activeElement.matches('[data-menu=open]')`, 'focus back on the button of the menu');
  await visitor.press(button('Menu'));
  await menuIs('open');
  await visitor.press(button('Close menu'));
  await menuIs('closed');
});

for (const lead of leadForms) {
  test(`${lead.name} form, filled in at once, however far the page has woken`, async ({ visitor, leads }) => {
    const before = (await leads()).length;
    await visitor.open(lead.route);
    await lead.fill(visitor.questionsIn(FORM));
    await visitor.press(button(lead.submit, FORM));
    if (lead.alerts) await visitor.hearAlert(lead.success);
    else await visitor.seeText(lead.success, FORM);
    await visitor.seeText('What happens next', FORM);
    const arrived = await leads();
    expect(arrived.length - before).toBe(1);
    expect(arrived[0]).toEqual(lead.params);
    expect(await visitor.tab.look('location.search')).toBe('');
  });
}

/** Moves a carousel by its buttons, each time by `step` slides. The first press comes before it has woken. */
async function moveCarousel(
  visitor: Visitor,
  {
    route,
    label,
    slides,
    step = 1,
    dots = false,
  }: Record<'route' | 'label', string> & { slides: number; step?: number; dots?: boolean },
) {
  const carousel = `[aria-roledescription=carousel][aria-label=${JSON.stringify(label)}]`;
  // The current slide; where several reviews are shown at once, the first that can be read.
  const shown = `([...document.querySelectorAll(${JSON.stringify(`${carousel} [data-slide]`)})].findIndex((slide, n, all) =>
    all.some((one) => one.hasAttribute('data-current')) ? slide.hasAttribute('data-current') : !slide.inert && all.at(n - 1).inert) + 1)`;
  const press = (name: string) => visitor.press(button(name, carousel));
  const seeSlide = (n: number) => visitor.see(`${shown} === ${n}`, `slide ${n} of "${label}"`);
  const after = (n: number, by: number) => ((n - 1 + by + slides) % slides) + 1;

  await visitor.open(route);
  await press('Pause');
  await visitor.see(
    `document.querySelector(${JSON.stringify(`${carousel} [aria-label=Play]`)})`,
    `"${label}" paused by a press before it woke`,
  );
  const first = await visitor.tab.look<number>(shown);
  expect(first).toBeGreaterThan(0);
  await press('Next slide');
  await seeSlide(after(first, step));
  await press('Previous slide');
  await seeSlide(first);
  await press('Previous slide');
  await seeSlide(after(first, -step));
  if (!dots) return;
  await press(`Go to slide ${slides}`);
  await seeSlide(slides);
  await press('Next slide');
  await seeSlide(1);
}

for (const kind of carousels)
  test(kind.name, ({ visitor }) => moveCarousel(visitor, { ...kind, dots: kind !== projects }));

for (const [route, step] of [
  ['/home', 1],
  ['/housing_society', 1],
  ['/commercial', 2],
] as const)
  test(`reviews of ${route}`, ({ visitor }) =>
    moveCarousel(visitor, { route, label: 'Customer reviews', slides: 10, step }));

test('questions', async ({ visitor }) => {
  const press = (name: string) => visitor.press({ css: 'summary', name, within: QUESTIONS });
  const isRead = (answer: string, read = true) =>
    visitor.see(
      `document.querySelector('${QUESTIONS}').innerText.includes(${JSON.stringify(answer)}) === ${read}`,
      `the answer "${answer}" ${read ? 'opened' : 'closed'}`,
    );
  await visitor.open('/home');
  await press('How does rooftop solar lower');
  await isRead('less is bought from the grid');
  await press('Solar Economics');
  await isRead('less is bought from the grid', false);
  await press('When does a solar system pay for itself?');
  await isRead('4-6 years');
  await press('When does a solar system pay for itself?');
  await isRead('4-6 years', false);

  await visitor.tab.resize(1280, 800);
  await visitor.open('/home');
  await visitor.press({ css: '[role=tab], summary', within: QUESTIONS, name: 'Solar Maintenance' });
  await press('How often do the panels need cleaning?');
  await isRead('Every 3-6 months');
  await visitor.focus(`${QUESTIONS} [role=tab][aria-selected=true]`);
  await visitor.key('ArrowRight');
  await visitor.see(
    `document.activeElement.textContent === 'Solar Economics' && document.activeElement.getAttribute('aria-selected') === 'true'`,
    'the next tab by the arrow key',
  );
});

test('guide download', async ({ visitor, engine }) => {
  const pdf = 'a[download]';
  await visitor.open('/guidedownload');
  // Fetched again in the page, since a saved file no longer says with what type it came.
  await visitor.tab.look(
    `(fetch(document.querySelector('${pdf}').href).then((answer) => (window.answer = [answer.status, answer.headers.get('content-type')])), 0)`,
  );
  await visitor.see('window.answer', 'an answer with the guide');
  expect(await visitor.tab.look('window.answer')).toEqual([200, 'application/pdf']);
  await visitor.press({ css: pdf });
  const saved = async () => {
    const name = (await readdir(engine.downloads)).find((file) => file.endsWith('.pdf'));
    return name ? await readFile(path.join(engine.downloads, name)) : Buffer.alloc(0);
  };
  await expect.poll(async () => (await saved()).subarray(-16).includes('%%EOF'), { timeout: 20_000 }).toBe(true);
  expect((await saved()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('form tabs', async ({ visitor }) => {
  const field = (name: string) => `document.querySelector('${FORM} [name=${name}]')`;
  const seeField = (name: string) => visitor.see(`${field(name)}.offsetWidth > 0`, `the question ${name}`);
  // A radio before the page wakes, a tab after it.
  const kind = (name: string): Target => ({
    css: 'input[name=leadType], [role=tab]',
    name,
    exact: true,
    within: FORM,
  });
  await visitor.open('/go-solar');
  await visitor.press(kind('Housing'));
  await seeField('societyName');
  await visitor.see(
    `document.querySelector('${FORM} [role=tab][aria-selected=true]')?.textContent === 'Housing'`,
    'the tab "Housing" chosen',
  );
  await visitor.questionsIn(FORM).getByRole('textbox', { name: 'Full name' }).fill('Asha');
  await visitor.press({ css: 'input[type=checkbox]', within: FORM });
  await visitor.press(kind('Commercial'));
  await seeField('companyName');
  expect(await visitor.tab.look(`[${field('fullName')}.value, ${field('agreeTerms')}.checked]`)).toEqual(['', false]);
  await visitor.focus(`${FORM} [role=tab][aria-selected=true]`);
  await visitor.key('ArrowRight');
  await visitor.see(`document.activeElement.textContent === 'Residential'`, 'focus on the first tab by the arrow key');
  await visitor.key('Enter');
  await seeField('whatsappNumber');
});

/** In the page: scrolls to the end, so that slides, questions and all else that waits to come into view wakes. */
const SCROLL = `(window.down = false, (async () => {
  for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise((next) => setTimeout(next, 50));
  }
  window.down = true;
})(), 0)`;

test('security policy of every route', async ({ visitor }) => {
  test.setTimeout(300_000);
  // A page that breaks its policy has to be caught first, or silence would prove nothing.
  await visitor.open(CANARY);
  await visitor.see(
    `sessionStorage.getItem('troubles')?.includes('violation of style-src')`,
    'the violation of the page that breaks its policy',
  );
  await visitor.tab.look('sessionStorage.clear()');
  for (const width of [390, 1440]) {
    await visitor.tab.resize(width, 844);
    for (const route of routes) {
      await visitor.open(route);
      await visitor.tab.point(width / 2, 300);
      await visitor.tab.look(SCROLL);
      await visitor.see('window.down', `the end of ${route}`);
      // What has woken last still fetches its script.
      await wait(500);
    }
  }
});
