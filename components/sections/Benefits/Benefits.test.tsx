import { render, screen } from '@testing-library/react';
import { landingBlocks } from '@/content/landing-blocks';
import { Benefits } from './Benefits';

beforeEach(() => {
  render(<Benefits content={landingBlocks.whyChooseUs} />);
});

test('the four benefits carry the claims, word for word', () => {
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    '0% EMI financing',
    'Cyclone-proof installs (winds up to 170 kmph)',
    'Rs 1 lakh guarantee against water leakage (chemical anchoring)',
    '5 years of maintenance with quarterly cleaning',
  ]);
});

test('the terms of the EMI offer are one press away', () => {
  expect(screen.getByRole('link', { name: /subject to terms/ })).toHaveAttribute('href', '/tnc-goodzero');
});

test('Know More says what about, for those who hear the link alone', () => {
  expect(screen.getByRole('link', { name: 'Know More about these four promises' })).toHaveAttribute('href', '/knowmore');
});
