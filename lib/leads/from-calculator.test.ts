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
  ['landing', 1499.99, { electricityBill: '< ₹1500' }, landing],
  ['landing', 1500, { electricityBill: '₹1500 - ₹2500' }, landing],
  ['landing', 2500, { electricityBill: '₹1500 - ₹2500' }, landing],
  ['landing', 2500.5, { electricityBill: '₹2500 - ₹4000' }, landing],
  ['landing', 90000, { electricityBill: '> ₹8000' }, landing],
  ['housing', 50000, { electricityBill: '0 - 50,000' }, housing],
  ['housing', 200000, { electricityBill: '50,000 - 2,00,000' }, housing],
  ['commercial', 200001, { monthlyBill: '> 2,00,000' }, commercial],
])('valuesFrom chooses the option of the %s form whose range contains a bill of ₹%s: %j', (_, bill, values, form) => {
  expect(valuesFrom({ bill }, form, towns)).toEqual(values);
});

test("valuesFrom fills in a town's name in the language of the page, and leaves out a town that is unknown", () => {
  expect(valuesFrom({ city: 'jaunpur' }, landing, towns)).toEqual({ city: 'जौनपुर' });
  expect(valuesFrom({ city: 'atlantis' }, landing, towns)).toEqual({});
});

test('passToForm replaces all answers that were passed before, and calls a listener each time until the listener is removed', () => {
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

test('takeFromLastPage takes the answers that another page has passed and removes them from storage', () => {
  passToNextPage({ bill: 3000, plan: '3 kW' });
  takeFromLastPage(landing);
  expect(passedAnswers()).toEqual({ bill: 3000, plan: '3 kW' });
  expect(sessionStorage).toHaveLength(0);
});

test('takeFromLastPage takes no plan if the answers that were passed last have none', () => {
  passToNextPage({ bill: 9000, plan: '9 kW' });
  passToNextPage({ bill: 3000 });
  takeFromLastPage(landing);
  expect(passedAnswers()).toEqual({ bill: 3000 });
});

test("takeFromLastPage keeps the answers from this page's calculator if another page has passed none", () => {
  passToForm({ bill: 3000 });
  takeFromLastPage(landing);
  expect(passedAnswers()).toEqual({ bill: 3000 });
});

test('takeFromLastPage leaves the answers in storage if the form does not ask for a bill', () => {
  passToNextPage({ bill: 3000, city: 'jaunpur' });
  takeFromLastPage(tabbed);
  expect(passedAnswers()).toEqual({});
  expect(sessionStorage.getItem('from-calculator')).not.toBeNull();
});

test.each(['{', 'null', '""', '{"bill":"3000","city":1}'])(
  'takeFromLastPage ignores the stored text %s, which the site cannot have written',
  (text) => {
    sessionStorage.setItem('from-calculator', text);
    sessionStorage.setItem('left-plan', text === '""' ? '{}' : text);
    takeFromLastPage(landing);
    expect(valuesFrom(passedAnswers(), landing, towns)).toEqual({});
    expect(passedPlan()).toBeUndefined();
  },
);
