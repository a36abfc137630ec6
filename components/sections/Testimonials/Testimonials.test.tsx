import { render, screen, within } from '@testing-library/react';
import { fakeBrowser } from '@/components/ui/browser-fakes';
import { commercialTestimonials, homeTestimonials, housingTestimonials } from '@/content/testimonials';
import { splitReview } from './split-review';
import { Testimonials } from './Testimonials';

beforeEach(() => fakeBrowser());

test.each([
  ['home', homeTestimonials],
  ['housing', housingTestimonials],
  ['commercial', commercialTestimonials],
])('the %s page has the same ten reviews, each with its stars and its rating in words', (_, content) => {
  render(<Testimonials content={content} />);
  const cards = screen.getAllByRole('figure');
  expect(cards).toHaveLength(10);
  expect(new Set(cards.map((card) => card.textContent))).toEqual(
    new Set(homeTestimonials.reviews.map(({ text, author }) => `${text}${author}rated 5 out of 5`)),
  );
  expect(within(cards[0]!).getByText('★★★★★')).toHaveAttribute('aria-hidden', 'true');
});

test('the home page says above the reviews how many recommend the company', () => {
  render(<Testimonials content={homeTestimonials} />);
  expect(screen.getByText('90%').closest('p')).toHaveTextContent('90% of customers recommend us');
});

test('the commercial page has its title', () => {
  render(<Testimonials content={commercialTestimonials} />);
  expect(screen.getByRole('heading', { name: 'Exceptional quality. End-to-end service. Delighted customers' })).toBeVisible();
});

test('town and size stand before the stars, which alone are read out as the rating', () => {
  render(<Testimonials content={{ ...homeTestimonials, reviews: [{ text: 'Good.', author: 'Asha, Bhadohi, 3 kW ★★★★' }] }} />);
  const author = screen.getByRole('figure').querySelector('figcaption')!;
  expect([...author.children].map(({ textContent }) => textContent)).toEqual(['Asha, Bhadohi, 3 kW', '★★★★', 'rated 4 out of 5']);
});

describe('a review of 600 words', () => {
  const text = Array.from({ length: 60 }, (_, index) => `This is sentence ${index} of a review that is long.`).join(' ');

  test('shows its opening sentences and gives the rest on request', () => {
    render(<Testimonials content={{ ...homeTestimonials, reviews: [{ text, author: 'Asha ★★★★' }] }} />);
    const card = screen.getByRole('figure');
    expect(within(card).getByText('Read the whole review')).toBeVisible();
    const [opening, rest] = within(card).getAllByText(/^This is sentence/);
    expect(`${opening?.textContent} ${rest?.textContent}`).toBe(text);
    expect(opening?.textContent).toMatch(/long\.$/);
    expect(opening?.textContent?.length).toBeLessThan(310);
    expect(within(card).getByText('rated 4 out of 5')).toBeInTheDocument();
  });

  test('is parted between words where no sentence ends', () => {
    const { opening, rest } = splitReview('word '.repeat(600).trim());
    expect(opening.length).toBeLessThan(310);
    expect(`${opening} ${rest}`).toBe('word '.repeat(600).trim());
  });
});
