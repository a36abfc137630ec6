import { render, screen, within } from '@testing-library/react';
import { homeTiles, landingTiles } from '@/content/solution-tiles';
import { SolutionTiles } from './SolutionTiles';

test.each([
  ['landing', landingTiles, '/home'],
  ['home', homeTiles, '/residential'],
])('three tiles of the %s page lead to the three kinds of customer, none to the page itself', (_, content, homes) => {
  render(<SolutionTiles content={content} />);
  const links = within(screen.getByRole('region', { name: 'Our solar solutions' })).getAllByRole('link');
  expect(links.map((link) => [within(link).getByRole('heading').textContent, link.getAttribute('href')])).toEqual([
    ['Homes', homes],
    ['Housing Society', '/housing_society'],
    ['Commercial', '/commercial'],
  ]);
});

test('the pictures of the tiles are not read out: their words say the same', () => {
  render(<SolutionTiles content={landingTiles} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
