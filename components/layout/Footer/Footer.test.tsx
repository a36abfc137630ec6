import { render, screen, within } from '@testing-library/react';
import { navigation, company } from '../company.fixture';
import { Footer } from './Footer';

const footer = {
  ...navigation.footer,
  groups: [
    {
      heading: 'Roofs',
      links: [
        { text: 'Huts', href: '/home' },
        { text: 'Castles', href: '/commercial' },
      ],
    },
    { heading: 'More', links: [{ text: 'About', href: '/aboutus' }] },
  ],
  legal: [
    { text: 'Privacy', href: '/privacy-policy' },
    { text: 'Terms', href: '/terms-of-service' },
  ],
  cities: {
    heading: 'Where we work',
    places: [{ text: 'Atown', href: '/towns/a' }, { text: 'Btown' }],
    all: { text: 'All towns', href: '/towns' },
  },
  copyright: '© {year} Roof Co',
};
const social = [{ text: 'Film', href: 'https://film.example/roof' }];

const open = (withCities?: boolean) =>
  render(<Footer content={footer} company={{ ...company, social }} home="/" withCities={withCities} />);

const linksUnder = (heading: string) =>
  within(screen.getByRole('heading', { name: heading }).parentElement as HTMLElement)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the footer shows the tagline, and the logo in the footer links to the landing page', () => {
  open();
  expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Roof Co' })).toHaveAttribute('href', '/');
  expect(screen.getByText('Power from above.')).toBeVisible();
});

test('the footer has groups of links, contact links of the company, and links to social media', () => {
  open();
  expect(linksUnder('Roofs')).toEqual([
    ['Huts', '/home'],
    ['Castles', '/commercial'],
  ]);
  expect(linksUnder('More')).toEqual([['About', '/aboutus']]);
  expect(linksUnder('Talk to us')).toEqual([
    ['+91 98765 43210', 'tel:+919876543210'],
    ['ask@roof.test', 'mailto:ask@roof.test'],
    ['Service', 'https://wa.me/919876543210?text=Repair'],
  ]);
  expect(linksUnder('Follow us')).toEqual([['Film', 'https://film.example/roof']]);
});

test('the footer has the legal links, and a copyright line with a year', () => {
  open();
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy-policy');
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms-of-service');
  expect(screen.getByText(/^© \d{4} Roof Co$/)).toBeVisible();
});

test('the copyright line says the year of the build, by the date in India', () => {
  jest.useFakeTimers({ now: Date.parse('2031-12-31T18:30:00Z') });
  open();
  expect(screen.getByText(/^© 2032 /)).toBeVisible();
  jest.useRealTimers();
});

test('the footer of a page without the list of cities links to the page with all places', () => {
  open();
  expect(linksUnder('Where we work')).toEqual([['All towns', '/towns']]);
});

test('the footer of a page with the list of cities names each city, and links those that have a page', () => {
  open(true);
  const heading = screen.getByRole('heading', { name: 'Where we work' });
  const items = within(heading.parentElement as HTMLElement).getAllByRole('listitem');
  expect(items.map((city) => city.textContent)).toEqual(['Atown', 'Btown']);
  expect(linksUnder('Where we work')).toEqual([['Atown', '/towns/a']]);
});
