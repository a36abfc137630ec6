/** @jest-environment node */

import { outcomeFor } from '@/lib/solar/answer.fixture';
import { notesOf } from './notes';

const fedIn = 'Most is fed in.';
const byNight = 'Most is used by night.';
const never = 'Never.';

test.each([
  ['works by day', {}, []],
  ['works by day with a plant that is far too large', { bill: 40000, kw: 60 }, [fedIn]],
  ['works at night', { day: 1 }, [byNight]],
  ['works at night with the plant of a firm that works by day', { day: 5, kw: 60 }, [fedIn]],
  ['works at night on a small bill', { bill: 3000, load: 5, day: 5 }, [fedIn]],
  ['works mostly at night, with a plant for its use by day', { day: 20 }, [byNight]],
  ['works mostly at night and is paid nothing for what is fed in', { day: 20, feed: 0 }, [byNight]],
  ['works mostly at night, with a plant that is too large', { day: 5, kw: 60, feed: 0 }, [fedIn, never]],
])('a business that %s gets the matching notes and no others', (_, changes, notes) => {
  const outcome = outcomeFor('business', { load: 70, tax: 25, ...changes });
  expect(notesOf({ fedIn, byNight, never }, { outcome })).toEqual(notes);
});

test.each([
  ['whose suggested plant makes what the home uses', { bill: 3000, load: 3 }, []],
  ['that uses more than its load allows', { bill: 9000, load: 3 }, ['load']],
  ['that uses more than its roof allows', { bill: 9000, load: 8, area: 400 }, ['roof']],
  ['that uses more than its large roof and its load allow', { bill: 9000, load: 3, area: 2000 }, ['load']],
  ['that uses more than the largest plant makes', { bill: 30000, load: 20, area: 2000 }, ['size']],
  ['that chooses a plant above its load', { bill: 3000, load: 3, kw: 5 }, ['raised']],
  ['whose plant would make what the home uses if there were no power cuts', { load: 3, supply: 4 }, ['cuts']],
  ['with power cuts that uses more than its load allows', { bill: 9000, load: 3, supply: 11.5 }, ['cuts', 'load']],
  ['that chooses the largest plant, above its load', { bill: 30000, load: 3, kw: 10 }, ['size', 'raised']],
])('a home %s gets the matching notes and no others', (_, changes, notes) => {
  const limited = { load: 'load', roof: 'roof', size: 'size' };
  expect(
    notesOf({ powerCuts: 'cuts', limited, raised: 'raised', never }, { outcome: outcomeFor('home', changes) }),
  ).toEqual(notes);
});
