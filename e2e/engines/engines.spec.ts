import { expect } from 'playwright/test';
import { en, hi, languages } from '../site';
import { carousels, rotators } from '../carousels';
import { scrollAlong } from '../kit';
import { hindiForms, leadForms, tabbed } from '../lead-forms';
import { DESKTOP, PHONE, test } from './engine-test';
import { first } from './visitor';
import { pageOf } from '../../lib/pages';

// Playwright cannot start Debian's Firefox and WebKitGTK, so these tests send both browsers the commands of WebDriver.

const FORM = 'main form';
const MENU = '#site-menu';
const QUESTIONS = '#questions';

type Topic = { topic: string; question: string; answer: string };

for (const site of languages) {
  const { faq, language, navigation, pages } = site;
  const [general, maintenance, economics] = [0, 1, 2].map((n) => {
    const { name, questions } = faq.categories[n]!;
    return { topic: name, ...questions[0]! };
  }) as [Topic, Topic, Topic];

  test(`the menu opens and closes by press and by key, moves focus, and its links work: ${language.lang}`, async ({
    visitor,
  }) => {
    const { menu, links } = navigation;
    const { address } = pageOf({ pages }, 'subsidies');
    const seeMenu = (open: boolean) => visitor.see(`${first(MENU)}.open === ${open}`);
    const open = () => visitor.press('button', menu.open).then(() => seeMenu(true));
    await visitor.open(pageOf({ pages }, 'landing').address);
    await open();
    await visitor.press(`${MENU} a[href]`, links[4]!.text);
    await visitor.see(`location.pathname === '${address}' && document.readyState === 'complete'`);
    await visitor.focus('[data-menu=open]');
    await visitor.key('Enter');
    await visitor.seeFocusOn(`${MENU} [data-menu=close]`);
    await visitor.key('Escape');
    await seeMenu(false);
    await visitor.seeFocusOn('[data-menu=open]');
    await open();
    await visitor.press('button', menu.close);
    await seeMenu(false);
  });

  test(`FAQ answers open and close in an accordion and open under tabs, and an arrow key changes the tab: ${language.lang}`, async ({
    visitor,
  }) => {
    const press = (name: string) => visitor.press(`${QUESTIONS} summary`, name);
    const seeAnswer = ({ answer }: Topic, open = true) => visitor.seeText(answer, QUESTIONS, open);
    await visitor.open(pageOf({ pages }, 'home').address);
    await press(general.question);
    await seeAnswer(general);
    await press(economics.topic);
    await seeAnswer(general, false);
    await press(economics.question);
    await seeAnswer(economics);
    await press(economics.question);
    await seeAnswer(economics, false);

    await visitor.resize(...DESKTOP);
    await visitor.open(pageOf({ pages }, 'home').address);
    await visitor.press(`${QUESTIONS} :is([role=tab], summary)`, maintenance.topic);
    await press(maintenance.question);
    await seeAnswer(maintenance);
    const selected = `${QUESTIONS} [role=tab][aria-selected=true]`;
    await visitor.focus(selected);
    await visitor.key('ArrowRight');
    await visitor.see(`${first(selected)}.textContent === '${economics.topic}'`);
    await visitor.seeFocusOn(selected);
  });

  test(`the calculator opens a shared link, computes with a new bill, and passes that bill to the form: ${language.lang}`, async ({
    visitor,
  }) => {
    const { address, calculator } = pageOf({ pages }, 'solar-calculator', 'calculator');
    const BILL = 'main input[name=bill]';
    const seeSaving = (amount: string) => visitor.seeText(amount, 'output[name=saving]');
    await visitor.open(`${address}#v=1&bill=5000&load=5`);
    await seeSaving('₹3,750');
    await visitor.open(address);
    await visitor.press(BILL);
    await visitor.look(`${first(BILL)}.select()`);
    await visitor.type('2000');
    await seeSaving('₹1,380');
    await visitor.press('main a[href]', calculator.check);
    await visitor.see(`${first('main form[data-draft] :checked')}?.value === '₹1500 - ₹2500'`);
  });
}

