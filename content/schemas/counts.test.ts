/** @jest-environment node */
import type { z } from 'zod';
import { companyFacts } from './company';
import { consultation } from './consultation';
import { faqSection } from './faq';
import { cities } from './locations';
import { news } from './news';
import { projects } from './projects';

/** The first error message of a schema for a list of `count` items; undefined where that length is allowed. */
const refusal = (schema: z.ZodType, count: number, item: (index: number) => unknown) =>
  schema.safeParse(Array.from({ length: count }, (_, index) => item(index))).error?.issues[0]?.message;

const picture = { src: '/pictures/roof.svg', width: 8, height: 6, decorative: true };
const question = (index: number) => ({ question: `Question ${index}?`, answer: 'Yes.' });
const report = (index: number) => ({
  id: `r${index}`,
  image: picture,
  title: `Report ${index}`,
  date: '2026-01-31',
  link: 'landing',
});
const project = (index: number) => ({ img: picture, title: `Project ${index}` });
const step = (index: number) => ({ picture, title: `Step ${index}`, text: 'We come.' });

test.each([
  [
    'questions of a topic',
    faqSection.shape.categories.element.shape.questions,
    2,
    question,
    'expected two questions or more',
  ],
  [
    'social links',
    companyFacts.in.shape.social,
    3,
    () => ({ text: 'Videos', href: 'https://example.com/videos' }),
    'expected three links or more',
  ],
  ['cities', cities, 5, (index: number) => `City ${index}`, 'expected five cities or more'],
  [
    'reports',
    news.shape.items,
    5,
    report,
    'expected five items or more: the carousel has five dots, and three must stand side by side with more to come',
  ],
  [
    'projects',
    projects.shape.items,
    10,
    project,
    'expected ten projects or more: the carousel is promised with ten photos',
  ],
  ['steps of a consultation', consultation.shape.slides, 2, step, 'expected two slides or more'],
] as const)('the list of %s has a minimum length and no maximum', (_, schema, fewest, item, message) => {
  expect(refusal(schema, fewest - 1, item)).toBe(message);
  expect(refusal(schema, fewest, item)).toBeUndefined();
  expect(refusal(schema, fewest + 3, item)).toBeUndefined();
});

test('of more news reports than the carousel shows, only the first are used', () => {
  const items = news.shape.items.parse([0, 1, 2, 3, 4, 5, 6].map(report) as never);
  expect(items.map(({ id }) => id)).toEqual(['r0', 'r1', 'r2', 'r3', 'r4']);
});
