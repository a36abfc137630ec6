import { render, screen } from '@testing-library/react';
import { landingBlocks } from '@/content/landing-blocks';
import { LocationsBanner } from './LocationsBanner';

test('the banner says 18 cities, and its map names what is drawn on it', () => {
  render(<LocationsBanner content={landingBlocks.banner} />);
  expect(screen.getByRole('heading', { name: /18 cities/ })).toBeVisible();
  expect(screen.getByRole('img', { name: /^Map of Uttar Pradesh .* Varanasi, Chandauli, Prayagraj, Bhadohi and Jaunpur marked on it, and the words 18 cities$/ })).toBeVisible();
});
