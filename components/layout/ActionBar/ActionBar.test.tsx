import { render, screen } from '@testing-library/react';
import { navigation, company } from '../company.fixture';
import { ActionBar } from './ActionBar';

test('the action bar has links for a call, for a WhatsApp message with a greeting, and for a quote', () => {
  render(<ActionBar content={navigation.bar} company={company} greeting="Hello & welcome." quote="/go-solar" />);
  expect(screen.getByRole('navigation', { name: 'Reach us' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919876543210');
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/919876543210?text=Hello%20%26%20welcome.',
  );
  expect(screen.getByRole('link', { name: 'Get a quote' })).toHaveAttribute('href', '/go-solar');
});
