import { z } from 'zod';
import { href } from '../../lib/words/address';
import { givenInstead } from '../../lib/words/given-instead';
import { picture } from './picture';
import { seo } from './seo';
import { text, textNaming } from '../../lib/words/text';

/** Schemas that other content schemas are built from. Each error message completes the sentence "field: …". */

export const date = z.iso.date({ error: ({ input }) => `expected a date written YYYY-MM-DD, ${givenInstead(input)}` });

/** The schema of a text with a date in it, which is written as `{date}`. */
export const datedText = textNaming('date');

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
 * The schema of a claim's approval: who at the company confirmed the claim, and when; null until somebody has. `npm run
 * check:launch -- --seal` adds `seal`, a fingerprint of the approved words that reveals later changes.
 */
export const approved = z.strictObject({ by: text, on: date, seal: text.optional() }).nullable();

/** The schema of a claim as a page shows it. A page takes it from facts/claims, with more than is shown. */
export const claim = z
  .strictObject({
    value: text.optional(),
    reviews: text.optional(),
    years: text.optional(),
    figure: text.optional(),
    text,
    approved: approved.optional(),
  })
  .transform(({ value, figure, text }) => ({ figure: figure ?? value ?? '', text }));

/**
 * The schema of what every page has. `updated` is the date of the last change to its words, which the sitemap tells
 * search engines.
 */
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
  /** The terms of a promise that is made beside a form, in one line. */
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
  image: picture,
  title: text,
  date,
  link: href,
  source: text.optional(),
  sample: z.literal(true).optional(),
});

export interface Page extends z.output<typeof page> {
  /** The name of the page's file in content/pages/. */
  id: string;
  /** The page's address in English, which its address in any other language contains. */
  route: string;
  address: string;
  /** The path of the file with the page's words. */
  file: string;
}
export type LinkContent = z.output<typeof link>;
export type HeroContent = z.output<typeof hero>;
export type FormSectionContent = z.output<typeof formSection>;
