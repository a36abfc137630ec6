/** @jest-environment node */

import { company } from './site';
import { consultation, faqSection, places } from './sections';
import type { z } from 'zod';

const refusal = (schema: z.ZodType, count: number, item: (index: number) => unknown) =>
  schema.safeParse(Array.from({ length: count }, (_, index) => item(index))).error?.issues[0]?.message;

const picture = { src: '/pictures/roof.svg', width: 8, height: 6, decorative: true };
const question = (index: number) => ({ question: `Question ${index}?`, answer: 'Yes.' });
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
    company.in.shape.social,
    3,
    () => ({ text: 'Videos', href: 'https://example.com/videos' }),
    'expected three links or more',
  ],
  ['places', places, 5, (index: number) => ({ text: `City ${index}` }), 'expected five places or more'],
  ['steps of a consultation', consultation.shape.slides, 2, step, 'expected two slides or more'],
] as const)(
  'the schema refuses a list with too few %s, and accepts the minimum number and more',
  (_, schema, fewest, item, message) => {
    expect(refusal(schema, fewest - 1, item)).toBe(message);
    expect(refusal(schema, fewest, item)).toBeUndefined();
    expect(refusal(schema, fewest + 3, item)).toBeUndefined();
  },
);
