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

test('the launch check prints no note while neither counting of visits nor the source of leads is switched on', () => {
  expect(describeSwitchedOn(null, {})).toEqual([]);
});

test('the launch check names the service that counts visits, and the address that it sends to', () => {
  expect(describeSwitchedOn(counting, {})).toEqual([
    expect.stringMatching(/Stats, which is sent data at https:\/\/stats\.example /),
  ]);
});

test('the launch check says that leads carry the source of the visit', () => {
  expect(describeSwitchedOn(null, { NEXT_PUBLIC_LEAD_SOURCE: '1' })).toEqual([
    expect.stringContaining('NEXT_PUBLIC_LEAD_SOURCE'),
  ]);
});
