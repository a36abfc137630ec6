import { render, screen } from '@testing-library/react';
import { team } from '@/content/about';
import { Gallery } from './Gallery';

test('each of the six pictures takes the columns, rows and direction its content gives', () => {
  render(<Gallery content={team} />);
  expect(
    screen.getAllByRole('listitem').map(({ classList }) => ({
      colSpan: classList.contains('twoColumns') ? 2 : 1,
      rowSpan: classList.contains('twoRows') ? 2 : 1,
      direction: ['left', 'right', 'up', 'down'].filter((side) => classList.contains(side)).join(),
    })),
  ).toEqual(team.items.map(({ colSpan, rowSpan, direction }) => ({ colSpan, rowSpan, direction })));
  expect(screen.getAllByRole('img')).toHaveLength(6);
});

test('every portrait stands over what its person does', () => {
  render(<Gallery content={team} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(team.items.map(({ role }) => role));
  expect(screen.getByText('Surveyor')).toBeVisible();
});

test('under the pictures stands the way to join them, where the content gives one', () => {
  const { unmount } = render(<Gallery content={{ ...team, more: undefined }} />);
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  render(<Gallery content={team} />);
  expect(screen.getByRole('link', { name: 'Would you like to work with us?' })).toHaveAttribute('href', '/careers');
});
