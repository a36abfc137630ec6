/** @jest-environment node */
import { answersOf, defaultAnswers } from './answers';

const questions = [
  { name: 'bill', default: 3000 },
  { name: 'units' },
  { name: 'city', default: 'varanasi' },
  { name: 'kind', default: 'urban' },
  { name: 'loan', default: '5' },
  { name: 'rate', default: 7 },
  { name: 'state', default: 'on' },
];

test('answersOf accepts the default answers to all questions, and reads the text "5" as a number', () => {
  expect(answersOf('home', defaultAnswers(questions))).toMatchObject({ bill: 3000, units: undefined, loan: 5 });
});

test.each([
  ['bill', undefined, 'expected a number'],
  ['rate', 'low', 'expected a number'],
  ['kind', 'village', 'expected urban or rural'],
])('answersOf throws an error if the answer to %s is %s: %s', (name, answer, expected) => {
  expect(() => answersOf('home', { ...defaultAnswers(questions), [name]: answer })).toThrow(
    `The answer to "${name}" is ${answer}; ${expected}.`,
  );
});
