import { render, screen, within } from '@testing-library/react';
import { FeatureCards } from './FeatureCards';

test('a feature card has a picture, a title and a list of points', () => {
  const picture = { src: '/pictures/plan.svg', width: 800, height: 600, alt: 'A plan on a desk' };
  const cards = [
    { title: 'Design', text: 'We draw.', points: ['By hand', 'By daylight', 'By noon'], picture },
    { title: 'Price', text: 'We count.', points: ['Once'] },
  ];
  render(<FeatureCards content={{ id: 'features', heading: 'Two reasons', cards }} />);
  const card = screen.getByRole('heading', { name: 'Design' }).closest('li') as HTMLElement;
  expect(within(card).getByRole('img', { name: 'A plan on a desk' })).toBeVisible();
  expect(
    within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['By hand', 'By daylight', 'By noon']);
});

test('a feature card without points has no empty list, and a card and its section may have a link', () => {
  const cards = [
    { title: 'Have your bill', text: 'Any month.', points: [] },
    { title: 'Know your roof', text: 'Roughly.', more: { text: 'How to measure', href: '/sums' }, points: [] },
  ];
  render(
    <FeatureCards
      content={{
        id: 'ready',
        heading: 'Before you call',
        cards,
        action: { text: 'Call us', href: 'tel:+919876543210' },
      }}
    />,
  );
  expect(screen.getAllByRole('list')).toHaveLength(1);
  expect(within(screen.getByText(/^Roughly/)).getByRole('link', { name: 'How to measure' })).toHaveAttribute(
    'href',
    '/sums',
  );
  expect(screen.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+919876543210');
});
