import { render, screen, within } from '@testing-library/react';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { Footer } from './Footer';

const open = (withCities?: boolean) => render(<Footer content={navigation.footer} site={site} withCities={withCities} />);

/** The links under a heading. */
const under = (heading: string) =>
  within(screen.getByRole('heading', { name: heading }).parentElement as HTMLElement)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the logo and the tagline stand in the footer, word for word', () => {
  open();
  expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Dhoop Solar' })).toHaveAttribute('href', '/');
  expect(
    screen.getByText("Rooftop solar made simple. We don't just sell solar — we give you peace of mind."),
  ).toBeVisible();
});

test('the groups hold the links they were asked for', () => {
  open();
  expect(under('Our Solutions')).toEqual([
    ['Homes', '/home'],
    ['Commercial', '/commercial'],
    ['Housing Society', '/housing_society'],
  ]);
  expect(under('Quick Links')).toEqual([['About Us', '/aboutus']]);
  expect(under('Talk to us')).toEqual([
    ['+91 00000 00000', 'tel:+910000000000'],
    ['hello@example.com', 'mailto:hello@example.com'],
  ]);
  expect(under('Follow us').map(([text]) => text)).toEqual(['Facebook', 'YouTube', 'Instagram']);
});

test('the legal links and a copyright line stand at its end', () => {
  open();
  expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy');
  expect(screen.getByRole('link', { name: 'Terms of service' })).toHaveAttribute('href', '/terms-of-service');
  expect(screen.getByRole('link', { name: 'GoodZero terms' })).toHaveAttribute('href', '/tnc-goodzero');
  expect(screen.getByRole('link', { name: 'Accessibility' })).toHaveAttribute('href', '/accessibility');
  expect(screen.getByText(/^© \d{4} Dhoop Solar\. All rights reserved\.$/)).toBeVisible();
});

test('the copyright line says the year in which the page is built', () => {
  jest.useFakeTimers({ now: Date.parse('2031-12-31T18:30:00Z') });
  open();
  expect(screen.getByText(/^© 2032 /)).toBeVisible();
  jest.useRealTimers();
});

test('the cities are listed on the pages that ask for them', () => {
  open(true);
  const cities = screen.getByRole('heading', { name: 'Where we work' }).parentElement as HTMLElement;
  expect(within(cities).getAllByRole('listitem').map((city) => city.textContent)).toEqual([
    'Varanasi',
    'Chandauli',
    'Prayagraj',
    'Bhadohi',
    'Jaunpur',
    'Many more',
  ]);
});

test('the cities are not listed on other pages', () => {
  open();
  expect(screen.queryByText('Varanasi')).not.toBeInTheDocument();
});
