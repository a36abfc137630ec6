import { render, screen } from '@testing-library/react';
import { fakeBrowser, scrollTo } from '@/components/ui/browser-fakes';
import { journey } from '@/content/about';
import { Timeline } from './Timeline';

const step = (text: string) => screen.getByText(text).closest('li')!;

test('the journey has its five steps in order, each with its picture', () => {
  fakeBrowser();
  render(<Timeline content={journey} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Founded in 2020',
    '600+ clients solarised',
    '2,000+ happy customers',
    '300+ housing societies',
    '200+ commercial businesses',
  ]);
  expect(screen.getAllByRole('img')).toHaveLength(5);
});

test('a step below the window waits, and shows when 30 % of it is visible', () => {
  fakeBrowser();
  render(<Timeline content={journey} />);
  const founded = step('Founded in 2020');
  expect(founded).not.toHaveClass('waiting');
  scrollTo(founded, 0);
  expect(founded).toHaveClass('waiting');
  scrollTo(founded, 0.29);
  expect(founded).toHaveClass('waiting');
  scrollTo(founded, 0.3);
  expect(founded).not.toHaveClass('waiting');
  scrollTo(founded, 0);
  expect(founded).not.toHaveClass('waiting');
});

test('a step that is in view when the page wakes is not taken away', () => {
  fakeBrowser();
  render(<Timeline content={journey} />);
  scrollTo(step('Founded in 2020'), 0.1);
  expect(step('Founded in 2020')).not.toHaveClass('waiting');
});

test('nothing waits where reduced motion is wished for', () => {
  fakeBrowser('(prefers-reduced-motion: reduce)');
  render(<Timeline content={journey} />);
  scrollTo(step('Founded in 2020'), 0);
  expect(step('Founded in 2020')).not.toHaveClass('waiting');
});
