import { z } from 'zod';
import { href } from '../../lib/words/address';
import { text, textNaming } from '../../lib/words/text';
import { picture } from './picture';
import { seo } from './seo';
import { approved, date, link, names, oneOf, some, texts } from '../../lib/words/parts';

/** The schema of a text with a date in it, which is written as `{date}`. */
export const datedText = textNaming('date');

export const iconNames = names(
  'banknote building bulb calendar check download droplet factory home',
  'lift mail message phone shield sun wind wrench',
);
export const icon = oneOf(iconNames, 'the icons');

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
  ...texts('id heading line'),
  promises: some(z.strictObject({ icon, text }), 'promise'),
  /** The terms of a promise that is made beside a form, in one line. */
  terms: z.strictObject({ text, link }).optional(),
  picture: picture.optional(),
});

export const faq = z.strictObject({
  categories: some(
    z.strictObject({
      name: text,
      questions: some(z.strictObject({ question: text, answer: text }), 'question'),
    }),
    'category',
  ),
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
export type HeroContent = z.output<typeof hero>;
export type FormSectionContent = z.output<typeof formSection>;
