import { documentOf } from './documents';

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
])('the estimator of %s has the answers of its five ranges, with links to form and calculator', (route, form) => {
  const section = documentOf(route).querySelector('[aria-labelledby=estimate]')!;
  const answers = [...section.querySelectorAll('input')].map((radio) => {
    const label = radio.nextElementSibling!;
    const answer = label.nextElementSibling!;
    const figures = [...answer.querySelectorAll('dd')].map(({ textContent }) => textContent);
    const [toForm, toCalculator] = [...answer.querySelectorAll('a')].map((link) => link.getAttribute('href')!);
    expect(toForm).toBe(form);
    return [label.textContent, ...figures, toCalculator!.replace('/solar-calculator#v=1&', '')];
  });
  expect(answers).toEqual(ANSWERS);
});

test.each([
  [
    '/housing_society',
    ['₹40,000', '42 kW', '₹32,210', '₹14,81,800', '3.0 to 5.0 years'],
    '/solar-calculator/housing-society',
  ],
  ['/commercial', ['₹1,00,000', '60 kW', '₹46,290', '₹29,40,000', '4.3 to 6.7 years'], '/solar-calculator/business'],
])('%s has the worked example of its calculator', (route, figures, calculator) => {
  const section = documentOf(route).querySelector('[aria-labelledby=example]')!;
  for (const figure of figures) expect(section.textContent).toContain(figure);
  expect(section.querySelector('a')!.getAttribute('href')).toBe(calculator);
});
