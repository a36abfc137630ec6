import { en } from '../../content/en/words';
import { facts as ofNovember2026 } from '../../lib/solar/facts.fixture';
import { type Figures, valuesOf } from '../../lib/solar/figures';
import { documentOf, documents } from './documents';

const { solar, pages } = en;
const page = documentOf(pages.solarCalculator.route);
const figures = valuesOf(solar.figures as never);
const usual = Object.fromEntries(solar.asked.home.map(({ name, usual }) => [name, usual]));

/** The figures of an answer: the exact one and the text, by name. */
const answers = [...page.querySelectorAll('output')].map((output) => ({
  name: output.getAttribute('name')!,
  value: output.getAttribute('data-value')!,
  text: output.textContent,
}));
const answer = (name: string) => answers.find((one) => one.name === name)!;

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** What a home in a town pays for a month. */
function billOf(f: Figures, units: number, load: number): number {
  const energy =
    Math.min(units, 150) * f['urban-1'] +
    Math.min(Math.max(units - 150, 0), 150) * f['urban-2'] +
    Math.max(units - 300, 0) * f['urban-3'];
  return (energy + f['urban-fixed'] * load) * (1 + f.surcharge / 100) * (1 + f['home-duty'] / 100);
}

/**
 * A home in Varanasi worked out a second time, without the engine: unit by unit to the bill, month by month from April.
 * @returns what the calculator calls by these names, for the likely case
 */
function byHand(f: Figures, { bill, load, rate, loan }: Record<'bill' | 'load' | 'rate' | 'loan', number>) {
  let units = 0;
  while (billOf(f, units + 1, load) <= bill) units += 1;
  const [below, above] = [billOf(f, units, load), billOf(f, units + 1, load)];
  units += (bill - below) / (above - below);

  const kw = Math.min(Math.max(Math.round((units * 12) / f['sun-likely']), 1), load, 10);
  const modelled = solar.sun.modelledDay.map((day, month) => day * DAYS[month]!);
  const made = modelled.map((month) => (kw * month * f['sun-likely']) / sum(modelled));

  /** Rupees saved in a year of a plant. */
  const savedIn = (year: number) => {
    const [older, dearer] = [(1 - f['fade-likely'] / 100) ** (year - 1), (1 + f['growth-likely'] / 100) ** (year - 1)];
    let [kept, saved] = [0, 0];
    for (let month = 3; month < 15; month += 1) {
      const available = kept + made[month % 12]! * older;
      kept = Math.max(available - units, 0);
      saved += (billOf(f, units, load) - billOf(f, Math.max(units - available, 0), load)) * dearer;
    }
    return saved + kept * f['left-over'];
  };

  const price = f[`home-${kw}-kw` as 'home-3-kw'];
  const grants = Math.min(kw, 2) * (f['central-1-2'] + f['state-1-2']) + (kw > 2 ? f['central-3'] : 0);
  const net = price - grants;
  /** The same less upkeep and, in one year, a new inverter. */
  const earnedIn = (year: number) =>
    savedIn(year) - (price * ((year < 6 ? 0 : f.upkeep) + (year === 13 ? f.inverter : 0))) / 100;
  let [years, left] = [0, net];
  while (left > earnedIn(years + 1)) left -= earnedIn((years += 1));
  const borrowed = net - (price * f[kw > 3 ? 'down-large' : 'down-small']) / 100;
  const monthly = rate / 1200;
  return {
    kw,
    saving: savedIn(1) / 12,
    'net-cost': net,
    emi: (borrowed * monthly) / (1 - (1 + monthly) ** (-12 * loan)),
    'payback-likely': years + left / earnedIn(years + 1),
  };
}

const asked = {
  bill: Number(usual.bill),
  load: Number(usual.load),
  rate: Number(usual.rate),
  loan: Number(usual.loan),
};

