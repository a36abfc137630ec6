import { fireEvent, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { QuoteComparisonContent } from '@/content/schemas/quote-comparison';
import { passedAnswers } from '@/lib/leads/from-calculator';
import { facts } from '@/lib/solar/facts.fixture';
import type { Question } from '@/lib/solar/questions';
import { columns } from '@/lib/solar/quotes';
import { assumptions } from '../state/calculator.fixture';
import {
  exact,
  field,
  sharedProps,
  type,
  visit as openPage,
  visitsWithClock,
  wait,
} from '../state/calculator-visit.fixture';
import { QuoteComparison } from './QuoteComparison';

const ofQuote: Question[] = [
  { name: 'name', text: true, most: 40 },
  { name: 'kw', least: 0.5, most: 10, step: 0.1 },
  { name: 'price', least: 10000, most: 2000000, step: 0.01 },
  { name: 'gst', options: ['yes', 'no', 'unknown'], default: 'yes' },
  { name: 'panels', options: ['dcr', 'other', 'unknown'], default: 'dcr' },
  { name: 'frame', options: ['low', 'raised', 'unknown'], default: 'unknown' },
  { name: 'inverter', options: ['on-grid', 'hybrid'], default: 'on-grid' },
  { name: 'service', least: 0, most: 25, step: 0.5, empty: true },
  { name: 'units', least: 1, most: 30000, empty: true },
  { name: 'covers', options: ['net-meter', 'structure', 'wiring', 'earthing', 'installation'], several: true },
];
const example: Record<string, number> = { kw: 3, price: 180000 };
const questions: Question[] = [
  { name: 'bill', least: 100, most: 100000, step: 0.01, default: 3000, slider: { least: 500, most: 15000, step: 100 } },
  { name: 'load', least: 1, most: 50, step: 0.5, default: 3, empty: true, explained: true },
  { name: 'city', options: ['varanasi', 'jaunpur'], default: 'varanasi' },
  { name: 'kind', options: ['urban', 'rural'], default: 'urban' },
  ...columns.flatMap((column) =>
    ofQuote.map((question) => ({
      ...question,
      ...(question.name in example &&
        (column === 'a' ? { default: example[question.name] } : { empty: true, needed: true })),
      name: `${column}-${question.name}`,
      words: question.name,
    })),
  ),
];

const ask = (name: string) => `Ask ${name}.`;
const content: QuoteComparisonContent = {
  heading: 'Comparison',
  questions: Object.fromEntries(
    [...questions.slice(0, 4), ...ofQuote].map(({ name }) => [name, { label: `Your ${name}` }]),
  ),
  groups: [{ heading: 'Connection', names: ['load', 'city', 'kind'] }],
  onBill: [],
  labels: { withoutScripts: '', plan: '' },
  columns: { a: { name: 'A', open: '' }, b: { name: 'B', open: 'Add B' }, c: { name: 'C', open: 'Add C' } },
  ask: {
    ...{ 'panels-unknown': ask('unknown'), 'panels-other': ask('other'), gst: ask('gst'), parts: 'Ask for {missing}.' },
    ...{ service: ask('service'), frame: ask('frame'), units: ask('{units}'), cheap: ask('{against} below') },
    ...{ dear: ask('{against} above'), load: ask('{kw}'), hybrid: ask('hybrid') },
  },
  parts: { 'net-meter': 'meter', structure: 'frame', wiring: 'wires', earthing: 'earth', installation: 'work' },
  unequal: { panels: 'panels', frame: 'frames', inverter: 'inverters' },
  titles: {
    ...{ best: '{name} wins.', unequal: 'Not alike.', same: 'The same.', typical: 'Typical.' },
    ...{ above: '{percent} above.', below: '{percent} below.' },
  },
  notes: { unequal: 'Unequal: {names}.', incomplete: '{name} is incomplete.', possible: '{name} could get {rupees}.' },
  figures: {
    ...{ full: 'Full', perWatt: 'Watt', subsidy: 'Subsidy', net: 'Net', payback: 'Payback', against: 'Against' },
    ...{ ask: 'Asks', mainNet: '{name} net', mainPayback: '{name} back' },
  },
  table: { heading: 'Table', text: '', caption: 'Side by side', line: 'Line' },
  toAsk: { heading: 'To ask', text: '', nothing: 'Nothing.' },
  spoken: '{title} {figures}',
  message: '{quotes} {title} {address}',
  inMessage: '{name} {kw} {full} {net} {payback}',
  check: 'Ask',
  promise: '',
};

const tool = (
  <QuoteComparison {...sharedProps} calculation={{ questions, assumptions, facts, prefix: 'set-' }} content={content} />
);

const visit = (hash?: string) => openPage(hash, tool);
const best = () => document.querySelector<HTMLElement>('output[name=best]')!;
const row = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name} `) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const alike = 'a-frame=low&b-kw=3&b-price=170000&b-frame=low';

visitsWithClock();

test('the server renders the example quote with each figure once, no best quote, and the second quote closed', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(tool);
  const figures = [...page.querySelectorAll('output')].map(({ name, dataset }) => [name, dataset.value]);
  expect(Object.fromEntries(figures)).toMatchObject({
    ...{ best: '', 'a-full': '180000', 'a-per-watt': '60', 'a-subsidy': '108000', 'a-net': '72000' },
    ...{ 'a-against': '0', 'a-ask': '3' },
  });
  expect(figures).toHaveLength(8);
  expect(page).toHaveTextContent('Typical.');
  expect(within(page).getByText('Add B').closest('details')).not.toHaveAttribute('open');
});

test('a second quote is compared once the visitor has typed a size and a price', () => {
  visit('#v=1&a-frame=low');
  fireEvent.click(screen.getByText('Add B'));
  type('b-kw', '३');
  expect(screen.getByText('B is incomplete.')).toBeVisible();
  expect(exact('b-net')).toBeUndefined();
  type('b-price', '₹1,70,000');
  type('b-frame', 'low');
  expect([best().dataset.value, best().textContent, exact('b-net')]).toEqual(['b', 'B wins.', '62000']);
  expect(row('Full')).toEqual(['₹1,80,000', '₹1,70,000']);
});

test('a shared link fills in and opens the quotes in the link, and leaves the other quotes closed', () => {
  visit(`#v=1&${alike}&a-covers=wiring,earthing`);
  expect(best().dataset.value).toBe('b');
  expect(screen.getByText('Add B').closest('details')).toHaveAttribute('open');
  expect(screen.getByText('Add C').closest('details')).not.toHaveAttribute('open');
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[name="a-covers"]')];
  expect(boxes.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['wiring', 'earthing']);
  expect(screen.getByText('Ask for meter, frame and work.')).toBeVisible();
});

