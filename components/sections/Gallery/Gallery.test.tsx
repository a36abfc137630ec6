import { render, screen } from '@testing-library/react';
import { Gallery } from './Gallery';
import type { ContentOf } from '../Section/Section';

const picture = (role: string, colSpan: 1 | 2, rowSpan: 1 | 2, direction: 'left' | 'right' | 'up' | 'down') => ({
  ...{ src: `/pictures/${role}.svg`, width: 600, height: 720, alt: role },
  ...{ role, colSpan, rowSpan, direction },
});
const team: ContentOf<'gallery'> = {
  heading: 'Our people',
  line: 'On the roof and off it.',
  items: [
    picture('Surveyor', 2, 2, 'left'),
    picture('Designer', 1, 1, 'up'),
    picture('Fitter', 1, 2, 'right'),
    picture('Driver', 2, 1, 'down'),
    picture('Clerk', 1, 1, 'up'),
    picture('Cook', 1, 1, 'left'),
  ],
};

test('a gallery picture spans the columns and rows and slides in from the side that its content names', () => {
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

test("every portrait in the gallery has a line about the person's work", () => {
  render(<Gallery content={team} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Surveyor',
    'Designer',
    'Fitter',
    'Driver',
    'Clerk',
    'Cook',
  ]);
});

test('the gallery ends with a link if its content has one', () => {
  const { unmount } = render(<Gallery content={team} />);
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  render(<Gallery content={{ ...team, more: { text: 'Work with us', href: '/careers' } }} />);
  expect(screen.getByRole('link', { name: 'Work with us' })).toHaveAttribute('href', '/careers');
});
