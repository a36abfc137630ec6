import { act, render, screen, within } from '@testing-library/react';
import { fakeBrowser, scrollTo } from '@/components/ui/fake-browser.fixture';
import { carouselLabels } from '@/components/ui/Carousel/labels.fixture';
import type { TestimonialsContent } from '@/content/schemas/entries';
import { splitReview } from './split-review';
import { Testimonials } from './Testimonials';

beforeEach(() => fakeBrowser());

const content: TestimonialsContent = {
  variant: 'home',
  heading: 'What they say',
  claim: { value: '9 of 10', text: 'come again' },
  label: 'Reviews',
  rating: 'rated {stars} out of 5',
  readMore: 'Read the whole review',
  reviews: [
    { text: 'It works.', author: 'Asha ★★★★★' },
    { text: 'It is quiet.', author: 'Imran ★★★' },
  ],
};

test.each(['home', 'housing', 'commercial'] as const)(
  'the customer reviews in the variant %s show each review once, with stars hidden from screen readers and its rating in words',
  (variant) => {
    render(<Testimonials labels={carouselLabels} content={{ ...content, variant }} />);
    const cards = screen.getAllByRole('figure');
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'It works.Asha ★★★★★rated 5 out of 5',
      'It is quiet.Imran ★★★rated 3 out of 5',
    ]);
    expect(within(cards[0]!).getByText('★★★★★')).toHaveAttribute('aria-hidden', 'true');
  },
);

test.each([
  { variant: 'home', interval: 2000, shown: [1, 2], then: [2, 3] },
  { variant: 'housing', interval: 3000, shown: [1], then: [2] },
  { variant: 'commercial', interval: 3000, shown: [1, 2], then: [3, 4] },
] as const)(
  'in the variant $variant, the customer reviews $shown are in view at first, and the reviews $then after $interval ms',
  ({ variant, interval, shown, then }) => {
    jest.useFakeTimers();
    const reviews = [1, 2, 3, 4].map((n) => ({ text: `Review ${n}.`, author: `Asha ${n} ★★★★★` }));
    render(<Testimonials labels={carouselLabels} content={{ ...content, variant, reviews }} />);
    act(() => scrollTo(screen.getByRole('region', { name: 'Reviews' }), 1));
    const now = () =>
      screen
        .getAllByRole('group', { name: / of 4/ })
        .flatMap((slide, index) => (slide.hasAttribute('inert') ? [] : [index + 1]));
    act(() => jest.advanceTimersByTime(interval - 1));
    expect(now()).toEqual(shown);
    act(() => jest.advanceTimersByTime(1));
    expect(now()).toEqual(then);
    jest.useRealTimers();
  },
);

test('the section with customer reviews has a heading and a claim about the company', () => {
  render(<Testimonials labels={carouselLabels} content={content} />);
  expect(screen.getByRole('heading', { name: 'What they say' })).toBeVisible();
  expect(screen.getByText('9 of 10').closest('p')).toHaveTextContent('9 of 10 come again');
});

test('the author of a review stands with town and system size before the stars, which are read as a rating', () => {
  render(
    <Testimonials
      labels={carouselLabels}
      content={{ ...content, reviews: [{ text: 'Good.', author: 'Asha, Bhadohi, 3 kW ★★★★' }] }}
    />,
  );
  const author = screen.getByRole('figure').querySelector('figcaption')!;
  expect([...author.children].map(({ textContent }) => textContent)).toEqual([
    'Asha, Bhadohi, 3 kW',
    '★★★★',
    'rated 4 out of 5',
  ]);
});

describe('a long customer review', () => {
  const text = Array.from({ length: 60 }, (_, index) => `This is sentence ${index} of a review that is long.`).join(
    ' ',
  );

  test('a long review shows its first sentences and its rating, and has the rest under "Read the whole review"', () => {
    render(<Testimonials labels={carouselLabels} content={{ ...content, reviews: [{ text, author: 'Asha ★★★★' }] }} />);
    const card = screen.getByRole('figure');
    expect(within(card).getByText('Read the whole review')).toBeVisible();
    const [opening, rest] = within(card).getAllByText(/^This is sentence/);
    expect(`${opening?.textContent} ${rest?.textContent}`).toBe(text);
    expect(opening?.textContent).toMatch(/long\.$/);
    expect(opening?.textContent?.length).toBeLessThan(310);
    expect(within(card).getByText('rated 4 out of 5')).toBeInTheDocument();
  });

  test('a long review is cut between words if no sentence ends in the first 300 characters', () => {
    const { opening, rest } = splitReview('word '.repeat(600).trim());
    expect(opening.length).toBeLessThan(310);
    expect(`${opening} ${rest}`).toBe('word '.repeat(600).trim());
  });

  test('a long review in Hindi is cut after a danda, the full stop of Hindi', () => {
    const { opening, rest } = splitReview('यह समीक्षा का एक लंबा वाक्य है। '.repeat(30).trim());
    expect(opening).toMatch(/है।$/);
    expect(rest).toMatch(/^यह/);
  });
});
