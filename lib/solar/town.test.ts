/** @jest-environment node */

import { facts } from './facts.fixture';
import { townFigures, townAnswer } from './town';

const questions = [
  { name: 'kind', default: 'urban' },
  { name: 'loan', default: '5' },
  { name: 'rate', default: 7 },
  { name: 'state', default: 'on' },
];
const plants = [
  { kw: 2, bill: 2000 },
  { kw: 3, bill: 3000 },
  { kw: 5, bill: 5000 },
];
const labels = { never: 'never', paybacks: { range: '{shortest} to {longest} years', open: '{shortest} to {never}' } };
const answerFor = (town: string) => townAnswer(facts, town, plants, questions, labels);

test('townAnswer returns for Varanasi the same costs, savings and paybacks as the home calculator for the same bills', () => {
  const shown = answerFor('varanasi').systems.map(({ kw, figures }) => [
    kw,
    figures['net-cost']!.value,
    Number(figures.saving!.value!.toFixed(2)),
    Number(figures['payback-low']!.value!.toFixed(1)),
    Number(figures['payback-high']!.value!.toFixed(1)),
  ]);
  expect(shown).toEqual([
    [2, 40000, 1377.57, 3.6, 1.5],
    [3, 72000, 2178.62, 3.9, 1.9],
    [5, 177000, 3751.11, 5.2, 3],
  ]);
});

test('townAnswer returns how many units 1 kW makes on a day of each month, of the best and of the poorest, and 1 kW and 3 kW in a year', () => {
  expect(
    answerFor('varanasi')
      .days.map((units) => units.toFixed(1))
      .join(' '),
  ).toBe('3.5 4.0 4.5 4.5 4.2 3.7 3.0 3.0 3.2 3.7 3.8 3.5');
  expect(
    answerFor('jaunpur')
      .days.map((units) => units.toFixed(1))
      .join(' '),
  ).toBe('3.5 4.1 4.6 4.6 4.3 3.7 3.0 3.0 3.2 3.7 3.8 3.5');
  expect(answerFor('jaunpur').figures).toMatchObject({ year: '1,370', best: '4.6', least: '3.0', made3: '4,100' });
});

test('townAnswer returns as texts the figures of a plant of 3 kW at urban and rural rates, and the units of 1 kW in April', () => {
  expect(answerFor('varanasi').figures).toMatchObject({
    bill3: '₹3,000',
    price3: '₹1,80,000',
    central3: '₹78,000',
    state3: '₹30,000',
    grants3: '₹1,08,000',
    net3: '₹72,000',
    without3: '₹1,02,000',
    down3: '₹18,000',
    emi3: '₹1,070',
    payback3: '1.9 to 3.9 years',
    'rural-saving3': '₹1,900',
    'rural-payback3': '2.1 to 4.4 years',
    month4: '136',
  });
});

test('townFigures ends a range of paybacks with "never" if the low scenario has no payback within 25 years', () => {
  const never = { value: undefined, unit: 'years' as const };
  const [system] = answerFor('varanasi').systems;
  expect(townFigures({ figures: { ...system!.figures, 'payback-low': never } }, labels).payback).toBe('1.5 to never');
});

test('townAnswer throws an error if the calculator has no figures for the bill of a plant', () => {
  expect(() => townAnswer(facts, 'varanasi', [{ kw: 2, bill: 100 }], questions, labels)).toThrow(/no figures for ₹100/);
});
