/** @jest-environment node */
import { problemsOf } from '../../lib/content/read-value.fixture';
import { figureNames } from '../../lib/solar/names';
import { calculator } from './calculator';

const texts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'Some words']));

const homeWith = (figures: readonly string[]) => ({
  kind: 'home',
  ...texts('heading', 'check', 'promise'),
  questions: {},
  groups: [{ heading: 'Bill', names: ['bill'] }],
  onBill: ['bill'],
  parts: [
    { heading: 'Savings', figures: figures.map((name) => ({ name, label: name })) },
    { heading: 'Costs', figures: [{ name: figureNames.home[0], label: 'Again' }] },
  ],
  ranges: { ...texts('heading', 'text'), rows: [{ label: 'Low to high', names: ['', '', ''] }] },
  notes: texts('never'),
  plan: '{kw} {net-cost} {saving}',
  message: '{kw} {net-cost} {saving} {payback} {range} {address}',
});

test('the schema of calculators accepts a home calculator that shows every figure', () => {
  expect(problemsOf(calculator, homeWith(figureNames.home))).toEqual([]);
});

test.each([
  ['no calculator has', 'planted'],
  ['only another calculator has', 'fed-in'],
])('the schema of calculators refuses a home calculator with a figure that %s', (_, name) => {
  expect(problemsOf(calculator, homeWith([name, ...figureNames.home]))).toEqual([
    `parts[0].figures[0].name · expected one of the figures ${figureNames.home.join(', ')}, got "${name}"`,
  ]);
});

test('the schema of calculators refuses a home calculator that does not show the figure "co2"', () => {
  expect(problemsOf(calculator, homeWith(figureNames.home.filter((name) => name !== 'co2')))).toEqual([
    expect.stringMatching(/^parts · expected the figure "co2" in a part/),
  ]);
});
