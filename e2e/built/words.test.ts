import { documentOf, hrefs } from './documents';

const words = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
/** Finds the section of a page by the words of its h2 heading. */
const sectionOf = (page: Document, heading: string) =>
  [...page.querySelectorAll('h2')].find((one) => words(one) === heading)?.closest('section');
const greeting = (href: string) => new URL(href).searchParams.get('text');

test.each([
  ['/', /rooftop solar\.$/],
  ['/home', /for my home\.$/],
  ['/residential', /for my home\.$/],
  ['/housing_society', /for our housing society\.$/],
  ['/commercial', /for our business\.$/],
  ['/aboutus', /rooftop solar\.$/],
])('in every bar of %s, the WhatsApp link begins a message that says for whom solar is wanted', (route, end) => {
  const greetings = hrefs(documentOf(route), 'body > nav a[href^="https://wa.me/"]').map(greeting);
  expect(greetings.length).toBeGreaterThan(0);
  expect(new Set(greetings)).toEqual(new Set([expect.stringMatching(end)]));
});

test.each([
  ['/housing_society', '/go-solar#housing'],
  ['/commercial', '/go-solar#commercial'],
])('every link of %s to /go-solar opens the questions of its audience', (route, address) => {
  const ways = hrefs(documentOf(route), 'a[href^="/go-solar"]');
  expect(ways.length).toBeGreaterThan(1);
  expect(new Set(ways)).toEqual(new Set([address]));
});

test('/go-solar says what is free and what is not, links to the terms, and describes the steps in one line', () => {
  const page = documentOf('/go-solar');
  const line = [...page.querySelectorAll('main p')].find((one) => words(one).startsWith('Free electricity means'));
  expect(words(line)).toMatch(/still pay for the system.*fixed charges.*consultation is free/);
  expect(hrefs(line!, 'a')).toContain('/tnc-goodzero#free-electricity');
  expect(words(page.querySelector('main'))).toMatch(
    /survey, written quote and, if you say yes, installation, net meter and subsidy.*6 to 10 weeks.*not promised/,
  );
});

test.each(['/home', '/residential'])(
  '%s lists the steps from survey to subsidy, with days that are said to be usual and not promised',
  (route) => {
    const way = sectionOf(documentOf(route), 'How it goes')!;
    expect([...way.querySelectorAll('h3')].map(words)).toEqual([
      'Survey',
      'Written quote',
      'Installation',
      'Net meter',
      'Subsidy',
    ]);
    expect(words(way)).toMatch(/6 to 10 weeks/);
    expect(words(way.querySelectorAll('li')[2])).toMatch(/15 to 30 days/);
    expect(words(way)).toMatch(/not promised/);
  },
);

test('/residential has reviews that do not move and the questions, and links only to its own form', () => {
  const page = documentOf('/residential');
  const reviews = sectionOf(page, 'Two homes that have done it')!;
  expect(reviews.querySelectorAll('figure')).toHaveLength(2);
  expect(reviews.querySelectorAll('button')).toHaveLength(0);
  const questions = sectionOf(page, 'Questions people ask us first')!;
  expect(questions.querySelectorAll('details details').length).toBeGreaterThanOrEqual(6);
  expect(hrefs(questions, 'a').filter((href) => href.includes('#'))).toEqual(['/residential#consultation']);
});

test('/home says what a system costs with the figures of /subsidies and their date', () => {
  const table = [...documentOf('/subsidies').querySelectorAll('table')].find(
    (one) => words(one.querySelector('caption')) === 'EMI examples at 7% interest with 10% downpayment',
  )!;
  const rows = [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map(words));
  expect(rows).toHaveLength(2);
  const cost = [...documentOf('/home').querySelectorAll('li')].find(
    (one) => words(one.querySelector('h3')) === 'What will it cost me?',
  )!;
  for (const [index, [size, price, start, subsidy, left, monthly, months]] of rows.entries()) {
    expect(words(cost.querySelectorAll('dt')[index])).toBe(size);
    const figures = words(cost.querySelectorAll('dd')[index]);
    expect(
      [price, start, subsidy, left, monthly, `${months} months`].filter((figure) => !figures.includes(figure!)),
    ).toEqual([]);
  }
  expect(words(cost)).toMatch(/EMI examples at 7% interest with 10% downpayment, \d{1,2} \p{L}+ \d{4}/u);
  expect(hrefs(cost, 'a')).toEqual([expect.stringMatching(/^\/subsidies#/)]);
});

test('the Hindi part of /subsidies ends with a call and a message in Hindi, before the way to the portal', () => {
  const part = documentOf('/subsidies').querySelector('main [lang=hi]')!;
  const [call, whatsapp, portal] = [...part.querySelectorAll('a')];
  expect([words(call), call!.getAttribute('href')]).toEqual(['फोन कीजिए', expect.stringMatching(/^tel:/)]);
  expect([words(whatsapp), greeting(whatsapp!.getAttribute('href')!)]).toEqual([
    'WhatsApp पर लिखिए',
    expect.stringMatching(/^नमस्ते/),
  ]);
  expect(portal!.getAttribute('href')).toBe('https://pmsuryaghar.gov.in');
});

test('/subsidies says that it is no government site, and leads to the national portal', () => {
  const sources = sectionOf(documentOf('/subsidies'), 'Where these figures come from')!;
  expect(words(sources)).toContain('is a private installer. This is not a government site');
  expect(hrefs(sources, 'a')).toContain('https://pmsuryaghar.gov.in');
});

test.each([
  ['/', 3],
  ['/home', 2],
  ['/housing_society', 3],
  ['/aboutus', 1],
])('%s has all its carousels and rotators of reviews', (route, count) => {
  expect(documentOf(route).querySelectorAll('section[aria-roledescription=carousel]')).toHaveLength(count);
});
