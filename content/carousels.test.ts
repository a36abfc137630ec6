import type { z } from 'zod';
import { ContentError, defineContent } from './define';
import { heroSlider } from './hero-slides';
import { news } from './news';
import { projects } from './projects';
import { carouselWords } from './schemas/carousel';
import { heroSlider as heroSliderSchema } from './schemas/hero-slider';
import { news as newsSchema } from './schemas/news';
import { projects as projectsSchema } from './schemas/projects';

/** What the build says about a value, or that it takes it. */
function verdict(schema: z.ZodType, value: unknown): string {
  try {
    defineContent({ file: 'content/x.ts', page: '/x' }, schema, value);
    return 'taken';
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message;
  }
}

test.each([1, 2, 4])('the hero slider with %i slides is refused', (count) => {
  const slides = Array.from({ length: count }, () => heroSlider.slides[0]);
  expect(verdict(heroSliderSchema, { ...heroSlider, slides })).toMatch(/content\/x\.ts · page: \/x · field: slides · expected three slides/);
});

test.each([0, 1, 2, 4])('the news with %i items is refused', (count) => {
  const items = Array.from({ length: count }, (_, index) => ({ ...news.items[0]!, id: `n${index}` }));
  expect(verdict(newsSchema, { ...news, items })).toMatch(/field: items · expected five items/);
});

test('two reports under one id are refused', () => {
  const items = news.items.map((item) => ({ ...item, id: 'same' }));
  expect(verdict(newsSchema, { ...news, items })).toMatch(/field: items · expected an id of its own/);
});

test('nine projects are refused', () => {
  expect(verdict(projectsSchema, { ...projects, items: projects.items.slice(1) })).toMatch(/field: items · expected ten projects/);
});

test('a carousel shows the first of a longer list, and the rest are kept', () => {
  const sixth = { ...news.items[0]!, id: 'sixth', title: 'On top' };
  expect(newsSchema.parse({ ...news, items: [sixth, ...news.items] }).items.map(({ id }) => id)).toEqual(['sixth', ...news.items.slice(0, 4).map(({ id }) => id)]);
  expect(projectsSchema.parse({ ...projects, items: [...projects.items, ...projects.items] }).items).toEqual(projects.items);
});

test('the name of a slide that lacks its number is refused', () => {
  expect(verdict(carouselWords, { ...news.words, position: 'one of {total}' })).toMatch(/field: position · expected \{n\}/);
});

test('invented reports and projects are marked as samples', () => {
  expect([...news.items, ...projects.items].filter(({ sample }) => sample !== true)).toEqual([]);
});
