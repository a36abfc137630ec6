import { render, screen } from '@testing-library/react';
import { fakeBrowser, scrollTo } from '@/components/ui/fake-browser.fixture';
import { Timeline } from './Timeline';

const item = (text: string) => ({ img: { src: `/pictures/${text}.svg`, width: 800, height: 600, alt: text }, text });
const journey = { heading: 'Our way', line: 'So far.', items: ['First roof', 'Tenth roof', 'First factory'].map(item) };

const step = (text: string) => screen.getByText(text).closest('li')!;

test('the timeline has its steps in order, each with its picture', () => {
  fakeBrowser();
  render(<Timeline content={journey} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'First roof',
    'Tenth roof',
    'First factory',
  ]);
  expect(screen.getAllByRole('img')).toHaveLength(3);
});

test('a step of the timeline that is out of view at first is hidden until 30 % of the step is in view, and is not hidden again', () => {
  fakeBrowser();
  render(<Timeline content={journey} />);
  const first = step('First roof');
  expect(first).not.toHaveClass('waiting');
  scrollTo(first, 0);
  expect(first).toHaveClass('waiting');
  scrollTo(first, 0.29);
  expect(first).toHaveClass('waiting');
  scrollTo(first, 0.3);
  expect(first).not.toHaveClass('waiting');
  scrollTo(first, 0);
  expect(first).not.toHaveClass('waiting');
});

test('a step of the timeline that is in view at first is not hidden', () => {
  fakeBrowser();
  render(<Timeline content={journey} />);
  scrollTo(step('First roof'), 0.1);
  expect(step('First roof')).not.toHaveClass('waiting');
});

test('with reduced motion no step of the timeline is hidden', () => {
  fakeBrowser('(prefers-reduced-motion: reduce)');
  render(<Timeline content={journey} />);
  scrollTo(step('First roof'), 0);
  expect(step('First roof')).not.toHaveClass('waiting');
});
