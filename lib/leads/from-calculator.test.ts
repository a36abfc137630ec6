import { commercial } from '@/content/facts/forms/commercial';
import { housing } from '@/content/facts/forms/housing';
import { landing } from '@/content/facts/forms/landing';
import { tabbed } from '@/content/facts/forms/tabbed';
import { saveCalculatorAnswers, takeCalculatorAnswers } from './from-calculator';

const towns = { jaunpur: 'जौनपुर' };

beforeEach(() => sessionStorage.clear());

test.each([
  [landing, 1499.99, { electricityBill: '< ₹1500' }],
  [landing, 1500, { electricityBill: '₹1500 - ₹2500' }],
  [landing, 2500, { electricityBill: '₹1500 - ₹2500' }],
  [landing, 2500.5, { electricityBill: '₹2500 - ₹4000' }],
  [landing, 90000, { electricityBill: '> ₹8000' }],
  [housing, 50000, { electricityBill: '0 - 50,000' }],
  [housing, 200000, { electricityBill: '50,000 - 2,00,000' }],
  [commercial, 200001, { monthlyBill: '> 2,00,000' }],
])('form %# fills in a bill of ₹%d from a calculator as the option that covers it', (form, bill, values) => {
  saveCalculatorAnswers({ bill });
  expect(takeCalculatorAnswers(form, towns)).toEqual(values);
});

test('a town from a calculator is filled in by its name in the language of the page; a town without a name is left out', () => {
  saveCalculatorAnswers({ city: 'jaunpur' });
  expect(takeCalculatorAnswers(landing, towns)).toEqual({ city: 'जौनपुर' });
  saveCalculatorAnswers({ city: 'atlantis' });
  expect(takeCalculatorAnswers(landing, towns)).toEqual({});
});

test('the answers of a calculator are used by one form only', () => {
  saveCalculatorAnswers({ bill: 3000 });
  takeCalculatorAnswers(landing, towns);
  expect(takeCalculatorAnswers(landing, towns)).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('a form that asks for no bill leaves the answers of a calculator for another form', () => {
  saveCalculatorAnswers({ bill: 3000, city: 'jaunpur' });
  expect(takeCalculatorAnswers(tabbed, towns)).toBeUndefined();
  expect(sessionStorage).toHaveLength(1);
});

test.each(['{', 'null', '""', '{"bill":"3000"}'])(
  'the stored text %s, which no calculator has written, fills in nothing',
  (text) => {
    sessionStorage.setItem('from-calculator', text);
    expect(takeCalculatorAnswers(landing, towns) ?? {}).toEqual({});
  },
);
