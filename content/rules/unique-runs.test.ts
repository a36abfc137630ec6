/** @jest-environment node */
import { countUniqueRuns } from './unique-runs';

test('each run of five words counts once, regardless of capital letters and punctuation', () => {
  expect(countUniqueRuns([{ name: 'Mau', text: 'One two three, four five. ONE TWO three four five six' }])).toEqual([
    6,
  ]);
});

test('runs of words that another text also has are not counted, even if they name another town', () => {
  const [first, second] = countUniqueRuns([
    { name: 'Mau', text: 'Roofs in Mau are flat and wide. Here the river bends round the fort.' },
    { name: 'Ballia', text: 'Roofs in Ballia are flat and wide. There a bridge leads over to the fields.' },
  ]);
  expect([first, second]).toEqual([7, 8]);
});
