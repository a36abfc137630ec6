import { render, screen, within } from '@testing-library/react';
import { solutionTiles } from '@/content/solution-tiles';
import { SolutionTiles } from './SolutionTiles';

test('three tiles lead to the three kinds of customer', () => {
  render(<SolutionTiles content={solutionTiles} />);
  const links = within(screen.getByRole('region', { name: 'Our solar solutions' })).getAllByRole('link');
  expect(links.map((link) => [within(link).getByRole('heading').textContent, link.getAttribute('href')])).toEqual([
    ['Homes', '/home'],
    ['Housing Society', '/housing_society'],
    ['Commercial', '/commercial'],
  ]);
});

test('the pictures of the tiles are not read out: their words say the same', () => {
  render(<SolutionTiles content={solutionTiles} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
