/** @jest-environment node */
import { twoDecimals } from '@/lib/solar/format';
import { answersForForm } from './answers-for-form';
import { calculation, content, labels } from './calculator.fixture';
import { solarTool } from './solar-tool';
import type { Calculation } from './calculation';
import {
  type CalculatorEvent,
  type CalculatorState,
  firstState,
  hasEstimatedLoad,
  nextCalculatorState,
} from './calculator-state';
import { notesOf } from '../results/notes';

const home: Calculation = { ...calculation, content: content.questions, labels, tool: solarTool('home', labels) };
const typed = (name: string, text: string): CalculatorEvent => ({ type: 'typed', name, text });
const all = (answers: Record<string, string>) => Object.entries(answers).map(([name, text]) => typed(name, text));
const rested: CalculatorEvent = { type: 'rested' };

const after = (events: CalculatorEvent[], calculation = home): CalculatorState =>
  events.reduce((state, event) => nextCalculatorState(calculation, state, event), firstState(calculation));

const exact = (state: CalculatorState, name: 'kw' | 'saving' | 'cost' | 'units') =>
  twoDecimals(state.result.outcome.figures[name].value);

test('a field that is computed from the bill follows a typed bill, even one typed before React ran', () => {
  const tool = { ...home.tool, linked: (name: string, text: string) => (name === 'bill' ? { area: `${text}0` } : {}) };
  const linked = { ...home, tool } as Calculation;
  expect(after([typed('bill', '50')], linked).fields).toMatchObject({ bill: '50', area: '500' });
  expect(after([{ type: 'opened', typed: { bill: '50' } }], linked).fields).toMatchObject({ bill: '50', area: '500' });
});

test('leaving a field or waiting two seconds without typing changes nothing', () => {
  const state = firstState(home);
  expect(nextCalculatorState(home, state, { type: 'left' })).toBe(state);
  expect(nextCalculatorState(home, state, rested)).toBe(state);
});

test.each(['5000', '₹ 5,000.00/-', '५०००'])(
  'a bill typed as %s is read as ₹5,000 and gives figures at once',
  (text) => {
    const state = after([typed('bill', text)]);
    expect([exact(state, 'kw'), exact(state, 'saving'), state.shared.answers]).toEqual([
      '5',
      '3751.11',
      { bill: 5000 },
    ]);
  },
);

test('the figures follow typed units instead of the bill until a bill is typed again', () => {
  const units = after([typed('units', '300')]);
  expect(exact(units, 'units')).toBe('300');
  const bill = nextCalculatorState(home, units, typed('bill', '2000'));
  expect([bill.fields.units, exact(bill, 'kw')]).toEqual(['', '2']);
});

describe('the load of the connection', () => {
  const load = (...events: CalculatorEvent[]) => {
    const state = after(events);
    return [state.fields.load, state.result.outcome.load, hasEstimatedLoad(state)];
  };

  test('the load of the connection is estimated from the bill until the visitor types a load', () => {
    expect(load(typed('bill', '5000'))).toEqual(['5', 5, true]);
    expect(load(typed('bill', '5000'), typed('load', '4'), typed('bill', '10000'))).toEqual(['4', 4, false]);
  });

  test('the load of the connection is estimated from the units instead of the bill if units were typed', () => {
    expect(load(typed('units', '640'))).toEqual(['4', 4, true]);
    expect(load(typed('units', '641'))).toEqual(['5', 5, true]);
  });

  test.each([rested, { type: 'left', name: 'load' } as const])(
    'an emptied load is no longer shared, but estimated, and the estimate fills the field after the event %j',
    (event) => {
      const emptied = [...all({ bill: '5000', load: '9' }), typed('load', '')];
      expect(load(...emptied)).toEqual(['', 5, true]);
      expect(load(...emptied, event)).toEqual(['5', 5, true]);
      expect(after([...emptied, event]).shared.answers).toEqual({ bill: 5000 });
    },
  );

  test('a load emptied before React ran is estimated, or asked for by a calculator that does not estimate it', () => {
    const emptied: CalculatorEvent = { type: 'opened', typed: { bill: '5000', load: '' } };
    expect(load(emptied)).toEqual(['5', 5, true]);
    const questions = home.questions.map((each) => (each.name === 'load' ? { ...each, empty: undefined } : each));
    const strict = { ...home, questions, tool: { ...home.tool, estimatedLoad: undefined } };
    expect(after([emptied, rested], strict).status.problems).toEqual({ load: 'A number, please: 3.' });
  });

  test('the estimated load does not change if the visitor leaves its field without typing', () => {
    expect(load({ type: 'left', name: 'load' })).toEqual(['3', 3, true]);
  });

  test('the estimated load does not change if the typed bill is not a number', () => {
    expect(load(typed('bill', '5000'), typed('bill', 'many'))).toEqual(['5', 5, true]);
  });

  test('if the load estimated from the bill would need a supply at 11 kV, a message asks for a load until one is typed', () => {
    const society: Calculation = {
      ...home,
      tool: solarTool('society', labels),
      questions: [
        { name: 'bill', least: 500, most: 1000000, default: 40000 },
        { name: 'load', least: 1, most: 74, step: 0.5, default: 60, empty: true },
        { name: 'rate', least: 1, default: 6.5 },
        { name: 'flats', least: 1, default: 60 },
        { name: 'residents', least: 0, default: 0 },
        { name: 'city', options: ['varanasi'], default: 'varanasi' },
      ],
    };
    expect(after([typed('bill', '66600')], society).fields.load).toBe('74');
    const large = after([typed('bill', '66601'), rested], society);
    expect([large.status.sentence, large.fields.load]).toEqual(['Too large a load. Or set your load.', '']);
    expect(hasEstimatedLoad(large)).toBe(false);
    const set = nextCalculatorState(society, large, typed('load', '70'));
    expect([set.result.outcome.kw, set.status]).toEqual([70, { problems: {}, sentence: '', figures: 'current' }]);
  });
});

