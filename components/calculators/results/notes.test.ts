/** @jest-environment node */

import { outcomeFor } from '@/lib/solar/answer.fixture';
import { notesOf } from './notes';

const fedIn = 'Most is fed in.';
const byNight = 'Most is used by night.';
const never = 'Never.';

test.each([
  ['works by day', [], {}],
  ['works by day with a plant that is far too large', [fedIn], { bill: 40000, kw: 60 }],
  ['works at night', [byNight], { day: 1 }],
  ['works at night with the plant of a firm that works by day', [fedIn], { day: 5, kw: 60 }],
  ['works at night on a small bill', [fedIn], { bill: 3000, load: 5, day: 5 }],
  ['works mostly at night, with a plant for its use by day', [byNight], { day: 20 }],
  ['works mostly at night and is paid nothing for what is fed in', [byNight], { day: 20, feed: 0 }],
  ['works mostly at night, with a plant that is too large', [fedIn, never], { day: 5, kw: 60, feed: 0 }],
])('a business that %s gets exactly the notes %j', (_, notes, changes) => {
  const outcome = outcomeFor('business', { load: 70, tax: 25, ...changes });
  expect(notesOf({ fedIn, byNight, never }, { outcome })).toEqual(notes);
});

test.each([
  ['whose suggested plant makes what the home uses', [], { bill: 3000, load: 3 }],
  ['that uses more than its load allows', ['load'], { bill: 9000, load: 3 }],
  ['that uses more than its roof allows', ['roof'], { bill: 9000, load: 8, area: 400 }],
  ['that uses more than its large roof and its load allow', ['load'], { bill: 9000, load: 3, area: 2000 }],
  ['that uses more than the largest plant makes', ['size'], { bill: 30000, load: 20, area: 2000 }],
  ['that chooses a plant above its load', ['raised'], { bill: 3000, load: 3, kw: 5 }],
  ['whose plant would make what the home uses if there were no power cuts', ['cuts'], { load: 3, supply: 4 }],
  ['with power cuts that uses more than its load allows', ['cuts', 'load'], { bill: 9000, load: 3, supply: 11.5 }],
  ['that chooses the largest plant, above its load', ['size', 'raised'], { bill: 30000, load: 3, kw: 10 }],
])('a home %s gets exactly the notes %j', (_, notes, changes) => {
  const limited = { load: 'load', roof: 'roof', size: 'size' };
  expect(
    notesOf({ powerCuts: 'cuts', limited, raised: 'raised', never }, { outcome: outcomeFor('home', changes) }),
  ).toEqual(notes);
});
