/** @jest-environment node */
import { contentWarnings } from './content-warnings';

const TODAY = '2026-11-21';
const warningsFor = (exported: Record<string, unknown>) =>
  contentWarnings([{ file: 'content/en/news.ts', source: JSON.stringify(exported), exported }], TODAY);

test('a day that is still to come is told with its place', () => {
  expect(warningsFor({ news: { items: [{ date: '2026-11-21' }, { date: '2026-11-22' }] } })).toEqual([
    'content/en/news.ts · page: every page that shows it · field: news.items[1].date · the day 2026-11-22 is still to come',
  ]);
});

test('words that only name a later day, and terms in force from one, are no slip', () => {
  expect(warningsFor({ page: { text: 'From 2026-11-22 on.', inForce: { text: 'From', date: '2026-11-22' } } })).toEqual(
    [],
  );
});