describe('an unusable answer', () => {
  test.each([
    ['bill', '', 'A number, please: 3000.'],
    ['bill', 'many', 'A number, please: 3000.'],
    ['bill', '0', 'From 100 to 1,00,000, please.'],
    ['bill', '-5', 'From 100 to 1,00,000, please.'],
    ['load', '60', 'From 1 to 50, please.'],
    ['load', '0', 'From 1 to 50, please.'],
    ['load', '2.2', '2 or 2.5, please.'],
    ['kw', '11', 'From 1 to 10, please.'],
    ['a-surcharge', 'x', 'A number, please: 1.3.'],
    ['a-surcharge', '-11', 'From −10 to 6.5, please.'],
    ['a-surcharge', '7', 'From −10 to 6.5, please.'],
    ['a-home-3-kw', '0', 'From 18,000 to 3,60,000, please.'],
  ])('the answer %s "%s" is refused with the message "%s" and does not change the figures', (name, text, sentence) => {
    const label = name.startsWith('a-') ? name.replace('a-', 'Figure ') : `Your ${name}`;
    const usable = after([typed('bill', '2000')]);
    const state = after([typed('bill', '2000'), typed(name, text), rested]);
    expect(state.status).toEqual({
      problems: { [name]: sentence },
      sentence: `${label}: ${sentence} Still for ₹2,000 at 3 kW`,
      figures: 'earlier',
    });
    expect([state.result, state.shared]).toEqual([usable.result, usable.shared]);
  });

  test('the message about an answer begins with the question, question mark included', () => {
    const asking = { ...home, content: { ...home.content, load: { label: 'Which load?' } } };
    const state = after([typed('load', '60'), rested], asking);
    expect(state.status.sentence).toMatch(/^Which load\? From 1 to 50, please\. Still/);
  });

  test('a plant for which the roof has no room is refused', () => {
    const state = after([...all({ bill: '2000', area: '300' }), typed('kw', '8'), rested]);
    expect(state.status).toMatchObject({ problems: { kw: '3 kW at most.' }, figures: 'earlier' });
    expect(state.result.outcome.kw).toBe(2);
  });

  test('a half-typed number gets no message while the visitor goes on typing', () => {
    const half = after([typed('bill', ''), typed('bill', '2')]);
    expect(half.status.figures).toBe('current');
    expect(after([typed('bill', '2'), typed('bill', '2000'), rested]).status.problems).toEqual({});
  });

  test('a message stays while the visitor types, fits the answer once typing stops, and disappears once the answer is usable', () => {
    const range = { bill: 'From 100 to 1,00,000, please.' };
    const left = after([typed('bill', '34'), { type: 'left', name: 'bill' }]);
    expect(left.status.problems).toEqual(range);
    const emptied = nextCalculatorState(home, left, typed('bill', ''));
    expect(emptied.status.problems).toEqual(range);
    expect(nextCalculatorState(home, emptied, rested).status.problems).toEqual({ bill: 'A number, please: 3000.' });
    expect(nextCalculatorState(home, emptied, typed('bill', '3400')).status.problems).toEqual({});
  });

  test('changed rates that together make the result impossible get a message each', () => {
    const rates = { 'a-urban-1': '0', 'a-urban-2': '0', 'a-urban-3': '0' };
    const { problems } = after([...all(rates), rested]).status;
    expect(problems).toEqual(Object.fromEntries(Object.keys(rates).map((name) => [name, labels.problems.impossible])));
  });
});

