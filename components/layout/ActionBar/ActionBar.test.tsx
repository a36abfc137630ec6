import { render, screen } from '@testing-library/react';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { ActionBar } from './ActionBar';

test('the bar leads to a call, to WhatsApp with a greeting, and to a quote', () => {
  render(<ActionBar content={navigation.bar} site={site} />);
  expect(screen.getByRole('navigation', { name: 'Reach us' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+910000000000');
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/910000000000?text=Hello%2C%20I%20would%20like%20to%20know%20about%20rooftop%20solar.',
  );
  expect(screen.getByRole('link', { name: 'Get a quote' })).toHaveAttribute('href', '/go-solar');
});
