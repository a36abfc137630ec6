import { render, screen, within } from '@testing-library/react';
import { Breadcrumb } from './Breadcrumb';

test('a breadcrumb links to the pages above the current page, and names the current page', () => {
  const trail = [
    { name: 'Roof Co', address: '/' },
    { name: 'Towns', address: '/towns' },
    { name: 'Mau', address: '/towns/mau' },
  ];
  render(<Breadcrumb label="You are here" trail={trail} />);
  const links = within(screen.getByRole('navigation', { name: 'You are here' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Roof Co', '/'],
    ['Towns', '/towns'],
    ['Mau', '/towns/mau'],
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Mau');
});