test('the calculation by hand gives the worked example that was specified, from the figures of November 2026', () => {
  const { saving, emi, 'payback-likely': payback, ...rest } = byHand(ofNovember2026.figures, asked);
  expect({ ...rest, saving: saving.toFixed(2), emi: emi.toFixed(2), payback: payback.toFixed(1) }).toEqual({
    kw: 3,
    'net-cost': 72000,
    saving: '2178.62',
    emi: '1069.26',
    payback: '2.7',
  });
});

test('the worked example stands in the page before any script, with the site’s own figures worked out by hand', () => {
  const expected = byHand(figures, asked);
  for (const [name, value] of Object.entries(expected)) {
    expect([name, Number(answer(name).value).toFixed(2)]).toEqual([name, value.toFixed(2)]);
  }
  expect(answer('payback-likely').text).toContain(expected['payback-likely'].toFixed(1));
});

test('every figure of the answer stands once', () => {
  const names = [
    ...['kw', 'units', 'cost', 'central-subsidy', 'state-subsidy', 'net-cost', 'net-cost-without-state'],
    ...['down-payment', 'emi', 'bill-before', 'bill-after', 'saving', 'saving-low', 'saving-high', 'payback-low'],
    ...['payback-likely', 'payback-high', 'payback-likely-without-state', 'gain-low', 'gain-likely', 'gain-high'],
    ...['made', 'co2'],
  ];
  expect(answers.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

test('each range goes from the cautious to the hopeful case', () => {
  const value = (name: string) => Number(answer(name).value);
  expect(value('payback-high')).toBeLessThan(value('payback-likely'));
  expect(value('payback-likely')).toBeLessThan(value('payback-low'));
  expect(value('payback-likely')).toBeLessThan(value('payback-likely-without-state'));
  expect(value('saving-low')).toBeLessThan(value('saving'));
  expect(value('saving')).toBeLessThan(value('saving-high'));
  expect(value('gain-low')).toBeLessThan(value('gain-likely'));
  expect(value('gain-likely')).toBeLessThan(value('gain-high'));
  expect(value('bill-before') - value('bill-after')).toBeCloseTo(value('saving'), 1);
});

test('each assumption is in the page with its value, its source and its day, and can be changed', () => {
  const fields = [...page.querySelectorAll<HTMLInputElement>('input[name^="a-"]')];
  expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['a-urban-1', 'a-central-3', 'a-home-3-kw']));
  for (const { name, value, parentElement } of fields) {
    const figure = solar.figures[name.slice(2)]!;
    expect([name, Number(value)]).toEqual([name, figure.value]);
    const told = parentElement!.closest('li')!.textContent;
    expect(told).toContain(en.figureWords.sources[figure.source]);
    expect(told).toContain(figure.asOf);
  }
});

test('search engines are told of a free application without a rating', () => {
  const graph = JSON.parse(page.querySelector('script[type="application/ld+json"]')!.textContent)['@graph'];
  const application = graph.find((node: { '@type': string }) => node['@type'] === 'WebApplication');
  expect(application).toMatchObject({ name: pages.solarCalculator.calculator.heading, offers: { price: '0' } });
  expect(JSON.stringify(graph)).not.toMatch(/AggregateRating|ratingValue/);
});

test.each(documents)('the footer of $route leads to the calculator', ({ page }) => {
  expect(page.querySelector(`footer a[href="${pages.solarCalculator.address}"]`)).not.toBeNull();
});

test.each(['/subsidies', '/go-solar'])('%s leads to the calculator', (route) => {
  expect(documentOf(route).querySelector(`main a[href="${pages.solarCalculator.address}"]`)).not.toBeNull();
});

test('the privacy policy says what a calculator keeps, and where', () => {
  const text = documentOf('/privacy-policy').querySelector('main')!.textContent;
  expect(text).toMatch(/A calculator works on your own device and sends nothing/);
  expect(text).toMatch(/until you close its tab, and filled in there once/);
});
