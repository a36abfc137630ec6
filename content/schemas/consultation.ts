import { z } from 'zod';
import { picture } from './picture';
import { text } from '../../lib/words/text';

export const consultation = z.strictObject({
  heading: text,
  line: text,
  /** The carousel's name for screen readers. */
  label: text,
  slides: z.array(z.strictObject({ picture, title: text, text })).min(2, 'expected two slides or more'),
  /** The text about what happens after the consultation. */
  then: text,
});

export type ConsultationContent = z.output<typeof consultation>;
