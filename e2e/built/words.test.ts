import { pageOf } from '../../lib/page-of';
import { en, languages } from '../site-words';
import { documentOf, hrefs, wordsOf as words } from './documents';

/** Finds the section of a page by the words of its h2 heading. */
const sectionOf = (page: Document, heading: string) =>
  [...page.querySelectorAll('h2')].find((one) => words(one) === heading)?.closest('section');
const greeting = (href: string) => new URL(href).searchParams.get('text');

test.each([
  ['/', 'anybody'],
  ['/home', 'home'],
  ['/residential', 'home'],
  ['/housing_society', 'society'],
  ['/commercial', 'business'],
  ['/aboutus', 'anybody'],
] as const)(
  'in every bar of %s, the WhatsApp link begins a message that says for whom solar is wanted',
  (route, audience) => {
    const greetings = hrefs(documentOf(route), 'body > nav a[href^="https://wa.me/"]').map(greeting);
    expect(greetings.length).toBeGreaterThan(0);
    expect(new Set(greetings)).toEqual(new Set([en.navigation.audiences[audience].greeting]));
  },
);

test.each([
  ['/housing_society', '/go-solar#housing'],
  ['/commercial', '/go-solar#commercial'],
])('every link of %s to /go-solar opens the questions of its audience', (route, address) => {
  const ways = hrefs(documentOf(route), 'a[href^="/go-solar"]');
  expect(ways.length).toBeGreaterThan(1);
  expect(new Set(ways)).toEqual(new Set([address]));
});

test('/go-solar links to the terms of what is free, and describes the steps in one line', () => {
  const main = documentOf('/go-solar').querySelector('main')!;
  expect(hrefs(main, 'p a')).toContain('/tnc-goodzero#free-electricity');
  expect([...main.querySelectorAll('p')].map(words)).toContain(en.consultation.then.replace(/\s+/g, ' '));
});

test.each(['/home', '/residential'])(
  '%s lists the steps to solar with their days, and ends with their source',
  (route) => {
    const page = documentOf(route);
    const { id, steps, note, source } = en.howItGoes;
    const way = page.getElementById(id)!.closest('section')!;
    expect([...way.querySelectorAll('h3')].map(words)).toEqual(steps.map(({ title }) => title));
    for (const days of steps.flatMap((step) => step.days)) expect(words(way)).toContain(days);
    expect(words(way)).toContain(note);
    expect(words(page.querySelector('section[aria-labelledby=sources]'))).toContain(source!.name);
  },
);

test('/residential has reviews that do not move and the questions, and links only to its own form', () => {
  const page = documentOf('/residential');
  const content = pageOf(en, 'residential', 'reviews', 'faq');
  const reviews = sectionOf(page, content.reviews.heading)!;
  expect(reviews.querySelectorAll('figure')).toHaveLength(2);
  expect(reviews.querySelectorAll('button')).toHaveLength(0);
  const questions = sectionOf(page, content.faq.heading)!;
  expect(questions.querySelectorAll('details details').length).toBeGreaterThanOrEqual(6);
  expect(hrefs(questions, 'a').filter((href) => href.includes('#'))).toEqual(['/residential#consultation']);
});

test('/home says what a system costs with the figures of /subsidies and their date', () => {
  const table = [...documentOf('/subsidies').querySelectorAll('table')].at(-1)!;
  const rows = [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map(words));
  expect(rows).toHaveLength(2);
  const cost = documentOf('/home').querySelector('main li dl')!.closest('li')!;
  for (const [index, [size, price, start, subsidy, left, monthly, months]] of rows.entries()) {
    expect(words(cost.querySelectorAll('dt')[index])).toBe(size);
    const figures = words(cost.querySelectorAll('dd')[index]);
    expect([price, start, subsidy, left, monthly, months].filter((figure) => !figures.includes(figure!))).toEqual([]);
  }
  expect(cost.querySelector('time')).not.toBeNull();
  expect(hrefs(cost, 'a')).toEqual([expect.stringMatching(/^\/subsidies#/)]);
});

test('the Hindi part of /subsidies ends with a call and a message in Hindi, before the way to the portal', () => {
  const part = documentOf('/subsidies').querySelector('main [lang=hi]')!;
  const [call, whatsapp, portal] = hrefs(part, 'a');
  expect(call).toMatch(/^tel:/);
  expect(greeting(whatsapp!)).toBe(en.subsidies.hindi.ask.greeting);
  expect(greeting(whatsapp!)).toMatch(/^[\u0900-\u097f]/);
  expect(portal).toBe('https://pmsuryaghar.gov.in');
});

test.each(languages)(
  '/subsidies says in its own language, and once, what is left to pay, who gets the subsidy, how, with which papers, and from which sources: $language.lang',
  (all) => {
    const names = ['amounts', 'features', 'howItWorks', 'ready', 'sources'] as const;
    const { address, amounts, ready, howItWorks, features, sources } = pageOf(all, 'subsidies', ...names);
    const page = documentOf(address);
    const ending = page.querySelector('section[aria-labelledby=sources]')!;
    for (const paragraph of sources.paragraphs) expect(words(ending)).toContain(paragraph);
    expect(hrefs(ending, 'a')).toContain('https://pmsuryaghar.gov.in');
    const rows = [...page.querySelectorAll('section[aria-labelledby=amounts] tbody tr')];
    expect(rows.map((row) => words(row.lastElementChild))).toEqual(['₹25,000', '₹40,000', '₹72,000', '₹1,77,000']);
    expect(sectionOf(page, amounts.heading)).toBeDefined();
    const shown = [...page.querySelectorAll('main :is(li, h3, p)')].map(words);
    const told = [
      ...ready.cards.flatMap(({ points }) => points),
      ...howItWorks.steps.flatMap(({ title, text }) => [title, text]),
      ...features.cards.map(({ title }) => title),
    ];
    expect(told.filter((text) => shown.filter((one) => one === text).length !== 1)).toEqual([]);
  },
);

test('/housing_society names the subsidy for each kW before the way to the calculator, and what to keep ready', () => {
  const { ready } = pageOf(en, 'housing-society', 'ready');
  const page = documentOf('/housing_society');
  const example = words(page.querySelector('section[aria-labelledby=example] p'));
  expect(example).toContain(`₹${en.solar.figures['society-grant'].value.toLocaleString('en-IN')}`);
  expect(words(sectionOf(page, ready.heading))).toContain(ready.cards[0]!.text);
});

test.each([
  ['/', 3],
  ['/home', 2],
  ['/housing_society', 3],
  ['/aboutus', 1],
])('%s has all its carousels and rotators of reviews', (route, count) => {
  expect(documentOf(route).querySelectorAll('section[aria-roledescription=carousel]')).toHaveLength(count);
});
