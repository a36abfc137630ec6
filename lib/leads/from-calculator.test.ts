import { commercial, housing, landing, tabbed } from './descriptions.fixture';
import {
  leaveAnswers,
  onToldAnswers,
  takeLeftAnswers,
  tellForm,
  toldAnswers,
  toldPlan,
  valuesFrom,
} from './from-calculator';

const towns = { jaunpur: 'जौनपुर' };

beforeEach(() => {
  sessionStorage.clear();
  tellForm({});
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

test('the form of a page is told what its calculator has, each time in full', () => {
  const heard = jest.fn();
  const end = onToldAnswers(heard);
  tellForm({ bill: 3000, plan: '3 kW' });
  expect(toldPlan()).toBe('3 kW');
  tellForm({ city: 'jaunpur' });
  expect(toldAnswers()).toEqual({ city: 'jaunpur' });
  end();
  tellForm({});
  expect(heard).toHaveBeenCalledTimes(2);
});

test('what another page has left is used by one form only', () => {
  leaveAnswers({ bill: 3000, plan: '3 kW' });
  takeLeftAnswers(landing);
  expect(toldAnswers()).toEqual({ bill: 3000, plan: '3 kW' });
  expect(sessionStorage).toHaveLength(0);
});

test('where another page has left nothing, what the calculator of the page has told stays', () => {
  tellForm({ bill: 3000 });
  takeLeftAnswers(landing);
  expect(toldAnswers()).toEqual({ bill: 3000 });
});

test('a form that asks for no bill leaves the answers for another form', () => {
  leaveAnswers({ bill: 3000, city: 'jaunpur' });
  takeLeftAnswers(tabbed);
  expect(toldAnswers()).toEqual({});
  expect(sessionStorage.getItem('from-calculator')).not.toBeNull();
});

test.each(['{', 'null', '""', '{"bill":"3000","city":1}'])(
  'the stored text %s, which no page of the site has written, tells nothing',
  (text) => {
    sessionStorage.setItem('from-calculator', text);
    sessionStorage.setItem('left-plan', text === '""' ? '{}' : text);
    takeLeftAnswers(landing);
    expect(valuesFrom(toldAnswers(), landing, towns)).toEqual({});
    expect(toldPlan()).toBeUndefined();
  },
);
