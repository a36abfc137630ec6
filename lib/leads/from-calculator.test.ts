import { commercial, housing, landing, tabbed } from './descriptions.fixture';
import {
  passToNextPage,
  onPassedAnswers,
  takeFromLastPage,
  passToForm,
  passedAnswers,
  passedPlan,
  valuesFrom,
} from './from-calculator';

const towns = { jaunpur: 'जौनपुर' };

beforeEach(() => {
  sessionStorage.clear();
  passToForm({});
});

test.each([
  [landing, 1499.99, { electricityBill: '< ₹1500' }],
  [landing, 1500, { electricityBill: '₹1500 - ₹2500' }],
  [landing, 2500, { electricityBill: '₹1500 - ₹2500' }],
  [landing, 2500.5, { electricityBill: '₹2500 - ₹4000' }],
  [landing, 90000, { electricityBill: '> ₹8000' }],
  [housing, 50000, { electricityBill: '0 - 50,000' }],
  [housing, 200000, { electricityBill: '50,000 - 2,00,000' }],
  [commercial, 200001, { monthlyBill: '> 2,00,000' }],
])('form %# fills in a bill of ₹%d as the option that covers it', (form, bill, values) => {
  expect(valuesFrom({ bill }, form, towns)).toEqual(values);
});

test('a town is filled in by its name in the language of the page; a town without a name is left out', () => {
  expect(valuesFrom({ city: 'jaunpur' }, landing, towns)).toEqual({ city: 'जौनपुर' });
  expect(valuesFrom({ city: 'atlantis' }, landing, towns)).toEqual({});
});

test('a calculator passes all its answers to the form of its page each time', () => {
  const listener = jest.fn();
  const stopListening = onPassedAnswers(listener);
  passToForm({ bill: 3000, plan: '3 kW' });
  expect(passedPlan()).toBe('3 kW');
  passToForm({ city: 'jaunpur' });
  expect(passedAnswers()).toEqual({ city: 'jaunpur' });
  stopListening();
  passToForm({});
  expect(listener).toHaveBeenCalledTimes(2);
});

test('what another page has passed is used by one form only', () => {
  passToNextPage({ bill: 3000, plan: '3 kW' });
  takeFromLastPage(landing);
  expect(passedAnswers()).toEqual({ bill: 3000, plan: '3 kW' });
  expect(sessionStorage).toHaveLength(0);
});

test('where another page has passed nothing, what the calculator of this page has passed stays', () => {
  passToForm({ bill: 3000 });
  takeFromLastPage(landing);
  expect(passedAnswers()).toEqual({ bill: 3000 });
});

test('a form that asks for no bill leaves the answers for another form', () => {
  passToNextPage({ bill: 3000, city: 'jaunpur' });
  takeFromLastPage(tabbed);
  expect(passedAnswers()).toEqual({});
  expect(sessionStorage.getItem('from-calculator')).not.toBeNull();
});

test.each(['{', 'null', '""', '{"bill":"3000","city":1}'])(
  'the stored text %s, which no page of the site has written, passes nothing',
  (text) => {
    sessionStorage.setItem('from-calculator', text);
    sessionStorage.setItem('left-plan', text === '""' ? '{}' : text);
    takeFromLastPage(landing);
    expect(valuesFrom(passedAnswers(), landing, towns)).toEqual({});
    expect(passedPlan()).toBeUndefined();
  },
);
