import { render, screen, within } from '@testing-library/react';
import { SolutionTiles } from './SolutionTiles';

const picture = { src: '/tile.jpg', width: 400, height: 300 };
const content = {
  heading: 'What we build',
  tiles: [
    { title: 'Homes', text: 'A roof each.', href: '/residential', picture },
    { title: 'Societies', text: 'One terrace.', href: '/housing_society', picture },
    { title: 'Businesses', text: 'A shed.', href: '/commercial', picture },
  ],
};

beforeEach(() => {
  render(<SolutionTiles content={content} />);
});

test('each solution tile links to the page for its kind of customer', () => {
  const links = within(screen.getByRole('region', { name: 'What we build' })).getAllByRole('link');
  expect(links.map((link) => [within(link).getByRole('heading').textContent, link.getAttribute('href')])).toEqual([
    ['Homes', '/residential'],
    ['Societies', '/housing_society'],
    ['Businesses', '/commercial'],
  ]);
});

test('screen readers skip the pictures of solution tiles', () => {
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