test('the address has the checked boxes and a changed assumption, but not the name of the quote, which the page shows', () => {
  visit();
  const boxes = document.querySelectorAll<HTMLInputElement>('[name="a-covers"]');
  fireEvent.click(boxes[0]!);
  fireEvent.click(boxes[2]!);
  type('set-gst', '10');
  type('a-name', 'Cousin');
  wait(300);
  expect(location.hash).toBe('#v=1&a-covers=net-meter,wiring&set-gst=10');
  expect(screen.getByRole('columnheader', { name: 'Cousin' })).toBeVisible();
  expect(screen.getByText('Cousin net')).toBeVisible();
});

test('an open second quote has the heading "B" and the same field labels as the first quote', () => {
  visit(`#v=1&${alike}`);
  expect(screen.getByText('Add B').nextSibling).toHaveTextContent('B');
  expect(['kw', 'price', 'service'].map((name) => field(`b-${name}`).labels![0]!.textContent)).toEqual(
    ['kw', 'price', 'service'].map((name) => field(`a-${name}`).labels![0]!.textContent),
  );
});

test('a printed page lists the answers about each open quote after the name of the quote', () => {
  visit(`#v=1&${alike}`);
  type('b-name', 'Cousin');
  const printed = screen.getByText(/^Cousin: /);
  expect(printed).toHaveTextContent('Cousin: Your kw: 3; Your price: 1,70,000; Your gst: yes');
  expect(screen.getByText(/^A: /)).toHaveTextContent('A: Your kw: 3; Your price: 1,80,000; Your gst: yes');
  expect(screen.queryByText(/^C: /)).toBeNull();
});

test('the field for the name of a quote takes no more characters than the question allows', () => {
  visit();
  expect(field('a-name').maxLength).toBe(40);
});

test('quotes with the same name get a letter after the name until the visitor renames the quotes', () => {
  visit('#v=1&b-kw=3&b-price=150000&c-kw=3&c-price=160000');
  for (const column of columns) type(`${column}-name`, 'Sun');
  const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings()).toEqual(['Line', 'Sun (A)', 'Sun (B)', 'Sun (C)']);
  expect(screen.getByText('Sun (B) net')).toBeVisible();
  type('b-name', 'SunX');
  type('a-name', 'Alpha');
  expect(headings()).toEqual(['Line', 'Alpha', 'SunX', 'Sun']);
});

test('quotes with different panels have no best quote, and the page names the difference', () => {
  visit(`#v=1&${alike}&b-panels=other`);
  expect([best().dataset.value, best().textContent]).toEqual(['', 'Not alike.']);
  expect(screen.getByText('Unequal: panels.')).toBeVisible();
});

test('the WhatsApp message is shown on the page and has letters in place of the typed names of quotes', () => {
  visit(`#v=1&${alike}`);
  type('b-name', 'Cousin');
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  const text = new URL(href).searchParams.get('text')!;
  expect(text).toMatch(/^A 3 ₹1,80,000 ₹72,000 .* years B 3 ₹1,70,000 ₹62,000 .* years B wins\. http/);
  expect(screen.getByText(text)).toBeVisible();
});

test('the lead form takes over the bill and the town once the visitor has set them', () => {
  visit();
  expect(passedAnswers()).toEqual({});
  type('bill', '5000');
  type('city', 'jaunpur');
  expect(passedAnswers()).toEqual({ bill: 5000, city: 'jaunpur' });
});

test('for a load of 80 kW, the comparison shows "Too large a load." instead of figures', () => {
  visit('#v=1&load=80');
  expect(screen.getByText('Too large a load.')).toBeVisible();
  expect(document.querySelectorAll('output')).toHaveLength(0);
});
