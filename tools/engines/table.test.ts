/** @jest-environment node */
import { tableOf } from './table';

test('journeys stand against engines, with each reason once beneath, and the count last', () => {
  const table = tableOf([
    { journey: 'menu', engine: 'firefox', reasons: [] },
    { journey: 'form tabs', engine: 'firefox', reasons: ['not seen: the tab', '/: thrown: x', '/: thrown: x'] },
    { journey: 'menu', engine: 'webkit', reasons: [] },
    { journey: 'form tabs', engine: 'webkit', reasons: [] },
  ]);
  expect(table.split('\n')).toEqual([
    '            firefox   webkit',
    'menu        ✓         ✓',
    'form tabs   ✗         ✓',
    '',
    'form tabs, firefox:',
    '  not seen: the tab',
    '  /: thrown: x',
    '',
    '3 passed, 1 failed',
  ]);
});
