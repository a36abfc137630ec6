import { render, screen } from '@testing-library/react';
import { landingBlocks } from '@/content/landing-blocks';
import { LocationsBanner } from './LocationsBanner';

test('the banner says 18 cities, in words and in what the map shows', () => {
  render(<LocationsBanner content={landingBlocks.banner} />);
  expect(screen.getByRole('heading', { name: /18 cities/ })).toBeVisible();
  expect(screen.getByRole('img', { name: /Map of Uttar Pradesh .* 18 cities/ })).toBeVisible();
});
