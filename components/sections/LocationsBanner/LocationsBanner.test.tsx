import { render, screen } from '@testing-library/react';
import { LocationsBanner } from './LocationsBanner';

test('the locations banner shows a heading, a text and a map', () => {
  const map = { src: '/pictures/map.svg', width: 800, height: 800, alt: 'Map of two towns' };
  render(<LocationsBanner content={{ heading: 'Two towns', text: 'And the road between.', map }} />);
  expect(screen.getByRole('region', { name: 'Two towns' })).toHaveTextContent('And the road between.');
  expect(screen.getByRole('img', { name: 'Map of two towns' })).toBeVisible();
});
