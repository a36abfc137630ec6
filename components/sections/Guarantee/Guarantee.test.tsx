import { render, screen } from '@testing-library/react';
import { Guarantee } from './Guarantee';

test('the guarantee shows its text and its points, and links to its terms', () => {
  const content = {
    heading: 'Three years of light',
    text: 'We pay for every dark day.',
    points: [{ title: 'How', text: 'By cheque.' }],
    picture: { src: '/pictures/lamp.svg', width: 800, height: 600, alt: 'A lamp' },
    action: { text: 'Read the terms', href: '/tnc-goodzero' },
    approved: null,
  };
  render(<Guarantee content={content} />);
  const band = screen.getByRole('region', { name: 'Three years of light' });
  expect(band).toHaveTextContent('We pay for every dark day.');
  expect(screen.getByRole('listitem')).toHaveTextContent('HowBy cheque.');
  expect(screen.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('href', '/tnc-goodzero');
});
