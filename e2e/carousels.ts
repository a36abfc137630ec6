import type { Locator, Page } from 'playwright/test';
import { en, hi } from './site';
import { expect } from './kit';

export const carousels = [
  { name: 'the hero slider', route: '/residential', label: en.heroSlider.label, slides: 3 },
  { name: 'the news', route: '/home', label: en.news.label, slides: 5 },
  { name: 'the projects', route: '/housing_society', label: en.projectCarousel.label, slides: 10 },
  { name: 'the consultation', route: '/go-solar', label: en.consultationCarousel.label, slides: 3 },
] as const;

export const [hero, news, projects, consultation] = carousels;

export const buttonsOf = ({ route }: { route: string }) => (route.startsWith('/hi/') ? hi : en).interface.carousel;

/** The numbers of the reviews in view: `shows` at first, `then` after one press of the button for the next ones. */
export const rotators = [
  { name: 'the reviews of /home', route: '/home', shows: [1, 2], then: [2, 3] },
  { name: 'the reviews of /housing_society', route: '/housing_society', shows: [1], then: [2] },
  { name: 'the reviews of /commercial', route: '/commercial', shows: [1, 2], then: [3, 4] },
].map((kind) => ({ ...kind, label: en.testimonials.home.label }));

export const heroInHindi = {
  ...hero,
  name: 'the hero slider in Hindi',
  route: '/hi/residential',
  label: hi.heroSlider.label,
};

export const region = (page: Page, { label }: { label: string }) =>
  page.getByRole('region', { name: label, exact: true });

export const scrollToMiddle = (part: Locator) =>
  part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

export async function openCarousel(page: Page, kind: { route: string; label: string }): Promise<Locator> {
  await page.goto(kind.route);
  const carousel = region(page, kind);
  await scrollToMiddle(carousel);
  await expect(carousel.getByRole('button', { name: buttonsOf(kind).next })).toBeVisible();
  await expect(carousel).toHaveAttribute('data-awake');
  return carousel;
}

export const pause = (carousel: Locator, { pause }: { pause: string } = en.interface.carousel) =>
  carousel.getByRole('button', { name: pause }).click();

export const shown = (carousel: Locator) =>
  carousel
    .locator('[data-slide]')
    .evaluateAll((slides) => slides.flatMap((slide, index) => (slide.hasAttribute('inert') ? [] : [index + 1])));

export const inView = (carousel: Locator) =>
  carousel.locator('[data-slide]').evaluateAll((slides) => {
    const box = slides[0]!.closest('[data-strip]')!.getBoundingClientRect();
    return slides
      .map((slide, index) => ({ n: index + 1, slide, rect: slide.getBoundingClientRect() }))
      .filter(({ rect }) => rect.right > box.left + 40 && rect.left < box.right - 40)
      .sort((a, b) => a.rect.left - b.rect.left)
      .map(({ n, slide, rect: { left, right } }) => ({ n, left, right, current: slide.hasAttribute('data-current') }));
  });

export async function settled(carousel: Locator) {
  const stands = () =>
    carousel.locator('[data-strip] > :first-child').evaluate(async (strip) => {
      const before = strip.getBoundingClientRect().left;
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      return strip.getBoundingClientRect().left === before;
    });
  await expect.poll(stands).toBe(true);
}
