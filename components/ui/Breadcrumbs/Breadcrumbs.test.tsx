import { render, screen, within } from '@testing-library/react';
import { Breadcrumbs } from './Breadcrumbs';

test('a breadcrumb links to the pages above the current page, and names the current page', () => {
  const steps = [
    { name: 'Roof Co', address: '/' },
    { name: 'Towns', address: '/towns' },
    { name: 'Mau', address: '/towns/mau' },
  ];
  render(<Breadcrumbs label="You are here" steps={steps} />);
  const links = within(screen.getByRole('navigation', { name: 'You are here' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Roof Co', '/'],
    ['Towns', '/towns'],
    ['Mau', '/towns/mau'],
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Mau');
});
