/** @jest-environment node */
import { countUniqueRuns } from './unique-runs';

test('countUniqueRuns counts a repeated sequence of five words once, regardless of capital letters and punctuation', () => {
  expect(countUniqueRuns([{ name: 'Mau', text: 'One two three, four five. ONE TWO three four five six' }])).toEqual([
    6,
  ]);
});

test('countUniqueRuns leaves out sequences that two texts share except for the name of the town', () => {
  const [first, second] = countUniqueRuns([
    { name: 'Mau', text: 'Roofs in Mau are flat and wide. Here the river bends round the fort.' },
    { name: 'Ballia', text: 'Roofs in Ballia are flat and wide. There a bridge leads over to the fields.' },
  ]);
  expect([first, second]).toEqual([7, 8]);
});
