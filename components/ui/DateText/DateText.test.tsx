import { render, screen } from '@testing-library/react';
import { DateText } from './DateText';

test.each([
  ['2026-11-03', 'en-IN', '3 November 2026'],
  ['2026-11-03', 'hi-IN', '3 नवंबर 2026'],
  ['2013-12', 'en-IN', 'December 2013'],
  ['2019', 'hi-IN', '2019'],
])('%s is written in words in %s, and as a machine-readable date in `datetime`', (day, locale, words) => {
  render(<DateText day={day} locale={locale} />);
  expect(screen.getByText(words)).toHaveAttribute('datetime', day);
});
