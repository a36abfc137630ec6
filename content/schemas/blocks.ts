import { z } from 'zod';
import type { PageId, Route } from '../facts/routes';
import { href } from './address';
import { givenInstead } from './given-instead';
import { picture } from './picture';
import { seo } from './seo';
import { text } from './text';

/** Building blocks of all content. Each message finishes the sentence "field: …". */

export const date = z.iso.date({ error: ({ input }) => `expected a date written YYYY-MM-DD, ${givenInstead(input)}` });

/** Words with a day in them. */
export const datedText = text.includes('{date}', 'expected {date} where the day goes');

export const iconNames = [
  'banknote',
  'building',
  'bulb',
  'calendar',
  'check',
  'download',
  'droplet',
  'factory',
  'home',
  'lift',
  'mail',
  'message',
  'phone',
  'shield',
  'sun',
  'wind',
  'wrench',
] as const;
export const icon = z.enum(iconNames, {
  error: ({ input }) => `expected one of the icons ${iconNames.join(', ')}, ${givenInstead(input)}`,
});

export const link = z.strictObject({ text, href });

/**
 * Who at the company confirmed a claim, and when; null until somebody has. `npm run check:launch -- --seal` writes the
 * seal: the fingerprint of what stands beside it, by which a change after the approval is found.
 */
export const approved = z.strictObject({ by: text, on: date, seal: text.optional() }).nullable();

export const claim = z.strictObject({ figure: text, text });

/** What every page has. `updated` is the day on which its words were last changed, which search engines are told. */
export const page = z.strictObject({
  seo,
  updated: date,
});

export const hero = z.strictObject({
  kicker: text.optional(),
  heading: text,
  text,
  action: link.optional(),
  picture: picture.optional(),
  surface: z.enum(['dawn', 'sky', 'dusk']).default('dawn'),
});

export const formSection = z.strictObject({
  id: text,
  heading: text,
  line: text,
  promises: z.array(z.strictObject({ icon, text })).min(1, 'expected one promise or more'),
  /** What is promised here and under which terms, in one line. */
  terms: z.strictObject({ text, link }).optional(),
  picture: picture.optional(),
});

export const faq = z.strictObject({
  categories: z
    .array(
      z.strictObject({
        name: text,
        questions: z.array(z.strictObject({ question: text, answer: text })).min(1, 'expected one question or more'),
      }),
    )
    .min(1, 'expected one category or more'),
});

export const newsItem = z.strictObject({
  id: text,
  image: picture,
  title: text,
  date,
  link: href,
  source: text.optional(),
  sample: z.literal(true).optional(),
});

/** A page of one language. */
export interface Page extends z.output<typeof page> {
  id: PageId;
  /** Its address in English, which is a part of that in any other language. */
  route: Route;
  address: string;
  /** The file of its words. */
  file: string;
}
export type LinkContent = z.output<typeof link>;
export type HeroContent = z.output<typeof hero>;
export type FormSectionContent = z.output<typeof formSection>;
