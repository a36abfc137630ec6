import { en } from '../site-words';
import { documentOf, hrefs } from './documents';
import { dayInWords } from '../../lib/day-in-words';
import { pageOf } from '../../lib/page-of';

const { solar } = en;
const { route } = pageOf(en, 'solar-calculator');
const page = documentOf(route);

/** A figure of the calculator's answer by its name, before it is rounded for the eye. */
const answer = (name: string) => Number(page.querySelector<HTMLElement>(`output[name="${name}"]`)!.dataset.value);

test('the worked example of the calculator, before any script, is of the usual bill and the site’s own prices and grants', () => {
  const figure = (id: keyof typeof solar.figures) => solar.figures[id].value;
  const kw = answer('kw');
  const grants = Math.min(kw, 2) * (figure('central-1-2') + figure('state-1-2')) + (kw > 2 ? figure('central-3') : 0);
  expect(answer('net-cost')).toBe(figure(`home-${kw as 1 | 2 | 3 | 4 | 5}-kw`) - grants);
  expect(answer('bill-before')).toBe(Number(solar.questions.home.find(({ name }) => name === 'bill')!.default));
});

test.each([
  ['payback-high', 'payback-likely', 'payback-low'],
  ['payback-likely', 'payback-likely-without-state'],
  ['saving-low', 'saving', 'saving-high'],
  ['gain-low', 'gain-likely', 'gain-high'],
])('the ranges of the calculator’s answer are in order: %s, %s, %s', (...names) => {
  const figures = names.map(answer);
  expect(figures).toEqual([...new Set(figures)].sort((a, b) => a - b));
});

test('each assumption of the calculator is in its page with its value, under its source, and can be changed', () => {
  const fields = [...page.querySelectorAll<HTMLInputElement>('input[name^="a-"]')];
  expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['a-urban-1', 'a-central-3', 'a-home-3-kw']));
  for (const { name, value, parentElement } of fields) {
    const figure = solar.figures[name.slice(2) as keyof typeof solar.figures];
    const source = en.figureWords.sources[figure.source]!;
    const heading = parentElement!.closest('div')!.querySelector('h3')!.textContent;
    const shown = `${source.name}, ${dayInWords(source.date, 'en-IN')}`;
    expect([name, Number(value), heading]).toEqual([name, figure.value, shown]);
  }
  const headings = [...page.querySelectorAll('[data-assumptions] h3')].map(({ textContent }) => textContent);
  expect(new Set(headings).size).toBe(headings.length);
});

test.each(['/subsidies', '/go-solar'])('%s leads to the calculator', (from) => {
  expect(hrefs(documentOf(from), 'main a')).toContain(route);
});

/** Range, saving a month, size, price after grants, EMI, payback, and the case of the calculator: facts of November 2026. */
const ANSWERS = [
  ['< ₹1500', '₹660', '1 kW', '₹25,000', '₹360', '2.1 to 4.6 years', 'bill=1200'],
  ['₹1500 - ₹2500', '₹1,380', '2 kW', '₹40,000', '₹530', '1.5 to 3.6 years', 'bill=2000'],
  ['₹2500 - ₹4000', '₹2,210', '3 kW', '₹72,000', '₹1,070', '1.9 to 3.8 years', 'bill=3250'],
  ['₹4000 - ₹8000', '₹3,860', '5 kW', '₹1,77,000', '₹2,380', '2.9 to 5.1 years', 'bill=6000'],
  ['> ₹8000', '₹6,970', '9 kW', '₹3,77,000', '₹5,540', '3.5 to 5.9 years', 'bill=10000'],
];

test.each([
  ['/', '#consultation'],
  ['/home', '/residential#consultation'],
  ['/residential', '#consultation'],
])('the estimator of %s has the answers of its five ranges, with links to form and calculator', (from, form) => {
  const radios = [...documentOf(from).querySelectorAll('[aria-labelledby=estimate] input')];
  const answers = radios.map((radio) => {
    const label = radio.nextElementSibling!;
    const answer = label.nextElementSibling!;
    const figures = [...answer.querySelectorAll('dd')].map(({ textContent }) => textContent);
    return [label.textContent, ...figures, ...hrefs(answer, 'a')];
  });
  expect(answers).toEqual(ANSWERS.map((row) => [...row.slice(0, -1), form, `${route}#v=1&${row.at(-1)}`]));
});

test.each([
  ['/housing_society', ['₹40,000', '42 kW', '₹32,210', '₹14,81,800', '3.0 to 5.0 years'], `${route}/housing-society`],
  ['/commercial', ['₹1,00,000', '60 kW', '₹46,290', '₹29,40,000', '4.3 to 6.7 years'], `${route}/business`],
])('%s has the worked example of its calculator', (from, figures, calculator) => {
  const section = documentOf(from).querySelector('[aria-labelledby=example]')!;
  expect(figures.filter((figure) => !section.textContent.includes(figure))).toEqual([]);
  expect(hrefs(section, 'a')[0]).toBe(calculator);
});
