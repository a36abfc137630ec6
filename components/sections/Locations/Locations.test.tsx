import { render, screen, within } from '@testing-library/react';
import { Locations } from './Locations';

test('the locations section lists the cities, and links those that have a page', () => {
  const places = [{ text: 'Atown', href: '/towns/a' }, { text: 'Btown' }, { text: 'Many more', href: '/towns' }];
  render(<Locations content={{ heading: 'Where we work', text: 'Near you.', places }} />);
  expect(screen.getByRole('region', { name: 'Where we work' })).toHaveTextContent('Near you.');
  expect(
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Atown', 'Btown', 'Many more']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/towns/a', '/towns']);
});
