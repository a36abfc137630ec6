import { render, screen } from '@testing-library/react';
import { DateText, TextWithDate } from './DateText';

test.each([
  ['2026-11-03', 'en-IN', '3 November 2026'],
  ['2026-11-03', 'hi-IN', '3 नवंबर 2026'],
  ['2013-12', 'en-IN', 'December 2013'],
  ['2019', 'hi-IN', '2019'],
])('the date %s in the locale %s is shown as "%s", and stands unchanged in `datetime`', (day, locale, words) => {
  render(<DateText day={day} locale={locale} />);
  expect(screen.getByText(words)).toHaveAttribute('datetime', day);
});

test.each(['As of {date}, so.', '{date}', 'Read {date}; changed {date}, and more.', 'No date'])(
  'every {date} in the text "%s" is replaced by the date, and the rest of the text is kept',
  (text) => {
    const { container } = render(
      <TextWithDate day="2026-11-03" locale="en-IN">
        {text}
      </TextWithDate>,
    );
    expect(container).toHaveTextContent(text.replaceAll('{date}', '3 November 2026'));
    expect(container.querySelectorAll('time')).toHaveLength(text.split('{date}').length - 1);
  },
);
