import { screen, within } from '@testing-library/react';
import { showAwake, wait } from '@/components/ui/Carousel/test-kit-view';
import { news } from '@/content/news';
import { News } from './News';

const dots = () => screen.getAllByRole('button', { name: /Go to slide/ });
const current = () => dots().findIndex((dot) => dot.hasAttribute('aria-current')) + 1;

afterEach(() => jest.useRealTimers());

test('moves by one report every 2000 ms and comes round after the fifth, one dot a report', async () => {
  await showAwake(<News content={news} />, 3);
  expect(dots()).toHaveLength(5);
  await wait(1999);
  expect(current()).toBe(1);
  await wait(1);
  expect(current()).toBe(2);
  await wait(8000);
  expect(current()).toBe(1);
});

test('a report has its day, its title and a link that says of what', async () => {
  const title = 'A school goes solar';
  const items = news.items.map((item) => ({ ...item, title, date: '2026-10-12' }));
  await showAwake(<News content={{ ...news, items }} />, 3);
  const report = screen.getAllByRole('article')[0]!;
  expect(within(report).getByRole('heading', { level: 3 })).toHaveTextContent(title);
  expect(within(report).getByText('12 October 2026')).toHaveAttribute('datetime', '2026-10-12');
  expect(within(report).getByRole('link')).toHaveAccessibleName(expect.stringMatching(new RegExp(`^Read More\\s?: ${title}$`)));
});
