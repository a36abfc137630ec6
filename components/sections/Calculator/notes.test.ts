import { facts } from '@/lib/solar/facts.fixture';
import { answersOf } from '@/lib/solar/answers';
import { calculated } from '@/lib/solar/calculate';
import { notesOf } from './notes';

const values = {
  kind: 'industry',
  bill: 100000,
  load: 70,
  day: 60,
  off: 1,
  feed: 2,
  tax: 25,
  gst: 'on',
  city: 'varanasi',
};
const notesFor = (answers: object) => {
  const asked = { ...values, ...answers };
  const outcome = calculated('business', facts, answersOf('business', asked));
  return notesOf(
    { fedIn: 'Most is fed in.', byNight: 'Most is used by night.', never: 'Never.' },
    { outcome, given: asked, edits: {} },
  );
};

test.each([
  ['works by day', {}, false],
  ['works by day with a plant that is far too large', { bill: 40000, kw: 60 }, true],
  ['works at night', { day: 1 }, false],
  ['works at night with the plant of a firm that works by day', { day: 5, kw: 60 }, true],
  ['works at night on a small bill', { bill: 3000, load: 5, day: 5 }, true],
])('a business that %s is told whether it would sell most of what its plant makes', (_, answers, isTold) => {
  expect(notesFor(answers).includes('Most is fed in.')).toBe(isTold);
});

test.each([
  ['works by day', {}, []],
  ['works mostly at night, with a plant for its use by day', { day: 20 }, ['Most is used by night.']],
  ['works mostly at night and is paid nothing for what is fed in', { day: 20, feed: 0 }, ['Most is used by night.']],
  ['works mostly at night, with a plant that is too large', { day: 5, kw: 60, feed: 0 }, ['Most is fed in.', 'Never.']],
])('a business that %s is warned once', (_, answers, notes) => {
  expect(notesFor(answers)).toEqual(notes);
});
