import { render, screen, within } from '@testing-library/react';
import { Locations } from './Locations';

test('the grid of locations lists the cities', () => {
  render(
    <Locations content={{ heading: 'Where we work', text: 'Near you.', names: ['Atown', 'Btown', 'Many more'] }} />,
  );
  expect(screen.getByRole('region', { name: 'Where we work' })).toHaveTextContent('Near you.');
  expect(
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Atown', 'Btown', 'Many more']);
});
