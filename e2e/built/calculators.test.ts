import { en } from '../site-words';
import { documentOf, documents } from './documents';
import { dayInWords } from '../../lib/day-in-words';
import { pageOf } from '../../lib/page-of';

const { solar, pages } = en;
const page = documentOf(pageOf({ pages }, 'solar-calculator').route);

/** A figure of the calculator's answer by its name, before it is rounded for the eye. */
const answer = (name: string) => Number(page.querySelector<HTMLElement>(`output[name="${name}"]`)!.dataset.value);

test('the worked example on the calculator’s page, before any script, is of the usual bill and the site’s own prices and grants', () => {
  const figure = (id: keyof typeof solar.figures) => solar.figures[id].value;
  const kw = answer('kw');
  const grants = Math.min(kw, 2) * (figure('central-1-2') + figure('state-1-2')) + (kw > 2 ? figure('central-3') : 0);
  expect(answer('net-cost')).toBe(figure(`home-${kw as 1 | 2 | 3 | 4 | 5}-kw`) - grants);
  expect(answer('bill-before')).toBe(Number(solar.asked.home.find(({ name }) => name === 'bill')!.usual));
});

test('each range of the calculator’s answer goes from the cautious to the hopeful case', () => {
  const inOrder = (...names: string[]) => {
    const figures = names.map(answer);
    expect(figures).toEqual(figures.toSorted((a, b) => a - b));
    expect(new Set(figures).size).toBe(names.length);
  };
  inOrder('payback-high', 'payback-likely', 'payback-low');
  inOrder('payback-likely', 'payback-likely-without-state');
  inOrder('saving-low', 'saving', 'saving-high');
  inOrder('gain-low', 'gain-likely', 'gain-high');
  expect(answer('bill-before') - answer('bill-after')).toBeCloseTo(answer('saving'), 1);
});

test('each assumption of the calculator is in its page with its value, under its source, and can be changed', () => {
  const fields = [...page.querySelectorAll<HTMLInputElement>('input[name^="a-"]')];
  expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['a-urban-1', 'a-central-3', 'a-home-3-kw']));
  for (const { name, value, parentElement } of fields) {
    const figure = solar.figures[name.slice(2) as keyof typeof solar.figures];
    expect([name, Number(value)]).toEqual([name, figure.value]);
    const { name: source, date } = en.figureWords.sources[figure.source]!;
    expect(parentElement!.closest('div')!.querySelector('h3')!.textContent).toBe(
      `${source}, ${dayInWords(date, 'en-IN')}`,
    );
  }
  const headings = [...page.querySelectorAll('[data-assumptions] h3')].map(({ textContent }) => textContent);
  expect(new Set(headings).size).toBe(headings.length);
});

test('structured data tells search engines that the calculator is a free application, without a rating', () => {
  const graph = JSON.parse(page.querySelector('script[type="application/ld+json"]')!.textContent)['@graph'];
  const application = graph.find((node: { '@type': string }) => node['@type'] === 'WebApplication');
  expect(application).toMatchObject({
    name: pageOf({ pages }, 'solar-calculator', 'calculator').calculator.heading,
    offers: { price: '0' },
  });
  expect(JSON.stringify(graph)).not.toMatch(/AggregateRating|ratingValue/);
});

test.each(documents)('the footer of $address leads to the calculator', ({ page, words }) => {
  expect(page.querySelector(`footer a[href="${pageOf(words, 'solar-calculator').address}"]`)).not.toBeNull();
});

test.each(['/subsidies', '/go-solar'])('%s leads to the calculator', (route) => {
  expect(
    documentOf(route).querySelector(`main a[href="${pageOf({ pages }, 'solar-calculator').address}"]`),
  ).not.toBeNull();
});
