import { render, screen, within } from '@testing-library/react';
import { commercial } from '@/content/pages/commercial';
import { goSolar } from '@/content/pages/go-solar';
import { FeatureCards } from './FeatureCards';

test('a card has its picture, its title and its points', () => {
  render(<FeatureCards content={commercial.features} />);
  const card = screen.getByRole('heading', { name: 'Great solar starts with precision designs' }).closest('li') as HTMLElement;
  expect(within(card).getByRole('img', { name: 'The plan of a roof on a desk: three rows of panels, with its tanks and its stairs left clear' })).toBeVisible();
  expect(within(card).getAllByRole('listitem')).toHaveLength(3);
});

test('cards without points have no empty list, and may end with a way on', () => {
  render(<FeatureCards content={goSolar.ready} />);
  expect(screen.getAllByRole('list')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Call us: +91 00000 00000' })).toHaveAttribute('href', 'tel:+910000000000');
});
