import { render, screen } from '@testing-library/react';
import { navigation, company } from '../company.fixture';
import { ContactLine } from './ContactLine';

test('the contact line shows office hours and phone number, and links to WhatsApp with a greeting', () => {
  render(<ContactLine content={navigation.bar} company={company} greeting="Hello & welcome." />);
  expect(screen.getByRole('navigation', { name: 'Reach us' })).toHaveTextContent('Every day, 8 to 8');
  expect(screen.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute('href', 'tel:+919876543210');
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/919876543210?text=Hello%20%26%20welcome.',
  );
});
