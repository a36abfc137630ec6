import { render, screen, within } from '@testing-library/react';
import { housingSociety } from '@/content/pages/housing-society';
import { Steps } from './Steps';

test('the way of a society to its plant is told in order', () => {
  render(<Steps content={housingSociety.howItWorks} />);
  const list = screen.getByRole('list');
  expect(list.tagName).toBe('OL');
  expect(within(list).getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Survey',
    'AGM approval',
    'Design',
    'Installation',
    'Net metering',
    'Maintenance',
  ]);
});
