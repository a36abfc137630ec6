import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'playwright/test';
import { routes } from '../../content/facts/routes';
import { carousels, projects, rotators } from '../carousels';
import { leadForms } from '../lead-forms';
import { test } from './engine-test';
import { CANARY } from './served-copy';
import { button, first, link, type Visitor } from './visitor';

// Tries journeys through out/ in Chromium and in two engines that Playwright cannot start: Debian's Firefox and
// WebKitGTK.

const FORM = 'main form';
const MENU = '#site-menu';
const QUESTIONS = '#questions';

test('menu', async ({ visitor }) => {
  const seeMenu = (open: boolean) => visitor.see(`${first(MENU)}.open === ${open}`, `the menu, open: ${open}`);
  await visitor.open('/');
  await visitor.press(button('Menu'));
  await seeMenu(true);
  await visitor.press(link('Subsidies', MENU));
  await visitor.see(`location.pathname === '/subsidies' && document.readyState === 'complete'`, 'the page /subsidies');
  await visitor.focus('[data-menu=open]');
  await visitor.tab.key('Enter');
  await visitor.seeFocusOn(`${MENU} [data-menu=close]`);
  await visitor.tab.key('Escape');
  await seeMenu(false);
  await visitor.seeFocusOn('[data-menu=open]');
  await visitor.press(button('Menu'));
  await seeMenu(true);
  await visitor.press(button('Close menu'));
  await seeMenu(false);
});

for (const lead of leadForms) {
  test(`${lead.name} form, filled in before its scripts have loaded`, async ({ visitor, leads }) => {
    const before = await leads();
    await visitor.open(lead.route);
    await lead.fill(visitor.questionsIn(FORM));
    await visitor.press(button(lead.submit, FORM));
    if (lead.alerts) await visitor.hearAlert(lead.success);
    else await visitor.seeText(lead.success, FORM);
    await visitor.seeText('What happens next', FORM);
    expect(await leads()).toEqual([lead.params, ...before]);
    expect(await visitor.tab.look('location.search')).toBe('');
  });
}

interface Moving {
  route: string;
  label: string;
  slides: number;
  /** How many slides one press of a button moves the carousel. */
  step?: number;
  /** Whether the carousel has a button for each slide. */
  dots?: boolean;
}

/** Moves a carousel by its buttons. The first press comes before the scripts of the page have loaded. */
async function moveCarousel(visitor: Visitor, { route, label, slides, step = 1, dots = false }: Moving) {
  const carousel = `[aria-roledescription=carousel][aria-label=${JSON.stringify(label)}]`;
  // The number of the current slide; where several reviews are shown at once, the first that can be read.
  const shown = `([...document.querySelectorAll(${JSON.stringify(`${carousel} [data-slide]`)})].findIndex((slide, n, all) =>
    all.some((one) => one.hasAttribute('data-current')) ? slide.hasAttribute('data-current') : !slide.inert && all.at(n - 1).inert))`;
  const press = (name: string) => visitor.press(button(name, carousel));
  const seeSlide = (n: number) =>
    visitor.see(`${shown} === ${(n + slides) % slides}`, `slide ${n} of "${label}", counted from 0`);

  await visitor.open(route);
  await press('Pause');
  await visitor.see(first(`${carousel} [aria-label=Play]`), `"${label}" paused`);
  const start = await visitor.tab.look<number>(shown);
  await press('Next slide');
  await seeSlide(start + step);
  await press('Previous slide');
  await seeSlide(start);
  await press('Previous slide');
  await seeSlide(start - step);
  if (!dots) return;
  await press(`Go to slide ${slides}`);
  await seeSlide(slides - 1);
  await press('Next slide');
  await seeSlide(0);
}

const moving: (Moving & { name: string })[] = [
  ...carousels.map((kind) => ({ ...kind, dots: kind !== projects })),
  ...rotators.map((kind) => ({ ...kind, slides: 10, step: kind.then[0]! - kind.shows[0]! })),
];
for (const kind of moving) test(kind.name, ({ visitor }) => moveCarousel(visitor, kind));

