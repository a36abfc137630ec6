import { render, screen, within } from '@testing-library/react';
import { Stats } from './Stats';

test('each claim of the company is one list item with its number and its words', () => {
  render(
    <Stats
      content={{
        heading: 'Who are we?',
        claims: [
          { value: '7', text: 'friends' },
          { value: '90%', text: 'of cats like us' },
        ],
      }}
    />,
  );
  const band = screen.getByRole('region', { name: 'Who are we?' });
  expect(
    within(band)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['7 friends', '90% of cats like us']);
});
