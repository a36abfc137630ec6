import { z } from 'zod';
import { faq, link } from './blocks';
import { text } from '../../lib/words/text';

const anyCategory = faq.shape.categories.element;
const category = anyCategory.extend({
  questions: anyCategory.shape.questions.min(2, 'expected two questions or more'),
});

export const faqSection = faq.extend({
  heading: text,
  line: text,
  action: link,
  label: text,
  categories: z.array(category).length(3, 'expected the three categories'),
});

export type FaqContent = z.output<typeof faqSection>;
export type FaqCategory = z.output<typeof category>;
