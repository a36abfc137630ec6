/** @jest-environment node */

import { heroSlider } from './sections';
import { interfaceLabels } from './site';
import type { z } from 'zod';

const refusal = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

const picture = { src: '/pictures/roof.svg', width: 8, height: 6, decorative: true };

test.each([1, 2, 4])('the schema refuses a hero slider with %i slides instead of three', (count) => {
  const slides = Array.from({ length: count }, () => ({ heading: 'Sun', text: 'Sun', picture }));
  expect(refusal(heroSlider.shape.slides, slides)).toMatch(/^expected three slides/);
});

test('the schema refuses a label for carousel slides without {n}, the number of the slide', () => {
  expect(refusal(interfaceLabels.shape.carousel.shape.position, '{n} of {total}')).toBeUndefined();
  expect(refusal(interfaceLabels.shape.carousel.shape.position, 'one of {total}')).toMatch(/^expected \{n\}/);
});
