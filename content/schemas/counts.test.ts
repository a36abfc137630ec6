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
    2,
    faqSection.shape.categories.element.shape.questions,
    question,
    'expected two questions or more',
  ],
  [
    'social links',
    3,
    company.in.shape.social,
    () => ({ text: 'Videos', href: 'https://example.com/videos' }),
    'expected three links or more',
  ],
  ['places', 5, places, (index: number) => ({ text: `City ${index}` }), 'expected five places or more'],
  ['steps of a consultation', 2, consultation.shape.slides, step, 'expected two slides or more'],
] as const)(
  'the schema of a list of %s refuses fewer than %i items, and accepts this number and more',
  (_, fewest, schema, item, message) => {
    expect(refusal(schema, fewest - 1, item)).toBe(message);
    expect(refusal(schema, fewest, item)).toBeUndefined();
    expect(refusal(schema, fewest + 3, item)).toBeUndefined();
  },
);
