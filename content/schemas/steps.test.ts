/** @jest-environment node */

import { steps } from './sections';

test('the schema refuses steps with durations but without a source', () => {
  const given = {
    id: 'way',
    heading: 'The way',
    steps: [
      { title: 'Survey', text: 'We look.' },
      { title: 'Meter', text: 'It is fitted.', days: ['7-15 days'] },
    ],
  };
  expect(steps.safeParse(given).error?.issues).toEqual([
    expect.objectContaining({ path: ['source'], message: 'expected a source, because there are days' }),
  ]);
  const source = { name: 'A blog', date: '2025-09-25', facts: 'the days' };
  expect(steps.safeParse({ ...given, source }).success).toBe(true);
});
