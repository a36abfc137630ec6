import { render, screen, within } from '@testing-library/react';
import { Breadcrumbs } from './Breadcrumbs';

test('a breadcrumb links to the pages above the current page and to the current page, and marks the link to the current page', () => {
  const site = {
    language: { home: '/' },
    company: { shortName: 'Roof Co' },
    interface: { breadcrumb: 'You are here' },
  };
  const pageAt = (address: string, name: string) => ({
    address,
    seo: { name, title: '', description: '', card: { alt: '' } },
  });
  render(<Breadcrumbs site={site} page={pageAt('/towns/mau', 'Mau')} above={[pageAt('/towns', 'Towns')]} />);
  const links = within(screen.getByRole('navigation', { name: 'You are here' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Roof Co', '/'],
    ['Towns', '/towns'],
    ['Mau', '/towns/mau'],
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Mau');
});
