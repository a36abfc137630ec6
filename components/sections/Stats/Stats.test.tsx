import { render, screen, within } from '@testing-library/react';
import { landingBlocks } from '@/content/landing-blocks';
import { Stats } from './Stats';

test('each figure is read out together with what it counts', () => {
  render(<Stats content={landingBlocks.whoAreWe} />);
  const band = screen.getByRole('region', { name: 'Who are we?' });
  expect(within(band).getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '700+ staff',
    '90% of customers recommend us',
    '5+ years of experience',
    '18,000+ homes solarised',
    'Rs 30+ crore savings (2020-2024)',
  ]);
});
