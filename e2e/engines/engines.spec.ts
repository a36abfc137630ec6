import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'playwright/test';
import { routes } from '../../content/facts/routes';
import { carousels, projects, rotators } from '../carousels';
import { leadForms } from '../lead-forms';
import { test } from './engine-test';
import { CANARY } from './served-copy';
import { button, first, link } from './visitor';

// Tries journeys through the built site in three browser engines. Playwright cannot start two of them, Debian's Firefox
// and WebKitGTK, so these tests speak to each browser by its own protocol.

const FORM = 'main form';
const MENU = '#site-menu';
const QUESTIONS = '#questions';

test('the menu opens by press and by key, closes in every way, and leads to another page', async ({ visitor }) => {
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
  test(`the ${lead.name} form, filled in before its scripts have loaded, is sent once`, async ({ visitor, leads }) => {
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

const moving = [
  ...carousels.map((kind) => ({ ...kind, step: 1, dots: kind !== projects })),
  ...rotators.map((kind) => ({ ...kind, slides: 10, step: kind.then[0]! - kind.shows[0]!, dots: false })),
];
for (const { name, route, label, slides, step, dots } of moving) {
  test(`${name} can be paused and moved by buttons, pressed before the scripts come too`, async ({ visitor }) => {
    const carousel = `[aria-roledescription=carousel][aria-label=${JSON.stringify(label)}]`;
    // Finds the slide in view by its being the first that is not inert: a rotator shows two reviews at once.
    const shown = `[...document.querySelectorAll(${JSON.stringify(`${carousel} [data-slide]`)})].findIndex(
      (slide, n, all) => !slide.inert && all.at(n - 1).inert)`;
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
  });
}

test('questions open and close, in an accordion on a phone and under tabs on a desktop', async ({ visitor }) => {
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

test('the link to a guide saves a whole PDF', async ({ visitor, engine }) => {
  await visitor.open('/guidedownload');
  await visitor.press({ css: 'a[download]' });
  const saved = async () => {
    const name = (await readdir(engine.downloads)).find((file) => file.endsWith('.pdf'));
    return name ? await readFile(path.join(engine.downloads, name), 'latin1') : '';
  };
  await expect.poll(saved, { timeout: 20_000 }).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/);
});

test('the tabs of a form change its questions, clear what was typed, and obey the arrow keys', async ({ visitor }) => {
  const field = (name: string) => first(`${FORM} [name=${name}]`);
  const seeField = (name: string) => visitor.see(`${field(name)}.offsetWidth > 0`, `the question ${name}`);
  // The form's types of enquiry are radio buttons until the scripts have loaded, and tabs from then on.
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

test('the calculator opens a shared address, answers a typed bill, and fills it into the form', async ({ visitor }) => {
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

/** A script that scrolls a page to its end, so that each part of the page starts when it comes into view. */
const SCROLL = `(window.atEnd = false, (async () => {
  for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise((next) => setTimeout(next, 50));
  }
  window.atEnd = true;
})(), 0)`;

test('no page breaks its security policy, throws or misses a file while it is scrolled', async ({ visitor }) => {
  test.setTimeout(300_000);
  // First opens a page that breaks its security policy, to prove that the engine reports violations.
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
      // Waits for the scripts that the parts at the end of the page fetch.
      await wait(500);
    }
  }
});
