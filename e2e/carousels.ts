import type { Locator, Page } from 'playwright/test';
import { en } from './site';

export const carousels = [
  { name: 'the hero slider', route: '/residential', label: en.heroSlider.label, slides: 3 },
  { name: 'the news', route: '/home', label: en.news.label, slides: 5 },
  { name: 'the projects', route: '/housing_society', label: en.projectCarousel.label, slides: 10 },
  { name: 'the consultation', route: '/go-solar', label: en.consultationCarousel.label, slides: 3 },
] as const;

export const [hero, news, projects, consultation] = carousels;

/** The numbers of the reviews in view: `shows` at first, `then` after one press of the button for the next ones. */
export const rotators = [
  { name: 'the reviews of /home', route: '/home', shows: [1, 2], then: [2, 3] },
  { name: 'the reviews of /housing_society', route: '/housing_society', shows: [1], then: [2] },
  { name: 'the reviews of /commercial', route: '/commercial', shows: [1, 2], then: [3, 4] },
].map((kind) => ({ ...kind, label: en.testimonials.home.label }));

export const region = (page: Page, { label }: { label: string }) =>
  page.getByRole('region', { name: label, exact: true });

export const shown = (carousel: Locator) =>
  carousel
    .locator('[data-slide]')
    .evaluateAll((slides) => slides.flatMap((slide, index) => (slide.hasAttribute('inert') ? [] : [index + 1])));
