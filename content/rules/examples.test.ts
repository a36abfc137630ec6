/** @jest-environment node */
import { mapValues } from '../../lib/content/objects';
import { facts } from '../../lib/solar/facts.fixture';
import { examplesFile } from '../schemas/solar';
import { exampleFigures } from './examples';

const asFacts = (values: Record<string, number>) => ({ facts: mapValues(values, (value) => ({ value })) });
const home = Object.entries({ city: 'varanasi', kind: 'urban', loan: 5, rate: 7, state: 'on' });
const { modelledDay, modelledTown, townSun } = facts.sun;

const panels = {
  ...{ 'panel-long': 2.28, 'panel-short': 1.13, margin: 0.3, gap: 0.02, clearance: 0.2 },
  ...{ 'edge-low': 0.5, 'edge-raised': 2.4 },
};

const valuesWith = (examples: unknown) =>
  new Map<string, unknown>([
    ['facts/tariff', { ...asFacts(facts.assumptions), slabEnds: facts.slabEnds }],
    ['facts/sun', { facts: {}, modelledDay, modelledTown }],
    ['facts/prices', { facts: {} }],
    ['facts/grants', { facts: {} }],
    ['facts/panels', asFacts(panels)],
    ['facts/loads', asFacts(facts.loads)],
    ['facts/limits', asFacts(facts.limits)],
    ['facts/questions', { home: home.map(([name, answer]) => ({ name, default: answer })) }],
    ['towns/varanasi', { order: 1, example: true, sun: townSun.varanasi }],
    ['facts/examples', examples],
  ]);

const two = { kind: 'home', kw: 2, bill: 2000 };
const three = { kind: 'home', kw: 3, bill: 3000 };

test('exampleFigures returns the figures of a worked example as texts, such as ₹2,180', () => {
  const { three: shown } = exampleFigures(valuesWith({ examples: { three }, ranges: {} }));
  expect(shown).toMatchObject({
    ...{ kw: '3', made: '4,050', saving: '₹2,180', 'net-cost': '₹72,000', emi: '₹1,070', 'emi-before': '₹3,210' },
    'payback-likely': '2.7',
  });
});

test('exampleFigures returns fewer units and a lower saving for an example with only four hours of electricity a day', () => {
  const { cuts } = exampleFigures(valuesWith({ examples: { cuts: { ...three, supply: 4 } }, ranges: {} }));
  expect(cuts).toMatchObject({ made: '1,350', saving: '₹780' });
});

test('exampleFigures returns the lowest and the highest value of each figure for a range of examples', () => {
  const { homes } = exampleFigures(valuesWith({ examples: { three, two }, ranges: { homes: ['three', 'two'] } }));
  expect(homes).toMatchObject({
    ...{ 'saving-least': '₹1,380', 'saving-most': '₹2,180' },
    ...{ 'payback-likely-least': '2.4', 'payback-likely-most': '2.7' },
  });
});

test('exampleFigures returns no figures when the file of the electricity tariff is missing', () => {
  const values = valuesWith({ examples: { three }, ranges: {} });
  values.delete('facts/tariff');
  expect(exampleFigures(values)).toEqual({});
});

test('the schema of worked examples refuses a range with an unknown example', () => {
  const ranges = { homes: ['three', 'thre'] };
  const { error } = examplesFile.safeParse({ examples: { three }, ranges });
  expect(error?.issues).toEqual([
    expect.objectContaining({
      path: ['ranges', 'homes', 1],
      message: 'expected one of the examples three, got "thre"',
    }),
  ]);
});
