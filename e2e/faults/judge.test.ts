/** @jest-environment node */
import { tabbed } from '../lead-forms';
import { type Found, problemsOf } from './judge';

const kept = { copies: 0, words: 'form' } as const;
const found = (more: Partial<Found>): Found => ({
  copies: [],
  requests: 1,
  presses: 1,
  words: { there: 3, of: 3 },
  kept: [],
  draft: false,
  alerts: [],
  told: [],
  covered: [],
  address: '/go-solar',
  ...more,
});
const waiting = { stage: 'waiting', params: tabbed.params };

test('words that still stand in the form after a failure pass', () => {
  expect(problemsOf(found({ alerts: [tabbed.failure], told: ['What you typed is still here'] }), kept, tabbed)).toEqual(
    [],
  );
});

test.each([
  ['words that are nowhere', { words: { there: 2, of: 3 } }, 'the words are lost'],
  ['a second copy of one press', { copies: [tabbed.params, tabbed.params] }, '2 copies arrived of 1 presses'],
  ['a second request of one press', { requests: 2 }, '2 requests went out of 1 presses'],
  ['a copy with other words', { copies: [{ ...tabbed.params, message: 'Full Name: Asha' }] }, 'not what was typed'],
  ['a success that was none', { alerts: [tabbed.success] }, 'said to have arrived'],
  [
    'a notice of arrival without one',
    { told: ['Sent Your enquiry of today It has reached us.'] },
    'said to have arrived',
  ],
  ['a wait that was not kept', { told: ['Your enquiry waits on this device'] }, 'said to wait'],
  [
    'a certain failure of what arrived',
    { copies: [tabbed.params], told: ['Not sent Your enquiry of today'] },
    'said not to have been sent',
  ],
  ['a button that something lies over', { covered: ['Try again, by <aside>, at 390'] }, 'covered: Try again'],
  ['words in the address', { address: '/go-solar?fullName=Asha' }, 'the address is'],
])('%s is found', (_, more, problem) => {
  expect(problemsOf(found(more), kept, tabbed).join('\n')).toContain(problem);
});

test('a doubt is told, and is no claim of arrival', () => {
  expect(problemsOf(found({}), { ...kept, doubt: true }, tabbed)).toEqual(['nobody says that it may have arrived']);
  expect(problemsOf(found({ told: ['It may have reached us'] }), { ...kept, doubt: true }, tabbed)).toEqual([]);
});

test('what the device keeps to be sent is not lost', () => {
  expect(
    problemsOf(
      found({ words: { there: 0, of: 3 }, kept: [waiting], told: ['Waiting to be sent'] }),
      { copies: 0, words: 'device' },
      tabbed,
    ),
  ).toEqual([]);
});