test('questions', async ({ visitor }) => {
  const press = (name: string) => visitor.press({ css: 'summary', name, within: QUESTIONS });
  const seeAnswer = (answer: string, open = true) => visitor.seeText(answer, QUESTIONS, open);
  await visitor.open('/home');
  await press('How does rooftop solar lower');
  await seeAnswer('less is bought from the grid');
  await press('Solar Economics');
  await seeAnswer('less is bought from the grid', false);
  await press('When does a solar system pay for itself?');
  await seeAnswer('4-6 years');
  await press('When does a solar system pay for itself?');
  await seeAnswer('4-6 years', false);

  await visitor.tab.resize(1280, 800);
  await visitor.open('/home');
  await visitor.press({ css: '[role=tab], summary', within: QUESTIONS, name: 'Solar Maintenance' });
  await press('How often do the panels need cleaning?');
  await seeAnswer('Every 3-6 months');
  const selected = `${QUESTIONS} [role=tab][aria-selected=true]`;
  await visitor.focus(selected);
  await visitor.tab.key('ArrowRight');
  await visitor.see(`${first(selected)}.textContent === 'Solar Economics'`, 'the next tab by the arrow key');
  await visitor.seeFocusOn(selected);
});

test('guide download', async ({ visitor, engine }) => {
  await visitor.open('/guidedownload');
  await visitor.press({ css: 'a[download]' });
  const saved = async () => {
    const name = (await readdir(engine.downloads)).find((file) => file.endsWith('.pdf'));
    return name ? await readFile(path.join(engine.downloads, name), 'latin1') : '';
  };
  await expect.poll(saved, { timeout: 20_000 }).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/);
});

test('form tabs', async ({ visitor }) => {
  const field = (name: string) => first(`${FORM} [name=${name}]`);
  const seeField = (name: string) => visitor.see(`${field(name)}.offsetWidth > 0`, `the question ${name}`);
  // The types of enquiry are radio buttons until the scripts of the page have loaded, then tabs.
  const pressKind = (name: string) =>
    visitor.press({ css: 'input[name=leadType], [role=tab]', name, exact: true, within: FORM });
  const selected = `${FORM} [role=tab][aria-selected=true]`;
  await visitor.open('/go-solar');
  await pressKind('Housing');
  await seeField('societyName');
  await visitor.see(`${first(selected)}?.textContent === 'Housing'`, 'the tab "Housing" selected');
  await visitor.questionsIn(FORM).getByRole('textbox', { name: 'Full name' }).fill('Asha');
  await visitor.press({ css: 'input[type=checkbox]', within: FORM });
  await pressKind('Commercial');
  await seeField('companyName');
  expect(await visitor.tab.look(`[${field('fullName')}.value, ${field('agreeTerms')}.checked]`)).toEqual(['', false]);
  await visitor.focus(selected);
  await visitor.tab.key('ArrowRight');
  await visitor.see(`document.activeElement.textContent === 'Residential'`, 'focus on the first tab by the arrow key');
  await visitor.tab.key('Enter');
  await seeField('whatsappNumber');
});

test('calculator', async ({ visitor }) => {
  const BILL = 'main input[name=bill]';
  const seeSaving = (amount: string) => visitor.seeText(amount, 'output[name=saving]');
  await visitor.open('/solar-calculator#v=1&bill=5000&load=5');
  await seeSaving('₹3,750');
  await visitor.open('/solar-calculator');
  await visitor.press({ css: BILL });
  await visitor.tab.look(`${first(BILL)}.select()`);
  await visitor.tab.type('2000');
  await seeSaving('₹1,380');
  await visitor.press(link('Check this on my roof', 'main'));
  await visitor.see(`location.pathname === '/residential'`, 'the page with the form');
  await visitor.see(`${first(`${FORM} :checked`)}?.value === '₹1500 - ₹2500'`, 'the bill in the form');
});

/** Runs in the page: scrolls to the end, so that slides, questions and all else that starts in view does start. */
const SCROLL = `(window.atEnd = false, (async () => {
  for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise((next) => setTimeout(next, 50));
  }
  window.atEnd = true;
})(), 0)`;

test('security policy and errors of every route', async ({ visitor }) => {
  test.setTimeout(300_000);
  // Opens a page that breaks its security policy first, to prove that the engine reports violations.
  await visitor.open(CANARY);
  await visitor.see(`sessionStorage.getItem('troubles')?.includes('violation of style-src')`, 'the violation');
  await visitor.tab.look('sessionStorage.clear()');
  for (const width of [390, 1440]) {
    await visitor.tab.resize(width, 844);
    for (const route of routes) {
      await visitor.open(route);
      await visitor.tab.point(width / 2, 300);
      await visitor.tab.look(SCROLL);
      await visitor.see('window.atEnd', `the end of ${route}`);
      // Waits, because the parts at the end of the page are still fetching their scripts.
      await wait(500);
    }
  }
});
