import { screen, within } from '@testing-library/react';
import { showAwake, wait } from '@/components/ui/Carousel/show-awake.fixture';
import { carouselLabels } from '@/components/ui/Carousel/labels.fixture';
import { HeroSlider } from './HeroSlider';

const slide = (heading: string) => ({
  heading,
  text: 'Look up.',
  picture: { src: `/pictures/${heading}.svg`, width: 1200, height: 600, alt: heading },
});
const heroSlider = {
  id: 'top',
  label: 'Three roofs',
  slides: ['Hut', 'House', 'Castle'].map(slide),
};

const current = () =>
  screen.getAllByRole('button', { name: /Go to slide/ }).findIndex((dot) => dot.hasAttribute('aria-current')) + 1;

afterEach(() => jest.useRealTimers());

test('the hero slider shows the next slide every 4000 ms, and the first slide after the third', async () => {
  await showAwake(<HeroSlider labels={carouselLabels} content={heroSlider} />, 1);
  await wait(3999);
  expect(current()).toBe(1);
  await wait(1);
  expect(current()).toBe(2);
  await wait(8000);
  expect(current()).toBe(1);
});

test('a hero slider that is not the first section of its page has headings of level 2', async () => {
  await showAwake(<HeroSlider labels={carouselLabels} content={heroSlider} />, 1);
  const headings = screen.getAllByRole('heading', { hidden: true });
  expect(headings.map(({ tagName }) => tagName)).toEqual(['H2', 'H2', 'H2']);
});

test('every slide of the hero slider shows the button and the rating', async () => {
  const content = {
    ...heroSlider,
    action: { text: 'Begin', href: '/go-solar' },
    badge: { value: '4.2', text: 'from 12 reviews' },
  };
  await showAwake(<HeroSlider labels={carouselLabels} content={content} level={1} />, 1);
  for (const name of ['1 of 3', '2 of 3', '3 of 3']) {
    const slide = within(screen.getByLabelText(name));
    expect(slide.getByText('Begin')).toHaveAttribute('href', '/go-solar');
    expect(slide.getByText('4.2').closest('p')).toHaveTextContent('4.2 from 12 reviews');
  }
});

test('the first slide of a hero slider that begins its page has the h1, the others an h2; the button is also shown without a rating', async () => {
  await showAwake(
    <HeroSlider
      labels={carouselLabels}
      content={{ ...heroSlider, action: { text: 'Begin', href: '/go-solar' } }}
      level={1}
    />,
    1,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hut');
  expect(screen.getAllByRole('heading', { level: 2, hidden: true })).toHaveLength(2);
  expect(within(screen.getByLabelText('1 of 3')).getByRole('link', { name: 'Begin' })).toHaveAttribute(
    'href',
    '/go-solar',
  );
});
