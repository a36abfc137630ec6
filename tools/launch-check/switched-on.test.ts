/** @jest-environment node */
import { describeSwitchedOn } from './launch-problems';

const counting = {
  name: 'Stats',
  script: 'https://stats.example/s.js',
  attributes: {},
  sendsTo: ['https://stats.example'],
  does: 'It counts.',
  policy: 'https://stats.example/privacy',
};

test('nothing is said while nothing is switched on', () => {
  expect(describeSwitchedOn(null, {})).toEqual([]);
});

test('who counts visits is named, and where that sends to', () => {
  expect(describeSwitchedOn(counting, {})).toEqual([
    expect.stringMatching(/Stats, which is sent data at https:\/\/stats\.example /),
  ]);
});

test('that leads say where they came from is told', () => {
  expect(describeSwitchedOn(null, { NEXT_PUBLIC_LEAD_SOURCE: '1' })).toEqual([
    expect.stringContaining('NEXT_PUBLIC_LEAD_SOURCE'),
  ]);
});
