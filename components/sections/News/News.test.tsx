import { screen, within } from '@testing-library/react';
import { showAwake, wait } from '@/components/ui/Carousel/show-awake.fixture';
import { carouselLabels } from '@/components/ui/Carousel/labels.fixture';
import { News } from './News';

const report = (id: string) => ({
  id,
  image: { src: `/pictures/${id}.svg`, width: 800, height: 600, alt: id },
  title: `News of ${id}`,
  date: '2025-10-12',
  link: `https://news.example/${id}`,
});
const news = {
  heading: 'News',
  label: 'Reports',
  readMore: 'Read More',
  items: ['sun', 'moon', 'rain', 'wind', 'snow'].map(report),
};

const dots = () => screen.getAllByRole('button', { name: /Go to slide/ });
const current = () => dots().findIndex((dot) => dot.hasAttribute('aria-current')) + 1;

afterEach(() => jest.useRealTimers());

test('the news carousel has a dot for each of five reports, and moves by one every 2000 ms in a loop', async () => {
  await showAwake(<News labels={carouselLabels} content={news} locale="en-IN" />, 3);
  expect(dots()).toHaveLength(5);
  await wait(1999);
  expect(current()).toBe(1);
  await wait(1);
  expect(current()).toBe(2);
  await wait(8000);
  expect(current()).toBe(1);
});

test('a news report has a date, a title and a link whose name contains the title', async () => {
  await showAwake(<News labels={carouselLabels} content={news} locale="en-IN" />, 3);
  const first = screen.getAllByRole('article')[0]!;
  expect(within(first).getByRole('heading', { level: 3 })).toHaveTextContent('News of sun');
  expect(within(first).getByText('12 October 2025')).toHaveAttribute('datetime', '2025-10-12');
  expect(within(first).getByRole('link')).toHaveAccessibleName(expect.stringMatching(/^Read More\s?: News of sun$/));
});
