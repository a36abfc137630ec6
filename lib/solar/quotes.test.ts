/** @jest-environment node */
import fc from 'fast-check';
import { omit } from '../content/objects';
import { facts } from './facts.fixture';
import { type Column, columns, quotesOutcome, type QuotesOutcome } from './quotes';

const home = { bill: 3000, load: 3, city: 'varanasi', kind: 'urban' };
const usual = { kw: 3, price: 180000, gst: 'yes', panels: 'dcr', frame: 'unknown', inverter: 'on-grid', covers: '' };
type Entered = Partial<Record<keyof typeof usual | 'service' | 'units', number | string>>;

const inColumn = (column: Column, entered: Entered) =>
  Object.fromEntries(Object.entries(entered).map(([name, value]) => [`${column}-${name}`, value]));

function compare(...quotes: Entered[]): QuotesOutcome {
  const raw = quotes.map((quote, index) => inColumn(columns[index]!, { ...usual, ...quote }));
  const outcome = quotesOutcome(facts, Object.assign({}, home, ...raw));
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome;
}

const figure = ({ figures }: QuotesOutcome, name: string, digits: number) =>
  Number(figures[name]!.value!.toFixed(digits));

test('quotesOutcome computes price with GST, subsidy, net price, price per watt, payback, price difference and number of questions', () => {
  const outcome = compare({}, { price: 150000, gst: 'no', panels: 'other' }, { kw: 2.5, price: 155000 });
  const row = (column: string) => [
    ...['full', 'subsidy', 'net'].map((name) => figure(outcome, `${column}-${name}`, 0)),
    figure(outcome, `${column}-per-watt`, 1),
    ...['payback', 'against'].map((name) => figure(outcome, `${column}-${name}`, 1)),
  ];
  expect(row('a')).toEqual([180000, 108000, 72000, 60, 2.7, 0]);
  expect(row('b')).toEqual([163350, 0, 163350, 54.5, 6.1, -9.3]);
  expect(row('c')).toEqual([155000, 99000, 56000, 62, 2.5, 0]);
  expect(figure(outcome, 'a-ask', 0)).toBe(3);
});

const asks = (quote: Entered) => compare(quote).quotes[0]!.ask;
const complete = { frame: 'low', service: 5, covers: 'net-meter,structure,wiring,earthing,installation' };

test.each<[string, string[], Entered]>([
  ['that leaves nothing open', [], {}],
  ['that does not say where the panels are made', ['panels-unknown'], { panels: 'unknown' }],
  ['with panels that are not made in India', ['panels-other'], { panels: 'other' }],
  ['that does not say whether GST is included', ['gst'], { gst: 'unknown' }],
  ['that leaves out two parts', ['parts'], { covers: 'net-meter,structure,wiring' }],
  ['with four years of free repairs', ['service'], { service: 4 }],
  ['without a word on repairs', ['service'], { service: undefined }],
  ['with a raised frame', ['frame'], { frame: 'raised' }],
  ['that promises more units than our higher estimate', ['units'], { units: 4426 }],
  ['that promises as many units as our higher estimate', [], { units: 4425 }],
  ['of 4.6 kW that promises as many units as our higher estimate', ['load'], { kw: 4.6, price: 260000, units: 6785 }],
  ['a quarter below the typical price', [], { price: 135000 }],
  ['of 4.4 kW a quarter below the typical price', ['load'], { kw: 4.4, price: 191250 }],
  ['of 4.1 kW a quarter above the typical price', ['load'], { kw: 4.1, price: 300000 }],
  ['more than a quarter below the typical price', ['cheap'], { price: 134999 }],
  ['more than a quarter above the typical price', ['dear'], { price: 225001 }],
  ['above the sanctioned load', ['load'], { kw: 3.1, price: 185500 }],
  ['with a hybrid inverter', ['hybrid'], { inverter: 'hybrid' }],
])('for a quote %s, quotesOutcome lists these questions to ask the installer: %j', (_, expected, quote) => {
  expect(asks({ ...complete, ...quote })).toEqual(expected);
});

test('quotesOutcome subtracts no subsidy if the origin of the panels is unknown, but returns the possible subsidy', () => {
  expect(compare({ panels: 'unknown' }).quotes[0]!).toMatchObject({ net: 180000, possible: 108000 });
});

test('quotesOutcome returns no best quote for one quote, equal prices, different panels or unknown frames; `unequal` lists the last two', () => {
  const low = { frame: 'low' };
  expect(compare(low).best).toBeUndefined();
  expect(compare(low, { ...low, price: 170000 })).toMatchObject({ best: 'b', unequal: [] });
  expect(compare({}, { price: 170000 })).toMatchObject({ best: undefined, unequal: ['frame'] });
  expect(compare(low, { ...low, panels: 'other' })).toMatchObject({ best: undefined, unequal: ['panels'] });
  expect(compare(low, low).best).toBeUndefined();
});

test('quotesOutcome lists a quote without a size or a price as incomplete, and does not compare that quote', () => {
  for (const unknown of [{ price: undefined }, { kw: undefined }]) {
    expect(compare({}, unknown)).toMatchObject({ quotes: [{ column: 'a' }], incomplete: ['b'] });
  }
});

test('quotesOutcome returns the same results for two quotes, in the opposite order, if the quotes change places', () => {
  const quote = fc.record({
    kw: fc.integer({ min: 5, max: 100 }).map((tenths) => tenths / 10),
    price: fc.integer({ min: 10000, max: 2000000 }),
    gst: fc.constantFrom('yes', 'no', 'unknown'),
    panels: fc.constantFrom('dcr', 'other'),
    frame: fc.constantFrom('low', 'raised'),
  });
  const swapped = { a: 'b', b: 'a' } as const;
  fc.assert(
    fc.property(quote, quote, (one, other) => {
      const [first, second] = [compare(one, other), compare(other, one)];
      expect(second.best && swapped[second.best as 'a' | 'b']).toBe(first.best);
      expect(second.unequal).toEqual(first.unequal);
      const judged = ({ quotes }: QuotesOutcome) => quotes.map((quote) => omit(quote, 'column'));
      expect(judged(second)).toEqual(judged(first).toReversed());
    }),
    { numRuns: 50 },
  );
});