test.each([
  ['load', '0.5', 'Too small a load.'],
  ['load', '75', 'Too large a load.'],
  ['area', '60', 'Too small a roof.'],
  ['bill', '200', 'The fixed charge alone is ₹350.'],
])('for a %s of %s, the calculator shows "%s" instead of figures once typing stops', (name, text, sentence) => {
  expect(after([typed(name, text)]).status.figures).toBe('current');
  expect(after([typed(name, text), rested]).status).toEqual({ problems: {}, sentence, figures: 'none' });
});

test('the main figures are announced in a pause, but not while an answer is unusable', () => {
  const paused: CalculatorEvent = { type: 'paused' };
  const state = after([typed('bill', '2000'), paused, typed('bill', '2'), paused]);
  expect(state.announced?.raw.bill).toBe(2000);
});

test('the announcement of the main figures is removed when an answer leaves no figures', () => {
  const state = after([typed('bill', '2000'), { type: 'paused' }, typed('bill', '200'), rested]);
  expect([state.status.figures, state.announced]).toEqual(['none', undefined]);
});

describe('a shared link', () => {
  const link = { answers: { bill: 2000 }, edits: {}, ignored: [], newer: false };

  test.each([
    [{ ...link, ignored: ['colour'] }, 'Not read.'],
    [{ ...link, ignored: ['x'], newer: true }, 'A newer link.'],
  ])('the shared link %j is used as far as it can be read, with the message "%s"', (found, sentence) => {
    const state = after([{ type: 'opened', link: found }]);
    expect([state.result.outcome.kw, state.status.sentence]).toEqual([2, sentence]);
  });

  test('an answer of a shared link that the other answers forbid is not used, but stays in its field with a message', () => {
    const state = after([{ type: 'opened', link: { ...link, answers: { bill: 2000, area: 300, kw: 9 } } }]);
    expect([state.result.outcome.kw, state.fields.kw, state.shared.answers]).toEqual([
      2,
      '9',
      { bill: 2000, area: 300 },
    ]);
    expect(state.status).toEqual({
      problems: { kw: '3 kW at most.' },
      sentence: 'Not read. Your kw: 3 kW at most.',
      figures: 'current',
    });
  });

  test('a shared link replaces earlier answers, but not what was typed before React ran', () => {
    const state = after([
      ...all({ load: '4', kind: 'rural' }),
      { type: 'opened', link, typed: { bill: '5000', rate: '8' } },
    ]);
    expect(state.shared.answers).toEqual({ bill: 5000, rate: 8 });
    expect(state.fields).toMatchObject({ kind: 'urban', load: '5' });
  });
});

test('a reset restores the default assumptions and keeps the answers', () => {
  const state = after([...all({ bill: '2000', 'a-surcharge': '2' }), { type: 'reset' }]);
  expect([state.fields['a-surcharge'], state.shared]).toEqual(['1.3', { answers: { bill: 2000 }, edits: {} }]);
});

describe('answers for the lead form', () => {
  const city = typed('city', 'jaunpur');

  test.each<[string, CalculatorEvent[], object]>([
    ['nothing of the worked example', [], {}],
    ['only the town if the visitor has given no other answer', [city], { city: 'jaunpur' }],
    [
      'a solar plan, but not the bill of the example, if the visitor has given only a size',
      [typed('kw', '2')],
      { plan: 'Plan: 2 kW, ₹40,000, ₹1,500' },
    ],
    [
      'the town and a bill too low for figures, without a solar plan',
      [typed('bill', '300'), city, rested],
      { bill: 300, city: 'jaunpur' },
    ],
    [
      'the last usable answers while an answer is unusable',
      [typed('bill', '2000'), typed('bill', 'x'), rested],
      { bill: 2000, plan: 'Plan: 2 kW, ₹40,000, ₹1,380' },
    ],
  ])('the lead form takes over %s', (_, events, expected) => {
    expect(answersForForm(after(events), content.plan)).toEqual(expected);
  });

  test('the lead form takes over the bill computed from the units', () => {
    expect(answersForForm(after([typed('units', '300')]), content.plan).bill).toBeCloseTo(2185.8, 1);
  });
});

test.each([
  ['Lifeline.', { load: '1', units: '90' }],
  ['Tiny.', { units: '60' }],
  ['No larger plant at this load.', { bill: '8000' }],
  ['No larger plant on this roof.', { bill: '8000', load: '8', area: '300' }],
  ['No larger plant.', { bill: '30000', load: '30' }],
  ['Not within 25 years.', { 'a-sun-likely': '135' }],
])('the note "%s" is absent with the default answers and appears with the answers %j', (sentence, answers) => {
  expect(notesOf(content.notes, firstState(home).result)).not.toContain(sentence);
  expect(notesOf(content.notes, after(all(answers)).result)).toContain(sentence);
});
