/** @jest-environment node */

import { raw, outcomeFor } from '@/lib/solar/answer.fixture';
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
])('a business that %s gets the notes that apply to it, and no others', (_, changes, notes) => {
  const outcome = outcomeFor('business', { load: 70, tax: 25, ...changes });
  const result = { outcome, raw: { ...raw.business, ...changes }, edits: {} };
  expect(notesOf({ fedIn, byNight, never }, result)).toEqual(notes);
});
