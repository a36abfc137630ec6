import { render, screen } from '@testing-library/react';
import { DateText } from './DateText';

test.each([
  ['en-IN', '3 November 2026'],
  ['hi-IN', '3 नवंबर 2026'],
])('a date is written in words in %s, with the date for machines in `datetime`', (locale, words) => {
  render(<DateText day="2026-11-03" locale={locale} />);
  expect(screen.getByText(words)).toHaveAttribute('datetime', '2026-11-03');
});