for (const lead of [...leadForms, ...hindiForms])
  test(`the form on ${lead.route}, filled in as soon as its page opens, is sent once and says so, with no answer in the address`, async ({
    visitor,
    leads,
  }) => {
    const before = await leads();
    await visitor.open(lead.route);
    await lead.fill(visitor.questionsIn(FORM));
    await visitor.press(`${FORM} button`, lead.labels.submit);
    if (lead.alerts) await visitor.closeAlert(lead.labels.success);
    else await visitor.seeText(lead.labels.success, FORM);
    await visitor.seeText(lead.labels.next.heading, FORM);
    expect(await leads()).toEqual([lead.params, ...before]);
    expect(await visitor.look('location.search')).toBe('');
  });

for (const { name, route, label, slides, step } of [
  ...carousels.map((kind) => ({ ...kind, step: 1 })),
  ...rotators.map((kind) => ({ ...kind, slides: 10, step: kind.then[0]! - kind.shows[0]! })),
])
  test(`buttons pause and move the slides as soon as the page opens: ${name}`, async ({ visitor }) => {
    const carousel = `[aria-roledescription][aria-label=${JSON.stringify(label)}]`;
    // A rotator may show two reviews at once. Only the first of the two follows an inert slide.
    const shown = `[...document.querySelectorAll(${JSON.stringify(`${carousel} [data-slide]`)})].findIndex(
      (slide, n, all) => !slide.inert && all.at(n - 1).inert)`;
    const { pause, play, previous, next } = en.interface.carousel;
    const press = async (name: string, slide: number) => {
      await visitor.press(`${carousel} button`, name);
      await visitor.see(`${shown} === ${(slide + slides) % slides}`);
    };
    await visitor.open(route);
    await visitor.press(`${carousel} button`, pause);
    await visitor.see(first(`${carousel} [aria-label="${play}"]`));
    const start = await visitor.look<number>(shown);
    await press(next, start + step);
    await press(previous, start);
  });

test('form tabs change the questions of the form and obey arrow keys', async ({ visitor }) => {
  const { names } = tabbed.labels.tabs!;
  const seeField = (name: string) => visitor.see(`${first(`${FORM} [name=${name}]`)}.offsetWidth > 0`);
  const selected = `${FORM} [role=tab][aria-selected=true]`;
  await visitor.open(tabbed.route);
  // The form's types of enquiry are radio buttons until React puts tabs in their place.
  await visitor.press(`${FORM} :is(input[name=leadType], [role=tab])`, names.commercial!);
  await seeField('companyName');
  await visitor.see(`${first(selected)}?.textContent === '${names.commercial}'`);
  await visitor.focus(selected);
  await visitor.key('ArrowRight');
  await visitor.see(`document.activeElement.textContent === '${names.residential}'`);
  await visitor.key('Enter');
  await seeField('whatsappNumber');
});

test('no page violates its security policy, throws an error or misses a file while it is scrolled', async ({
  visitor,
}) => {
  test.setTimeout(600_000);
  // First proves that the browser reports violations, by breaking the security policy of a page.
  await visitor.open('/careers');
  await visitor.look(`document.body.setAttribute('style', 'color: red')`);
  await visitor.see(`sessionStorage.getItem('troubles')?.includes('violation of style-src')`);
  await visitor.look('sessionStorage.clear()');
  // Opens the Hindi pages only in the size of a phone, because they have the same layout as the English pages.
  for (const [size, site] of [
    [PHONE, en],
    [PHONE, hi],
    [DESKTOP, en],
  ] as const) {
    await visitor.resize(...size);
    for (const { address } of Object.values(site.pages)) {
      await visitor.open(address);
      // Waits 500 ms at the end for the scripts that the last parts of the page fetch.
      const atEnd = `(${scrollAlong})().then(() => setTimeout(() => (window.atEnd = true), 500))`;
      await visitor.look(`(window.atEnd = false, ${atEnd}, 0)`);
      await visitor.see('window.atEnd');
    }
  }
});
